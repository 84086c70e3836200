// Made by `npm run types` from the JSON Schemas of grandtrunk: do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Ability
         * @description What a card is besides a place.
         */
        Ability: {
            /**
             * Does
             * @description `wagon` and the goods it takes; `depot`, `oversize`, `demand`, `overland`, `right-of-way`; or `develop` and any
             *     of `power`, `speed`, `station`, `progress`.
             */
            does: string;
            /**
             * Source
             * @description Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states.
             */
            source?: ("exact" | "deduced" | "reconstructed") | {
                [key: string]: "exact" | "deduced" | "reconstructed";
            };
        };
        /**
         * CityTile
         * @description What a city asks for and offers.
         */
        CityTile: {
            /**
             * Demand
             * @enum {string}
             */
            demand: "coal" | "wood" | "iron";
            /**
             * Source
             * @description Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states.
             */
            source?: ("exact" | "deduced" | "reconstructed") | {
                [key: string]: "exact" | "deduced" | "reconstructed";
            };
            /** Supply */
            supply: ("coal" | "wood" | "iron")[];
        };
        /**
         * Company
         * @description A company and its 18 cards.
         */
        Company: {
            /** Cards */
            cards: {
                [key: string]: components["schemas"]["Ability"];
            };
            /** Colour */
            colour?: string;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /**
             * Source
             * @description Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states.
             */
            source?: ("exact" | "deduced" | "reconstructed") | {
                [key: string]: "exact" | "deduced" | "reconstructed";
            };
        };
        /**
         * Days
         * @description The time track.
         */
        Days: {
            /**
             * Dark
             * @description Where special deliveries are turned up.
             */
            dark: number[];
            /**
             * End
             * @description A disc here at the end of a turn is out.
             */
            end: number;
            /** Last */
            last: number;
        };
        /**
         * Disc
         * @description A seat's disc on the time track.
         */
        Disc: {
            /** Day */
            day: number;
            /** Seat */
            seat: number;
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
         * Fast
         * @description What makes a train fast.
         */
        Fast: {
            /**
             * Coal
             * @description What has to be delivered for it.
             */
            coal: number;
            /** Points */
            points: number;
            /**
             * Source
             * @description Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states.
             */
            source?: ("exact" | "deduced" | "reconstructed") | {
                [key: string]: "exact" | "deduced" | "reconstructed";
            };
        };
        /**
         * FirstDeliveries
         * @description The tiles that a city's first delivery takes.
         */
        FirstDeliveries: {
            /** Points */
            points: number[];
            /**
             * Source
             * @description Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states.
             */
            source?: ("exact" | "deduced" | "reconstructed") | {
                [key: string]: "exact" | "deduced" | "reconstructed";
            };
        };
        /**
         * Held
         * @description A card in hand.
         */
        Held: {
            /** Card */
            card: string;
            /**
             * Does
             * @description As the map says it: `wagon coal wood`.
             */
            does: string;
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
         * Link
         * @description A link joins two places.
         */
        Link: {
            /** Between */
            between: string[];
            /**
             * Line
             * @description The railway that it stands for.
             */
            line?: string;
            /**
             * Source
             * @description Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states.
             */
            source?: ("exact" | "deduced" | "reconstructed") | {
                [key: string]: "exact" | "deduced" | "reconstructed";
            };
        };
        /**
         * Locomotive
         * @description A locomotive, by its power.
         */
        Locomotive: {
            /** Points */
            points: number;
            /** Power */
            power: number;
            /**
             * Source
             * @description Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states.
             */
            source?: ("exact" | "deduced" | "reconstructed") | {
                [key: string]: "exact" | "deduced" | "reconstructed";
            };
            /**
             * Steel
             * @description What has to be delivered for it.
             */
            steel: number;
            /**
             * Wagons
             * @description How many it pulls.
             */
            wagons: number;
        };
        /**
         * Map
         * @description A map: places, links and tiles, the tracks, and all cards.
         */
        Map: {
            /**
             * About
             * @description What is known and what is not, by language.
             */
            about?: unknown;
            /** Cities */
            cities: components["schemas"]["Site"][];
            /** City Tiles */
            "city tiles": components["schemas"]["CityTile"][];
            /** Companies */
            companies: components["schemas"]["Company"][];
            fast: components["schemas"]["Fast"];
            "first deliveries": components["schemas"]["FirstDeliveries"];
            /**
             * Format
             * @constant
             */
            format: "stellwerk-map/1";
            /**
             * Game
             * @constant
             */
            game: "grandtrunk";
            /**
             * Id
             * @description A short name, such as france.
             */
            id: string;
            /** Links */
            links: components["schemas"]["Link"][];
            /**
             * Locomotives
             * @description From the weakest to the strongest.
             */
            locomotives: components["schemas"]["Locomotive"][];
            /** Objectives */
            objectives: components["schemas"]["Objective"][];
            /** Port Tiles */
            "port tiles": components["schemas"]["PortTile"][];
            /** Ports */
            ports: components["schemas"]["Port"][];
            /** Progress */
            progress: components["schemas"]["ProgressCard"][];
            /** Scenarios */
            scenarios: components["schemas"]["Scenario"][];
            /**
             * Scenery
             * @description A file beside the map, or the scenery itself.
             */
            scenery?: string | components["schemas"]["Scenery"];
            /** Special Tiles */
            "special tiles": components["schemas"]["SpecialTile"][];
            /** Special Windows */
            "special windows": components["schemas"]["Window"][];
            /** Start Tiles */
            "start tiles": components["schemas"]["CityTile"][];
            /**
             * Status
             * @description `exact` or `reconstructed`: printed on the drawing.
             */
            status?: string;
            "time track": components["schemas"]["TimeTrack"];
            /** Title */
            title: {
                [key: string]: string;
            };
            "wood track": components["schemas"]["WoodTrack"];
        };
        /**
         * Objective
         * @description An objective.
         */
        Objective: {
            /** Id */
            id: string;
            /** Needs */
            needs: number;
            /** Points */
            points: number;
            /**
             * Source
             * @description Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states.
             */
            source?: ("exact" | "deduced" | "reconstructed") | {
                [key: string]: "exact" | "deduced" | "reconstructed";
            };
        };
        /**
         * Place
         * @description A city or a port.
         */
        Place: {
            /**
             * Demand
             * @enum {string}
             */
            demand: "coal" | "wood" | "iron" | "steel";
            /**
             * First
             * @description Points that the first delivery still brings.
             */
            first?: number;
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "city" | "port";
            /** Name */
            name: string;
            /**
             * Station
             * @description Whether a city has one; like what follows, not said of ports.
             */
            station?: boolean;
            /**
             * Steel
             * @description Steel lying there.
             */
            steel?: number;
            /** Supply */
            supply: ("coal" | "wood" | "iron" | "steel")[];
        };
        /**
         * Port
         * @description A port.
         */
        Port: {
            /**
             * At
             * @description Latitude and longitude.
             */
            at?: number[];
            /** Id */
            id: string;
            /** Name */
            name: string;
            /**
             * Sign
             * @description In a field of 960 by 690.
             */
            sign?: number[];
            /**
             * Source
             * @description Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states.
             */
            source?: ("exact" | "deduced" | "reconstructed") | {
                [key: string]: "exact" | "deduced" | "reconstructed";
            };
            /** @description Printed on the board: at the last port and at no other. */
            tile?: components["schemas"]["PortTile"];
        };
        /**
         * PortTile
         * @description What a port offers; all of them ask for steel.
         */
        PortTile: {
            /**
             * Demand
             * @constant
             */
            demand: "steel";
            /**
             * Source
             * @description Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states.
             */
            source?: ("exact" | "deduced" | "reconstructed") | {
                [key: string]: "exact" | "deduced" | "reconstructed";
            };
            /** Supply */
            supply: ("coal" | "wood" | "iron")[];
        };
        /**
         * ProgressCard
         * @description A progress card.
         */
        ProgressCard: {
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind?: "lasting" | "once" | "action";
            /**
             * Source
             * @description Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states.
             */
            source?: ("exact" | "deduced" | "reconstructed") | {
                [key: string]: "exact" | "deduced" | "reconstructed";
            };
        };
        /**
         * Scenario
         * @description The cities to start with, and the companies that can.
         */
        Scenario: {
            /** Companies */
            companies: string[];
            /** Id */
            id: string;
            /**
             * Source
             * @description Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states.
             */
            source?: ("exact" | "deduced" | "reconstructed") | {
                [key: string]: "exact" | "deduced" | "reconstructed";
            };
            /** Start */
            start: string[];
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
         * @description A seat; its hand only for whoever sits there.
         */
        Seat: {
            /**
             * At
             * @description Where the train is.
             */
            at: string | null;
            /** Colour */
            colour: string | null;
            /** Company */
            company: string | null;
            /** Day */
            day: number;
            /** Deck Size */
            deck_size: number;
            /** Delivered */
            delivered: {
                [key: string]: number;
            };
            /** Discard */
            discard: string[];
            /** Fast */
            fast: boolean;
            /** Hand */
            hand?: components["schemas"]["Held"][];
            /** Hand Size */
            hand_size: number;
            /**
             * Known
             * @description Cards in hand that everybody can work out.
             */
            known: string[];
            /**
             * Location
             * @description The card left of the locomotive.
             */
            location: string | null;
            /**
             * Name
             * @description The company's.
             */
            name: string;
            /** Objectives */
            objectives: string[];
            /** Out */
            out: boolean;
            /**
             * Points
             * @description On the points track; what follows comes on top of it at the end.
             */
            points: number;
            /** Power */
            power: number;
            /** Progress */
            progress: string[];
            /** Progress Points */
            progress_points: number;
            /** Seat */
            seat: number;
            /**
             * Sets
             * @description Points for sets of goods.
             */
            sets: number;
            /**
             * Siding
             * @description The wagon on the siding.
             */
            siding: string | null;
            /**
             * Specials
             * @description Special deliveries made.
             */
            specials: number;
            /**
             * Time
             * @description Points for days left.
             */
            time: number;
            /**
             * Top
             * @description Cards lying known on the deck, the last uppermost.
             */
            top: string[];
            /** Train */
            train: components["schemas"]["Wagon"][];
            /**
             * Used
             * @description Progress cards used this turn.
             */
            used: string[];
            /**
             * Wood
             * @description The space on the wood track.
             */
            wood: number;
        };
        /**
         * Site
         * @description Where a city or a port lies; one of `sign` and `at` has to say where it is drawn.
         */
        Site: {
            /**
             * At
             * @description Latitude and longitude.
             */
            at?: number[];
            /** Id */
            id: string;
            /** Name */
            name: string;
            /**
             * Sign
             * @description In a field of 960 by 690.
             */
            sign?: number[];
            /**
             * Source
             * @description Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states.
             */
            source?: ("exact" | "deduced" | "reconstructed") | {
                [key: string]: "exact" | "deduced" | "reconstructed";
            };
        };
        /**
         * Special
         * @description A special delivery; what it asks for only once it was turned up.
         */
        Special: {
            /** City */
            city?: string;
            /**
             * Days
             * @description The first and the last.
             */
            days: number[];
            /** Done */
            done?: boolean;
            /**
             * Good
             * @enum {string}
             */
            good?: "coal" | "wood" | "iron" | "steel";
            /** Points */
            points: number;
            /**
             * Shown
             * @description The day that turns it up.
             */
            shown: number;
        };
        /**
         * SpecialTile
         * @description What a special delivery asks for, and how many days long the windows are that it is for.
         */
        SpecialTile: {
            /** City */
            city: string;
            /** Days */
            days: number;
            /**
             * Good
             * @enum {string}
             */
            good: "coal" | "wood" | "iron";
            /**
             * Source
             * @description Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states.
             */
            source?: ("exact" | "deduced" | "reconstructed") | {
                [key: string]: "exact" | "deduced" | "reconstructed";
            };
        };
        /**
         * TimeTrack
         * @description The days.
         */
        TimeTrack: {
            /**
             * End
             * @description A disc here at the end of a turn is out, and rings in the end.
             */
            end: number;
            /**
             * Last
             * @description No disc goes further.
             */
            last: number;
            /**
             * Source
             * @description Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states.
             */
            source?: ("exact" | "deduced" | "reconstructed") | {
                [key: string]: "exact" | "deduced" | "reconstructed";
            };
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
             * Asked
             * @description What a played card still asks for.
             */
            asked: ("depot" | "oversize" | "swap" | "haul" | "station" | "progress" | "objective") | null;
            days: components["schemas"]["Days"];
            /** Game */
            game: string;
            /** Map */
            map: string;
            /** Objectives */
            objectives: string[];
            /** Over */
            over: boolean;
            /**
             * Phase
             * @enum {string}
             */
            phase: "start" | "ready" | "arrived" | "loading" | "maintenance" | "over" | "choose";
            /** Places */
            places: components["schemas"]["Place"][];
            /** Players */
            players: number;
            /**
             * Progress
             * @description Progress cards laid out.
             */
            progress: string[];
            /**
             * Rung
             * @description Whether the end of the game has been rung in.
             */
            rung: boolean;
            /** Scenario */
            scenario: string;
            /**
             * Seat
             * @description Who looks; none for a spectator.
             */
            seat: number | null;
            /** Seats */
            seats: components["schemas"]["Seat"][];
            /** Specials */
            specials: components["schemas"]["Special"][];
            /**
             * Track
             * @description In turn order; on one space, from the bottom.
             */
            track: components["schemas"]["Disc"][];
            /**
             * Turn
             * @description The seat whose turn it is.
             */
            turn: number;
            /**
             * Ways
             * @description Whatever cards there are in hand.
             */
            ways: components["schemas"]["Way"][];
            /**
             * Wood Track
             * @description Points for each progress card, by space.
             */
            wood_track: number[];
        };
        /**
         * Wagon
         * @description A wagon of a train.
         */
        Wagon: {
            /** Card */
            card: string;
            /**
             * Carries
             * @description What it may carry.
             */
            carries: ("coal" | "wood" | "iron" | "steel")[];
            /** Cubes */
            cubes: number;
            /** Good */
            good: ("coal" | "wood" | "iron" | "steel") | null;
        };
        /**
         * Way
         * @description Where the train on turn could go, and in how many days.
         */
        Way: {
            /** Days */
            days: number;
            /** Place */
            place: string;
        };
        /**
         * Window
         * @description A special delivery's place below the time track.
         */
        Window: {
            /**
             * Days
             * @description The first and the last.
             */
            days: number[];
            /** Points */
            points: number;
            /**
             * Shown
             * @description The dark space that turns its tile up; 0 for setup.
             */
            shown: number;
            /**
             * Source
             * @description Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states.
             */
            source?: ("exact" | "deduced" | "reconstructed") | {
                [key: string]: "exact" | "deduced" | "reconstructed";
            };
        };
        /**
         * WoodTrack
         * @description The spaces of the wood track.
         */
        WoodTrack: {
            /**
             * Points
             * @description For each progress card.
             */
            points: number[];
            /**
             * Source
             * @description Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states.
             */
            source?: ("exact" | "deduced" | "reconstructed") | {
                [key: string]: "exact" | "deduced" | "reconstructed";
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
export type Ability = components['schemas']['Ability'];
export type CityTile = components['schemas']['CityTile'];
export type Company = components['schemas']['Company'];
export type Days = components['schemas']['Days'];
export type Disc = components['schemas']['Disc'];
export type Drawn = components['schemas']['Drawn'];
export type Fast = components['schemas']['Fast'];
export type FirstDeliveries = components['schemas']['FirstDeliveries'];
export type Held = components['schemas']['Held'];
export type Lettering = components['schemas']['Lettering'];
export type Link = components['schemas']['Link'];
export type Locomotive = components['schemas']['Locomotive'];
export type Map = components['schemas']['Map'];
export type Objective = components['schemas']['Objective'];
export type Place = components['schemas']['Place'];
export type Port = components['schemas']['Port'];
export type PortTile = components['schemas']['PortTile'];
export type ProgressCard = components['schemas']['ProgressCard'];
export type Scenario = components['schemas']['Scenario'];
export type Scenery = components['schemas']['Scenery'];
export type Seat = components['schemas']['Seat'];
export type Site = components['schemas']['Site'];
export type Special = components['schemas']['Special'];
export type SpecialTile = components['schemas']['SpecialTile'];
export type TimeTrack = components['schemas']['TimeTrack'];
export type View = components['schemas']['View'];
export type Wagon = components['schemas']['Wagon'];
export type Way = components['schemas']['Way'];
export type Window = components['schemas']['Window'];
export type WoodTrack = components['schemas']['WoodTrack'];
