// A boardgame.io server with a simple railway game of about the same state as Paris Connection: six colours of
// locomotives, a map of spaces, a secret hand for each player.  A move lays one locomotive and hands the turn on.
//
//     NODE_ENV=production node server.js PORT [FOLDER]      without a folder matches live in memory alone
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { PlayerView, INVALID_MOVE } = require("boardgame.io/core");

const COLOURS = 6;
const SPACES = 150;

const Rail = {
  name: "rail",
  minPlayers: 3,
  maxPlayers: 6,
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ ctx, random }) => ({
    lying: Array(SPACES).fill(0), // a bit for every colour
    tray: Array(COLOURS).fill(SPACES),
    value: Array(COLOURS).fill(0),
    players: Object.fromEntries(
      ctx.playOrder.map((player) => [player, { hand: Array.from({ length: 10 }, () => random.Die(COLOURS) - 1) }]),
    ),
  }),
  moves: {
    build: ({ G, events }, colour, space) => {
      const known = Number.isInteger(colour) && Number.isInteger(space) && colour >= 0 && space >= 0;
      if (!known || colour >= COLOURS || space >= SPACES) return INVALID_MOVE;
      if (G.lying[space] & (1 << colour)) return INVALID_MOVE;
      G.lying[space] |= 1 << colour;
      G.tray[colour] -= 1;
      G.value[colour] += space % 5 === 0 ? 1 : 0;
      events.endTurn();
    },
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [Rail], origins: [Origins.LOCALHOST], db }).run(Number(port), () => console.log("ready"));
