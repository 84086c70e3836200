// Made by `npm run types` from the JSON Schemas of all games: do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AnyMap
         * @description What the maps of all games have.
         */
        AnyMap: {
            /**
             * About
             * @description What is known and what is not, by language.
             */
            about?: unknown;
            /**
             * Format
             * @constant
             */
            format: "stellwerk-map/1";
            /**
             * Id
             * @description A short name, such as france.
             */
            id: string;
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
         * AnyView
         * @description What is known of a view, whichever game it is of.
         */
        AnyView: {
            /**
             * Actor
             * @description Whose decision it is; -1 when the game is over.
             */
            actor: number;
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
export type AnyMap = components['schemas']['AnyMap'];
export type AnyView = components['schemas']['AnyView'];
