// Made by `npm run types` from the JSON Schemas of deutschland: do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * City
         * @description A city.
         */
        City: {
            /** Lat */
            lat?: number;
            /** Lon */
            lon?: number;
            /** Name */
            name: string;
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * Country
         * @description A neighbour of the country on the map.
         */
        Country: {
            /**
             * Endpoints
             * @description Where routes end there; each ends one route, and connects nothing else.
             */
            endpoints: number[][];
            /** Name */
            name: string | {
                [key: string]: string;
            };
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * Decks
         * @description A number of tickets of each deck.
         */
        Decks: {
            /** Long */
            long: number;
            /** Short */
            short: number;
        };
        /**
         * Drawn
         * @description A line with a width, such as a river.
         */
        Drawn: {
            /** Line */
            line: number[];
            /** Width */
            width: number;
        };
        /**
         * Final
         * @description The final scoring of a seat, part by part.
         */
        Final: {
            /** Bonus */
            bonus: number;
            /** Completed */
            completed: number;
            /**
             * Tickets
             * @description What each ticket brought or cost.
             */
            tickets: {
                [key: string]: number;
            };
            /** Total */
            total: number;
            /** Tracks */
            tracks: number;
        };
        /**
         * Goal
         * @description A ticket, as whoever holds it or chooses it sees it.
         */
        Goal: {
            /**
             * Between
             * @description The two places that it names.
             */
            between: string[];
            /** Complete */
            complete: boolean;
            /**
             * Deck
             * @enum {string}
             */
            deck: "short" | "long";
            /** Points */
            points: number;
            /**
             * Possible
             * @description Whether the wagons left are enough for that.
             */
            possible: boolean;
            /** Ticket */
            ticket: string;
            /**
             * To Go
             * @description The fewest wagons that would complete it; -1 if others have closed every way.
             */
            to_go: number;
            /**
             * Way
             * @description The tracks still to be claimed on that way.
             */
            way: string[];
        };
        /**
         * Lettering
         * @description Words on the drawing.
         */
        Lettering: {
            /** At */
            at: number[];
            /** Text */
            text: unknown;
        };
        /**
         * Map
         * @description A map: places, the routes between them, and the tickets.
         */
        Map: {
            /**
             * About
             * @description What is known and what is not, by language.
             */
            about?: unknown;
            /** Cities */
            cities: {
                [key: string]: components["schemas"]["City"];
            };
            /** Countries */
            countries: {
                [key: string]: components["schemas"]["Country"];
            };
            /**
             * Format
             * @constant
             */
            format: "stellwerk-map/1";
            /**
             * Game
             * @constant
             */
            game: "deutschland";
            /**
             * Id
             * @description A short name, such as france.
             */
            id: string;
            /** Routes */
            routes: components["schemas"]["Route"][];
            /**
             * Scenery
             * @description A file beside the map, or the scenery itself.
             */
            scenery?: string | components["schemas"]["Scenery"];
            /**
             * Size
             * @description Width and height of the sheet that all coordinates are on: x to the right, y down.
             */
            size?: number[];
            /**
             * Status
             * @description `exact` or `reconstructed`: printed on the drawing.
             */
            status?: string;
            /** Tickets */
            tickets: components["schemas"]["Ticket"][];
            /** Title */
            title: {
                [key: string]: string;
            };
        };
        /**
         * Route
         * @description A route, with one, two or three parallel tracks.
         */
        Route: {
            /**
             * Between
             * @description A city, and another city or a country.
             */
            between: string[];
            /**
             * Endpoint
             * @description At which endpoint of the country it ends, counted from 1.
             */
            endpoint?: number;
            /**
             * Length
             * @description How many wagons and cards each of its tracks takes.
             */
            length: number;
            /** Tracks */
            tracks: components["schemas"]["Track"][];
        };
        /**
         * Scenery
         * @description The country around a board, in the coordinates of the board; made by tools/scenery.py.
         */
        Scenery: {
            /** Beyond */
            beyond?: number[][];
            /** Borders */
            borders?: number[][];
            /** Home */
            home?: number[][];
            /** Labels */
            labels?: components["schemas"]["Lettering"][];
            /** Lakes */
            lakes?: number[][];
            /** Ridges */
            ridges?: components["schemas"]["Drawn"][];
            /** Rivers */
            rivers?: components["schemas"]["Drawn"][];
        };
        /**
         * Seat
         * @description A seat; hand and tickets only for whoever sits there, and for all when the game is over.
         */
        Seat: {
            /**
             * Cards
             * @description How many it holds.
             */
            cards: number;
            final?: components["schemas"]["Final"];
            /** Hand */
            hand?: {
                [key: string]: number;
            };
            /** Held */
            held?: components["schemas"]["Goal"][];
            /**
             * Known
             * @description Of these, what it took face up and has not spent since.
             */
            known: {
                [key: string]: number;
            };
            /**
             * Points
             * @description For tracks so far.
             */
            points: number;
            /** Seat */
            seat: number;
            tickets: components["schemas"]["Decks"];
            /** Wagons */
            wagons: number;
        };
        /**
         * Ticket
         * @description A ticket: two places to be connected.
         */
        Ticket: {
            /** Between */
            between: string[];
            /**
             * Deck
             * @enum {string}
             */
            deck: "short" | "long";
            /**
             * Editions
             * @description The editions it belongs to, each named once.
             */
            editions: ("2012" | "2017")[];
            /** Points */
            points: number;
        };
        /**
         * Track
         * @description One of the parallel tracks of a route.
         */
        Track: {
            /**
             * Colour
             * @description The colour of the cards it takes; grey: any one colour.
             * @enum {string}
             */
            colour: "blue" | "red" | "green" | "yellow" | "black" | "purple" | "white" | "orange" | "grey";
            /**
             * Spaces
             * @description Its wagon spaces, as many as it is long, from the first end to the second; without them they lie in a line.
             */
            spaces?: number[][];
        };
        /**
         * View
         * @description What a seat sees, and of which game.
         */
        View: {
            /**
             * Actor
             * @description Whose decision it is; -1 when the game is over.
             */
            actor: number;
            /**
             * Claims
             * @description For each track that the seat can claim now, the payments to choose from, such as red+1.
             */
            claims: {
                [key: string]: string[];
            };
            /**
             * Closed
             * @description Tracks that nobody owns and that the seat (a spectator: nobody) can claim any more.
             */
            closed: string[];
            /** Deck */
            deck: number;
            /** Discards */
            discards: {
                [key: string]: number;
            };
            /**
             * First Tickets
             * @description Whether first tickets are still being chosen.
             */
            first_tickets: boolean;
            /** Game */
            game: string;
            /**
             * Hidden Choice
             * @description Whether others' first choices are hidden now.
             */
            hidden_choice: boolean;
            /** Map */
            map: string;
            /**
             * Must Keep
             * @description How many of these at least must be kept.
             */
            must_keep: number | null;
            /**
             * Offer
             * @description Tickets that the seat chooses from.
             */
            offer: components["schemas"]["Goal"][];
            /** @description How many tickets of each deck somebody is choosing from. */
            offered: components["schemas"]["Decks"] | null;
            /** Over */
            over: boolean;
            /**
             * Phase
             * @enum {string}
             */
            phase: "mix" | "choose" | "turn" | "second" | "over";
            /** Players */
            players: number;
            /** Row */
            row: ("blue" | "red" | "green" | "yellow" | "black" | "purple" | "white" | "orange" | "locomotive")[];
            /**
             * Seat
             * @description Who looks; none for a spectator.
             */
            seat: number | null;
            /** Seats */
            seats: components["schemas"]["Seat"][];
            ticket_decks: components["schemas"]["Decks"];
            /**
             * Tracks
             * @description Claimed tracks, each with its owner's seat.
             */
            tracks: {
                [key: string]: number;
            };
            /**
             * Turns Left
             * @description Turns left in the last round; none before it.
             */
            turns_left: number | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export type City = components['schemas']['City'];
export type Country = components['schemas']['Country'];
export type Decks = components['schemas']['Decks'];
export type Drawn = components['schemas']['Drawn'];
export type Final = components['schemas']['Final'];
export type Goal = components['schemas']['Goal'];
export type Lettering = components['schemas']['Lettering'];
export type Map = components['schemas']['Map'];
export type Route = components['schemas']['Route'];
export type Scenery = components['schemas']['Scenery'];
export type Seat = components['schemas']['Seat'];
export type Ticket = components['schemas']['Ticket'];
export type Track = components['schemas']['Track'];
export type View = components['schemas']['View'];
