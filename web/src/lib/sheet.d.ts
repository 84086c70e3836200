// Made by `npm run types` from the JSON Schemas of sheets: do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Cards
         * @description Things that lie side by side: a hand, a row, tickets, cards on display.
         */
        Cards: {
            /**
             * Aside
             * @default
             */
            aside?: components["schemas"]["Text"] | string;
            /**
             * Choose
             * @default
             */
            choose?: string;
            /** Id */
            id: string;
            /**
             * Items
             * @default []
             */
            items?: components["schemas"]["Item"][];
            /**
             * Look
             * @default card
             */
            look?: string;
            /**
             * Most
             * @default 0
             */
            most?: number;
            /**
             * On Map
             * @default false
             */
            on_map?: boolean;
            /**
             * Own
             * @default false
             */
            own?: boolean;
            /** @constant */
            part: "cards";
            /**
             * Title
             * @default
             */
            title?: components["schemas"]["Text"] | string;
        };
        /**
         * Counters
         * @description Numbers, each with a piece or a word: what is in store, what a seat has.
         */
        Counters: {
            /**
             * Aside
             * @default
             */
            aside?: components["schemas"]["Text"] | string;
            /** Id */
            id: string;
            /**
             * Items
             * @default []
             */
            items?: components["schemas"]["Item"][];
            /**
             * On Map
             * @default false
             */
            on_map?: boolean;
            /**
             * Own
             * @default false
             */
            own?: boolean;
            /** @constant */
            part: "counters";
            /**
             * Title
             * @default
             */
            title?: components["schemas"]["Text"] | string;
        };
        /**
         * Course
         * @description How far the game is: whose phase it is and how near the end.
         */
        Course: {
            /**
             * Near
             * @default false
             */
            near?: boolean;
            /**
             * Order
             * @default []
             */
            order?: number[];
            /**
             * Phase
             * @default -1
             */
            phase?: number;
            /**
             * Phases
             * @default []
             */
            phases?: (components["schemas"]["Text"] | string)[];
            /** Text */
            text: components["schemas"]["Text"] | string;
        };
        /**
         * Curve
         * @description A number worth a chart over time: the points of a seat, the value of a company.
         */
        Curve: {
            /**
             * Colour
             * @default
             */
            colour?: string;
            /** Label */
            label: components["schemas"]["Text"] | string;
            /**
             * Seat
             * @default null
             */
            seat?: number | null;
            /** Value */
            value: number;
        };
        /**
         * Item
         * @description A thing in a part: a card, a ticket, a company, a train; each part shows of it what it has room for.
         */
        Item: {
            /**
             * Cells
             * @default []
             */
            cells?: (components["schemas"]["Text"] | string | number | null)[];
            /**
             * Id
             * @default
             */
            id?: string;
            /**
             * Pieces
             * @default []
             */
            pieces?: components["schemas"]["Piece"][];
            /**
             * Said
             * @default
             */
            said?: components["schemas"]["Text"] | string;
            /**
             * Seat
             * @default null
             */
            seat?: number | null;
            /**
             * Shows
             * @default []
             */
            shows?: string[];
            /**
             * State
             * @default
             */
            state?: string;
            /**
             * Text
             * @default
             */
            text?: components["schemas"]["Text"] | string;
            /**
             * Title
             * @default
             */
            title?: components["schemas"]["Text"] | string;
            /**
             * Value
             * @default null
             */
            value?: components["schemas"]["Text"] | string | number | null;
            /**
             * When
             * @default null
             */
            when?: [
                number,
                number
            ] | null;
        };
        /**
         * Lane
         * @description A line of a track: what is counted, and how far each seat has come.  Moves can begin and end at its steps,
         *     such as `ID-4`.
         */
        Lane: {
            /** At */
            at: number[];
            /**
             * Id
             * @default
             */
            id?: string;
            /**
             * Order
             * @default []
             */
            order?: number[];
            piece: components["schemas"]["Piece"] | null;
            /** Title */
            title: components["schemas"]["Text"] | string;
        };
        /**
         * Meter
         * @description How much of something is used up.
         */
        Meter: {
            /**
             * Aside
             * @default
             */
            aside?: components["schemas"]["Text"] | string;
            /** Id */
            id: string;
            /**
             * Most
             * @default 1
             */
            most?: number;
            /**
             * On Map
             * @default false
             */
            on_map?: boolean;
            /**
             * Own
             * @default false
             */
            own?: boolean;
            /** @constant */
            part: "meter";
            /**
             * Text
             * @default
             */
            text?: components["schemas"]["Text"] | string;
            /**
             * Title
             * @default
             */
            title?: components["schemas"]["Text"] | string;
            /**
             * Value
             * @default 0
             */
            value?: number;
        };
        /**
         * Note
         * @description A sentence; its state says whether it is good news or a warning.
         */
        Note: {
            /**
             * Aside
             * @default
             */
            aside?: components["schemas"]["Text"] | string;
            /** Id */
            id: string;
            /**
             * On Map
             * @default false
             */
            on_map?: boolean;
            /**
             * Own
             * @default false
             */
            own?: boolean;
            /** @constant */
            part: "note";
            /**
             * State
             * @default
             */
            state?: string;
            /**
             * Text
             * @default
             */
            text?: components["schemas"]["Text"] | string;
            /**
             * Title
             * @default
             */
            title?: components["schemas"]["Text"] | string;
        };
        /**
         * Piece
         * @description Something of wood or cardboard, drawn alike wherever it lies.
         */
        Piece: {
            /**
             * Colour
             * @default
             */
            colour?: string;
            /** Kind */
            kind: string;
            /**
             * Letter
             * @default
             */
            letter?: components["schemas"]["Text"] | string;
            /**
             * Shape
             * @default
             */
            shape?: string;
        };
        /**
         * Player
         * @description A seat in a line, as everybody sees it.
         */
        Player: {
            /**
             * Line
             * @default
             */
            line?: components["schemas"]["Text"] | string;
            /**
             * Points
             * @default null
             */
            points?: number | null;
            /**
             * Why
             * @default []
             */
            why?: [
                components["schemas"]["Text"] | string,
                number
            ][];
        };
        /**
         * Score
         * @description A source of points, when all is over: what each seat got by it.
         */
        Score: {
            /**
             * Colour
             * @default
             */
            colour?: string;
            /** Label */
            label: components["schemas"]["Text"] | string;
            /** Points */
            points: (number | null)[];
        };
        /**
         * Sheet
         * @description Everything beside the map, as a seat sees it.
         */
        Sheet: {
            /**
             * Ask
             * @default
             */
            ask: components["schemas"]["Text"] | string;
            /** @default null */
            course: components["schemas"]["Course"] | null;
            /**
             * Curves
             * @default []
             */
            curves: components["schemas"]["Curve"][];
            /**
             * Parts
             * @default []
             */
            parts: (components["schemas"]["Cards"] | components["schemas"]["Counters"] | components["schemas"]["Track"] | components["schemas"]["Table"] | components["schemas"]["Meter"] | components["schemas"]["Timeline"] | components["schemas"]["Note"])[];
            /**
             * Players
             * @default []
             */
            players: components["schemas"]["Player"][];
            /**
             * Scoring
             * @default []
             */
            scoring: components["schemas"]["Score"][];
        };
        /**
         * Table
         * @description Things with several numbers each: companies, trains, boxes of an auction, places.
         */
        Table: {
            /**
             * Aside
             * @default
             */
            aside?: components["schemas"]["Text"] | string;
            /**
             * Head
             * @default []
             */
            head?: (components["schemas"]["Text"] | string)[];
            /** Id */
            id: string;
            /**
             * Items
             * @default []
             */
            items?: components["schemas"]["Item"][];
            /**
             * On Map
             * @default false
             */
            on_map?: boolean;
            /**
             * Own
             * @default false
             */
            own?: boolean;
            /** @constant */
            part: "table";
            /**
             * Title
             * @default
             */
            title?: components["schemas"]["Text"] | string;
        };
        Text: string;
        /**
         * Timeline
         * @description Days with the discs of the players, and what falls on some of the days.  Moves can begin and end at days, such as
         *     `ID-12`.
         */
        Timeline: {
            /**
             * Aside
             * @default
             */
            aside?: components["schemas"]["Text"] | string;
            /**
             * Discs
             * @default []
             */
            discs?: [
                number,
                number
            ][];
            /**
             * End
             * @default 0
             */
            end?: number;
            /** Id */
            id: string;
            /**
             * Items
             * @default []
             */
            items?: components["schemas"]["Item"][];
            /**
             * Last
             * @default 0
             */
            last?: number;
            /**
             * Marked
             * @default []
             */
            marked?: number[];
            /**
             * On Map
             * @default false
             */
            on_map?: boolean;
            /**
             * Own
             * @default false
             */
            own?: boolean;
            /** @constant */
            part: "timeline";
            /**
             * Title
             * @default
             */
            title?: components["schemas"]["Text"] | string;
        };
        /**
         * Track
         * @description How far everybody has come: influence, development.
         */
        Track: {
            /**
             * Aside
             * @default
             */
            aside?: components["schemas"]["Text"] | string;
            /** Id */
            id: string;
            /**
             * Lanes
             * @default []
             */
            lanes?: components["schemas"]["Lane"][];
            /**
             * Least
             * @default 0
             */
            least?: number;
            /**
             * Most
             * @default 0
             */
            most?: number;
            /**
             * On Map
             * @default false
             */
            on_map?: boolean;
            /**
             * Own
             * @default false
             */
            own?: boolean;
            /** @constant */
            part: "track";
            /**
             * Title
             * @default
             */
            title?: components["schemas"]["Text"] | string;
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
export type Cards = components['schemas']['Cards'];
export type Counters = components['schemas']['Counters'];
export type Course = components['schemas']['Course'];
export type Curve = components['schemas']['Curve'];
export type Item = components['schemas']['Item'];
export type Lane = components['schemas']['Lane'];
export type Meter = components['schemas']['Meter'];
export type Note = components['schemas']['Note'];
export type Piece = components['schemas']['Piece'];
export type Player = components['schemas']['Player'];
export type Score = components['schemas']['Score'];
export type Sheet = components['schemas']['Sheet'];
export type Table = components['schemas']['Table'];
export type Text = components['schemas']['Text'];
export type Timeline = components['schemas']['Timeline'];
export type Track = components['schemas']['Track'];
