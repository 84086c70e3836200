// Made by `npm run types` from the JSON Schemas of nuremberg: do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Beck
         * @description A beck with its name, which means nothing in the game.
         */
        Beck: {
            /** Line */
            line: number[];
            /** Name */
            name: string;
        };
        /**
         * Boards
         * @description The extra boards, of which each game uses one side.
         */
        Boards: {
            /**
             * Format
             * @constant
             */
            format: "stellwerk-boards/1";
            pieces: components["schemas"]["PiecesInTheBox"];
            profit: components["schemas"]["Display"];
            /**
             * Sides
             * @description Side 2-3, then side 3-4.
             */
            sides: components["schemas"]["BoardSide"][];
            tracks: components["schemas"]["Tracks"];
        };
        /**
         * BoardSide
         * @description One side of the two extra boards: influence boxes, and trains.
         */
        BoardSide: {
            /** @description Tokens in the bag. */
            bag: components["schemas"]["ByColour"];
            /** Boxes */
            boxes: components["schemas"]["PrintedBox"][];
            /**
             * Rows
             * @description From the dearest to the cheapest.
             */
            rows: components["schemas"]["Row"][];
            /**
             * Side
             * @enum {string}
             */
            side: "2-3" | "3-4";
            /**
             * Turns
             * @description How many turns a game has, by the number of players.
             */
            turns: {
                [key: string]: 4 | 5;
            };
        };
        /**
         * Bonus
         * @description The connection that scores: the areas of its two ends.
         */
        Bonus: {
            /** From */
            from: string[];
            /** To */
            to: string[];
        };
        /**
         * Box
         * @description An influence box, and the bid that lies in it.
         */
        Box: {
            /** Bid */
            bid: number;
            /** Bidder */
            bidder: number | null;
            /**
             * Box
             * @description Its number, from 1.
             */
            box: number;
            /**
             * Minimum
             * @description The cubes of a first bid.
             */
            minimum: number;
            /** Points */
            points: ("red or green" | "white" | "brown" | "red" | "green")[];
            /**
             * Token
             * @description One more point.
             */
            token: ("white" | "brown" | "red" | "green") | null;
        };
        /**
         * ByColour
         * @description A number of influence for each colour.
         */
        ByColour: {
            /** Brown */
            brown: number;
            /** Green */
            green: number;
            /** Red */
            red: number;
            /** White */
            white: number;
        };
        /**
         * Chain
         * @description The chain of links that is being built, or sold to a company.
         */
        Chain: {
            /**
             * Areas
             * @description From its start.
             */
            areas: string[];
            /** Company */
            company: ("red" | "green") | null;
            /**
             * What
             * @enum {string}
             */
            what: "build" | "sell";
        };
        /**
         * CompanyLinks
         * @description Links that the companies have left.
         */
        CompanyLinks: {
            /** Green */
            green: number;
            /** Red */
            red: number;
        };
        /**
         * Display
         * @description The profit and loss display, from its lowest to its highest place.
         */
        Display: {
            /** High */
            high: number;
            /** Low */
            low: number;
            /** Start */
            start: number;
        };
        /**
         * Goods
         * @description The goods of a map: white ones come from fields.
         */
        Goods: {
            /**
             * White
             * @enum {string}
             */
            white: "beer" | "post" | "stone" | "cheese";
            /**
             * Yellow
             * @enum {string}
             */
            yellow: "beer" | "post" | "stone" | "cheese";
        };
        /**
         * Ground
         * @description Room for every sign: the areas as they are drawn; made by tools/areas.py.
         */
        Ground: {
            /** Becks */
            becks?: components["schemas"]["Beck"][];
            /** Extensions */
            extensions?: {
                [key: string]: number[];
            };
            /** Outlines */
            outlines?: {
                [key: string]: number[];
            };
            /** Rivers */
            rivers?: number[][];
            /**
             * Size
             * @description Of the square that the areas fill.
             */
            size?: number;
        };
        /**
         * Map
         * @description A map: areas, the borders that links can cross, and which stations serve the fields.
         */
        Map: {
            /**
             * About
             * @description What is known and what is not, by language.
             */
            about?: unknown;
            /** Areas */
            areas: components["schemas"]["MapArea"][];
            /** @description Extra boards of its own. */
            boards?: components["schemas"]["Boards"];
            bonus?: components["schemas"]["Bonus"];
            /**
             * Fields
             * @description For each field the stations that serve it.
             */
            fields: {
                [key: string]: string[];
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
            game: "nuremberg";
            goods: components["schemas"]["Goods"];
            /**
             * Id
             * @description A short name, such as france.
             */
            id: string;
            /** Links */
            links: components["schemas"]["MapLink"][];
            /**
             * Scenery
             * @description A file beside the map, or the scenery itself.
             */
            scenery?: string | components["schemas"]["Ground"];
            /**
             * Status
             * @description `exact` or `reconstructed`: printed on the drawing.
             */
            status?: string;
            /** Title */
            title: {
                [key: string]: string;
            };
        };
        /**
         * MapArea
         * @description An area of the map, with what lies there at the start.
         */
        MapArea: {
            /**
             * At
             * @description Its middle, from [0, 0] to [1, 1].
             */
            at?: number[];
            /**
             * Company
             * @description Whose town it is.
             * @enum {string}
             */
            company?: "red" | "green";
            /**
             * De
             * @description Its name in German, where that is another.
             */
            de?: string;
            /**
             * Extension
             * @description The border of a part that only some games have.
             */
            extension?: number[][];
            /** Id */
            id: string;
            /**
             * Kind
             * @description `field` a hill or a hop field, `goods` a place of cheese or post.
             * @enum {string}
             */
            kind: "field" | "goods" | "station" | "town";
            /** Name */
            name: string;
            /**
             * Outline
             * @description The corners of its border, shared with its neighbours.
             */
            outline?: number[][];
            /**
             * Passenger
             * @description The colour of the passenger printed in a station.
             * @enum {string}
             */
            passenger?: "red" | "green";
            /**
             * Pieces
             * @description People drawn for a station: 3 for a large one.
             * @enum {integer}
             */
            pieces?: 2 | 3;
            /**
             * Valley
             * @description Links into and out of a valley cost 2.
             */
            valley?: boolean;
        };
        /**
         * MapLink
         * @description A border that a link can cross.
         */
        MapLink: {
            /** Between */
            between: string[];
            /**
             * Extension
             * @description There only where the extension of an area is.
             */
            extension?: boolean;
            /**
             * Forbidden
             * @description Never to be built.
             */
            forbidden?: boolean;
            /**
             * Only
             * @description Built from the first area to the second alone.
             * @constant
             */
            only?: "out";
            /**
             * River
             * @description A link across a river costs 2.
             */
            river?: boolean;
        };
        /**
         * Orders
         * @description The seats in the three orders of play, first to last.
         */
        Orders: {
            /** Build */
            build: number[];
            /** Player */
            player: number[];
            /** Train */
            train: number[];
        };
        /**
         * PiecesInTheBox
         * @description How many pieces of each kind there are in all.
         */
        PiecesInTheBox: {
            /** Green */
            green: number;
            /** Landlord */
            landlord: number;
            /** Red */
            red: number;
            /** White */
            white: number;
            /** Yellow */
            yellow: number;
        };
        /**
         * PrintedBox
         * @description An influence box: three points in the upper row, two in the lower.
         */
        PrintedBox: {
            /** Points */
            points: ("red or green" | "white" | "brown" | "red" | "green")[];
            /**
             * Row
             * @enum {string}
             */
            row: "upper" | "lower";
        };
        /**
         * Row
         * @description A row of trains of one price, in brown points.
         */
        Row: {
            /**
             * Price
             * @enum {integer}
             */
            price: 1 | 2 | 3;
            /**
             * Trains
             * @description For each train how many passengers and how many goods it takes.
             */
            trains: number[][];
        };
        /**
         * Seat
         * @description A seat.
         */
        Seat: {
            /**
             * Carried
             * @description On its trains this turn.
             */
            carried: {
                [key: string]: number;
            };
            /**
             * Cubes
             * @description In hand.
             */
            cubes: number;
            /**
             * Held
             * @description Kept from earlier turns.
             */
            held: {
                [key: string]: number;
            };
            influence: components["schemas"]["ByColour"];
            /**
             * Links
             * @description On the board: what it has to pay for each turn.
             */
            links: number;
            /** Links Left */
            links_left: number;
            /** Passed */
            passed: boolean;
            /**
             * Points
             * @description Scored on the way.
             */
            points: number;
            /** Profit */
            profit: number;
            /**
             * Score
             * @description If the game ended now.
             */
            score: number;
            /** Seat */
            seat: number;
            /** Sets */
            sets: number;
            /**
             * Stock
             * @description Cubes that are out of reach until a new turn.
             */
            stock: number;
            /** Trains */
            trains: string[];
        };
        /**
         * Stacks
         * @description The seats along each track, the one ahead first.
         */
        Stacks: {
            /** Brown */
            brown: number[];
            /** Green */
            green: number[];
            /** Profit */
            profit: number[];
            /** Red */
            red: number[];
            /** White */
            white: number[];
        };
        /**
         * Step
         * @description A link that the builder can lay next, with its price: build points, and influence by colour.
         */
        Step: {
            /** Cost */
            cost: number;
            /** From */
            from: string;
            /** Green */
            green: number;
            /** Red */
            red: number;
            /** To */
            to: string;
            /** White */
            white: number;
        };
        /**
         * Track
         * @description An influence track: where its markers begin, and where it ends.
         */
        Track: {
            /** Start */
            start: number;
            /** Top */
            top: number;
        };
        /**
         * Tracks
         * @description The influence tracks.
         */
        Tracks: {
            brown: components["schemas"]["Track"];
            green: components["schemas"]["Track"];
            red: components["schemas"]["Track"];
            white: components["schemas"]["Track"];
        };
        /**
         * Train
         * @description A train, with its room for passengers and goods.
         */
        Train: {
            /** Goods */
            goods: number;
            /** Owner */
            owner: number | null;
            /** Passengers */
            passengers: number;
            /** Price */
            price: number;
            /**
             * Riders
             * @description Passengers on it.
             */
            riders: number;
            /** Train */
            train: string;
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
             * Bonus
             * @description Which branches of the scoring connection score.
             * @enum {string}
             */
            bonus: "shortest" | "all";
            /** Boxes */
            boxes: components["schemas"]["Box"][];
            /**
             * Buying
             * @description The train that is being paid for.
             */
            buying: string | null;
            chain: components["schemas"]["Chain"] | null;
            /**
             * Companies
             * @description The companies that have a place in an area.
             */
            companies: {
                [key: string]: ("red" | "green")[];
            };
            company_links: components["schemas"]["CompanyLinks"];
            /**
             * Connected
             * @description Whether the scoring connection has been made; none where the map has no such thing.
             */
            connected: boolean | null;
            /**
             * Due
             * @description Points still to be paid.
             */
            due: number;
            /**
             * Extended
             * @description Whether areas have their extensions.
             */
            extended: boolean;
            /** Game */
            game: string;
            goods: components["schemas"]["Goods"];
            /**
             * Links
             * @description Who owns the links that have been built: a seat or a company.
             */
            links: {
                [key: string]: number | ("red" | "green");
            };
            /** Map */
            map: string;
            /** Offers */
            offers: components["schemas"]["Step"][];
            orders: components["schemas"]["Orders"];
            /** Over */
            over: boolean;
            /**
             * Phase
             * @enum {string}
             */
            phase: "auction" | "choice" | "building" | "paying" | "transport" | "takeovers" | "over";
            /**
             * Pieces
             * @description What lies in the areas.
             */
            pieces: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** Players */
            players: number;
            /**
             * Seat
             * @description Who looks; none for a spectator.
             */
            seat: number | null;
            /** Seats */
            seats: components["schemas"]["Seat"][];
            /**
             * Side
             * @description Of the board with the boxes.
             * @enum {string}
             */
            side: "2-3" | "3-4";
            stacks: components["schemas"]["Stacks"];
            /**
             * Train Side
             * @enum {string}
             */
            train_side: "2-3" | "3-4";
            /** Trains */
            trains: components["schemas"]["Train"][];
            /** Turn */
            turn: number;
            /** Turns */
            turns: number;
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
export type Beck = components['schemas']['Beck'];
export type BoardSide = components['schemas']['BoardSide'];
export type Boards = components['schemas']['Boards'];
export type Bonus = components['schemas']['Bonus'];
export type Box = components['schemas']['Box'];
export type ByColour = components['schemas']['ByColour'];
export type Chain = components['schemas']['Chain'];
export type CompanyLinks = components['schemas']['CompanyLinks'];
export type Display = components['schemas']['Display'];
export type Goods = components['schemas']['Goods'];
export type Ground = components['schemas']['Ground'];
export type Map = components['schemas']['Map'];
export type MapArea = components['schemas']['MapArea'];
export type MapLink = components['schemas']['MapLink'];
export type Orders = components['schemas']['Orders'];
export type PiecesInTheBox = components['schemas']['PiecesInTheBox'];
export type PrintedBox = components['schemas']['PrintedBox'];
export type Row = components['schemas']['Row'];
export type Seat = components['schemas']['Seat'];
export type Stacks = components['schemas']['Stacks'];
export type Step = components['schemas']['Step'];
export type Track = components['schemas']['Track'];
export type Tracks = components['schemas']['Tracks'];
export type Train = components['schemas']['Train'];
export type View = components['schemas']['View'];
