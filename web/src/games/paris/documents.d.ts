// Made by `npm run types` from the JSON Schemas of paris: do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Blocked
         * @description A dashed edge: two spaces that touch, but are not neighbours.
         */
        Blocked: {
            /** Between */
            between: string[];
            /** Why */
            why?: string;
        };
        /**
         * Building
         * @description The build that is going on.
         */
        Building: {
            /**
             * Colour
             * @enum {string}
             */
            colour: "purple" | "brown" | "black" | "yellow" | "blue" | "red";
            /** Placed */
            placed: number;
        };
        /**
         * Company
         * @description A company, as everybody sees it.
         */
        Company: {
            /**
             * Colour
             * @enum {string}
             */
            colour: "purple" | "brown" | "black" | "yellow" | "blue" | "red";
            /** Start */
            start: string;
            /** Station */
            station: string;
            /**
             * Tray
             * @description Locomotives left to build with.
             */
            tray: number;
            /** Value */
            value: number;
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
         * @description A map: rows of hexes, and the names of what is there.
         */
        Map: {
            /**
             * About
             * @description What is known and what is not, by language.
             */
            about?: unknown;
            /** Blocked */
            blocked: components["schemas"]["Blocked"][];
            /** Cities */
            cities: {
                [key: string]: string;
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
            game: "paris";
            /**
             * Id
             * @description A short name, such as france.
             */
            id: string;
            /**
             * Rows
             * @description The map as text: `.` landscape, `1` to `4` a city of that value, `S` a start space, `E` the Eiffel space, blank
             *     nothing.  Rows are shifted by one column against each other.
             */
            rows: string[];
            /**
             * Scenery
             * @description A file beside the map, or the scenery itself.
             */
            scenery?: string | components["schemas"]["Scenery"];
            /** Stations */
            stations: {
                [key: string]: string;
            };
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
         * @description A seat; what is behind its screen only for whoever sits there, and for all when the game is over.
         */
        Seat: {
            /**
             * Certain
             * @description What everybody can tell that it owns.
             */
            certain: {
                [key: string]: number;
            };
            /**
             * Limit
             * @description How many may be owned without a penalty.
             */
            limit: number;
            /** Locomotives */
            locomotives: number;
            /** Penalty */
            penalty?: number;
            /** Screen */
            screen?: {
                [key: string]: number;
            };
            /** Seat */
            seat: number;
            /** Worth */
            worth?: number;
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
            building: components["schemas"]["Building"] | null;
            /** Companies */
            companies: components["schemas"]["Company"][];
            /** Ending */
            ending: ("goal" | "trays") | null;
            /** Game */
            game: string;
            /** Map */
            map: string;
            /** Over */
            over: boolean;
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
             * Spaces
             * @description Locomotives by the space where they lie.
             */
            spaces: {
                [key: string]: ("purple" | "brown" | "black" | "yellow" | "blue" | "red")[];
            };
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
export type Blocked = components['schemas']['Blocked'];
export type Building = components['schemas']['Building'];
export type Company = components['schemas']['Company'];
export type Drawn = components['schemas']['Drawn'];
export type Lettering = components['schemas']['Lettering'];
export type Map = components['schemas']['Map'];
export type Scenery = components['schemas']['Scenery'];
export type Seat = components['schemas']['Seat'];
export type View = components['schemas']['View'];
