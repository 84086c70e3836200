// Made by `npm run types` from the server's OpenAPI document: do not edit.
export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign Up
         * @description Turn the calling guest into an account: tables and seats stay theirs.  Strangers may, too.
         */
        post: operations["sign_up_api_account_post"];
        /**
         * Delete
         * @description Delete the caller, who becomes someone who left at their tables; running matches are resigned.
         */
        delete: operations["delete_api_account_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm App
         * @description Turn two-step sign-in on with an app; gives recovery codes, this once.
         */
        put: operations["confirm_app_api_account_app_put"];
        /**
         * New App
         * @description A secret for an app that makes codes; it counts once a code of it was sent back.
         */
        post: operations["new_app_api_account_app_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew Codes
         * @description New recovery codes in the place of the old ones, shown this once.
         */
        post: operations["renew_codes_api_account_codes_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export
         * @description Everything that is stored about the caller.
         */
        get: operations["export_api_account_export_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change Password
         * @description Change the password; all sessions end, and the caller has a new one.
         */
        post: operations["change_password_api_account_password_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover
         * @description Mail a link to choose a new password, if there is an account with this address; nobody learns whether.
         */
        post: operations["recover_api_account_recover_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset
         * @description Choose a new password by a link that was mailed, once; all sessions of the account end.
         */
        post: operations["reset_api_account_reset_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Security
         * @description What guards the caller's account.
         */
        get: operations["security_api_account_security_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/two-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn On
         * @description Turn two-step sign-in on with the caller's passkeys; gives recovery codes, this once.
         */
        post: operations["turn_on_api_account_two_step_post"];
        /**
         * Turn Off
         * @description Turn two-step sign-in off; passkeys stay.
         */
        delete: operations["turn_off_api_account_two_step_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Analyse
         * @description Open a match file or position as an analysis table.
         */
        post: operations["analyse_api_analysis_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blocks
         * @description Whom the caller has blocked.
         */
        get: operations["blocks_api_blocks_get"];
        put?: never;
        /**
         * Block
         * @description Block somebody at a table: the caller no longer sees what they say, and they do not sit down at each other's
         *     tables.
         */
        post: operations["block_api_blocks_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unblock
         * @description Have nothing against somebody any more.
         */
        delete: operations["unblock_api_blocks__id__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bot/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream
         * @description What happens at the caller's tables, as lines of JSON: see docs/reference/http-bots.md.
         */
        get: operations["stream_api_bot_stream_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Bots
         * @description The bots that can be seated, the levels first.
         */
        get: operations["list_bots_api_bots_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Games
         * @description The games with their maps and options.
         */
        get: operations["list_games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/maps/{map}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Map Document
         * @description The document of one of a game's maps, or as "new" that of the small one to begin with.
         */
        get: operations["map_document_api_games__game__maps__map__document_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/maps/{map}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Map Picture
         * @description A drawing of an empty board.
         */
        get: operations["map_picture_api_games__game__maps__map__picture_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description The rules of a game, section by section.
         */
        get: operations["rules_api_games__game__rules_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/house": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * House
         * @description What of this house is switched on.
         */
        get: operations["house_api_house_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeper/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Health
         * @description How the house is doing.
         */
        get: operations["show_health_api_keeper_health_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeper/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log
         * @description What keepers and moderators did, the latest first.
         */
        get: operations["log_api_keeper_log_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeper/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People
         * @description People, those seen last first.
         */
        get: operations["people_api_keeper_people_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeper/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Person
         * @description A person, with what was reported and done.
         */
        get: operations["person_api_keeper_people__id__get"];
        put?: never;
        post?: never;
        /**
         * Delete
         * @description Delete somebody for good.
         */
        delete: operations["delete_api_keeper_people__id__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeper/people/{id}/ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ban
         * @description Shut somebody out, at once.
         */
        post: operations["ban_api_keeper_people__id__ban_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeper/people/{id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mute
         * @description Take somebody's voice.
         */
        post: operations["mute_api_keeper_people__id__mute_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeper/people/{id}/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename
         * @description Give somebody another name.
         */
        post: operations["rename_api_keeper_people__id__rename_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeper/people/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appoint
         * @description Make somebody keeper or moderator, or neither.
         */
        post: operations["appoint_api_keeper_people__id__role_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeper/people/{id}/unban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unban
         * @description Let somebody in again.
         */
        post: operations["unban_api_keeper_people__id__unban_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeper/people/{id}/unmute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unmute
         * @description Give it back.
         */
        post: operations["unmute_api_keeper_people__id__unmute_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeper/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports
         * @description What players have reported: what waits, or what was settled.
         */
        get: operations["reports_api_keeper_reports_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeper/reports/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle
         * @description Settle a report.
         */
        post: operations["settle_api_keeper_reports__id__settle_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeper/switches/{feature}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch
         * @description Switch a feature on or off; how they stand is in GET /api/house.
         */
        put: operations["switch_api_keeper_switches__feature__put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeper/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tables
         * @description Tables, those where something happened last first.
         */
        get: operations["tables_api_keeper_tables_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeper/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Table
         * @description A table, with those who sit there and what was said.
         */
        get: operations["table_api_keeper_tables__id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeper/tables/{id}/chat/{n}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide
         * @description Hide a line of chat from everybody.
         */
        post: operations["hide_api_keeper_tables__id__chat__n__hide_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeper/tables/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close
         * @description End a table without a result.
         */
        post: operations["close_api_keeper_tables__id__close_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lesson
         * @description The caller's guided first game: as they left it, or a new one.
         */
        post: operations["lesson_api_lessons_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign In
         * @description Sign in; `second-step` is refused to who has to send a code or a passkey's answer along with the password.
         */
        post: operations["sign_in_api_login_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link Sign In
         * @description Sign in by a link that was mailed, once.
         */
        post: operations["link_sign_in_api_login_link_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail Link
         * @description Mail a link to sign in, if there is an account with this address; nobody learns whether.
         */
        post: operations["mail_link_api_login_mail_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Passkey Sign In
         * @description Sign in by a passkey alone: it has asked its owner for a finger or a PIN.
         */
        post: operations["passkey_sign_in_api_login_passkey_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign Out
         * @description Sign out: the cookie is no longer valid.
         */
        post: operations["sign_out_api_logout_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Me
         * @description Who is calling; newcomers become guests.
         */
        get: operations["me_api_me_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change
         * @description Change name, language, theme, or how to be reached; an account's e-mail address with a proof alone.
         */
        patch: operations["change_api_me_patch"];
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways
         * @description How this server can reach people and know them again.
         */
        get: operations["ways_api_notifications_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm Email
         * @description E-mail a code to an address; with it, the address can then be set (PATCH /api/me).
         */
        post: operations["confirm_email_api_notifications_email_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test Notification
         * @description Send the caller a test notification.
         */
        post: operations["test_notification_api_notifications_test_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Passkey
         * @description Keep a passkey that the browser has made.
         */
        post: operations["add_passkey_api_passkeys_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Drop Passkey
         * @description Remove a passkey.
         */
        delete: operations["drop_passkey_api_passkeys__id__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Challenge
         * @description What the browser needs to have a passkey sign: to sign in, as the second step, or as a proof.
         */
        post: operations["challenge_api_passkeys_challenge_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New Passkey
         * @description What the browser needs to make a passkey.
         */
        post: operations["new_passkey_api_passkeys_new_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report
         * @description Tell the keepers of a table, of somebody at it, or of what was said there.
         */
        post: operations["report_api_reports_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schemas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Schemas
         * @description The documents that have a JSON Schema, by game.
         */
        get: operations["list_schemas_api_schemas_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schemas/{game}/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Schema
         * @description The JSON Schema of a game's maps ("map") or of what a seat sees ("view").
         */
        get: operations["schema_api_schemas__game___document__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions
         * @description Where the caller is signed in.
         */
        get: operations["sessions_api_sessions_get"];
        put?: never;
        post?: never;
        /**
         * End Sessions
         * @description End all other sessions of the caller.
         */
        delete: operations["end_sessions_api_sessions_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End Session
         * @description End a session of the caller: what is open in that browser closes at once.
         */
        delete: operations["end_session_api_sessions__id__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply
         * @description A map with a correction; what does not fit is refused in words.
         */
        post: operations["apply_api_studio_apply_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes
         * @description What differs between two versions of a map, in words and as a correction that others can apply.
         */
        post: operations["changes_api_studio_changes_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look At
         * @description Check a map document whole, and draw it if nothing is wrong with it.  Nothing of it is kept.
         */
        post: operations["look_at_api_studio_look_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tables
         * @description Tables that are open to anyone, the caller's own, or those to watch.
         */
        get: operations["list_tables_api_tables_get"];
        put?: never;
        /**
         * Create
         * @description Make a table.
         */
        post: operations["create_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Snapshot
         * @description A table as the caller may see it.
         */
        get: operations["snapshot_api_tables__id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act
         * @description Carry out an action.
         */
        post: operations["act_api_tables__id__actions_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Analysis
         * @description How the chances changed in a finished match and where it turned; 202 while the coach is still thinking.
         */
        get: operations["analysis_api_tables__id__analysis_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/analysis/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Analysis Picture
         * @description The chances of a finished match as a drawing, once it was analysed.
         */
        get: operations["analysis_picture_api_tables__id__analysis_picture_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/at/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Moment
         * @description A table as it was after n actions; once the match is over, as any seat saw it.
         */
        get: operations["moment_api_tables__id__at__n__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chat
         * @description Say something at the table.
         */
        post: operations["chat_api_tables__id__chat_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/end-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer End
         * @description Offer or agree to end without a result, or decline.
         */
        post: operations["offer_end_api_tables__id__end_offer_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain
         * @description Why an action is refused to one of the caller's seats, or why nothing can be done at a group of the drawing.
         */
        get: operations["explain_api_tables__id__explain_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export
         * @description The match file, if the match is over or an analysis; while it runs, the caller's own view.
         */
        get: operations["export_api_tables__id__export_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hint
         * @description What to do now and why, for anyone playing against bots, at one screen, or at an analysis table; `quick` is a
         *     first thought, at a quarter of the cost.
         */
        get: operations["hint_api_tables__id__hint_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Sit down at a table.
         */
        post: operations["join_api_tables__id__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave
         * @description Leave the table; in a running match, that means resigning.
         */
        post: operations["leave_api_tables__id__leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write Notes
         * @description Keep a note that nobody else sees.
         */
        put: operations["write_notes_api_tables__id__notes_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture
         * @description A drawing of the board as a seat sees it, or saw it after n actions.
         */
        get: operations["picture_api_tables__id__picture_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ready
         * @description Be ready to begin, or not any more: when all seats are taken and all people are ready, the match starts.
         */
        post: operations["ready_api_tables__id__ready_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description The same people in the same seats once more; the next to the left begins.
         */
        post: operations["rematch_api_tables__id__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign
         * @description Resign: a match of two ends; in others a bot plays on.
         */
        post: operations["resign_api_tables__id__resign_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start
         * @description Start now; bots take the free seats.
         */
        post: operations["start_api_tables__id__start_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step
         * @description Go to a step of a lesson, back or forth.
         */
        post: operations["step_api_tables__id__step_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Take back the caller's last action.
         */
        post: operations["undo_api_tables__id__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/undo-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer Undo
         * @description Agree to what somebody wishes to take back, or decline; whoever wished it may withdraw.
         */
        post: operations["answer_undo_api_tables__id__undo_answer_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/undo-wish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wish Undo
         * @description Ask the others to let one take back one's last action, though they have acted since.
         */
        post: operations["wish_undo_api_tables__id__undo_wish_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/what-if": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What If
         * @description An analysis table that begins at a moment of a finished match.
         */
        post: operations["what_if_api_tables__id__what_if_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tokens
         * @description The caller's tokens, without their secrets.
         */
        get: operations["tokens_api_tokens_get"];
        put?: never;
        /**
         * New Token
         * @description Make a token for a program that plays in the caller's name; its secret is shown only once.
         */
        post: operations["new_token_api_tokens_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Drop Token
         * @description Revoke a token.
         */
        delete: operations["drop_token_api_tokens__id__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Version
         * @description What is running here.
         */
        get: operations["version_api_version_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Act
         * @description An action in notation; `seq` is the sequence number that the caller saw, `key` makes a repetition harmless.
         */
        Act: {
            /** Action */
            action: string;
            /** Key */
            key?: string | null;
            /** Seat */
            seat: number;
            /** Seq */
            seq: number;
        };
        /**
         * Alternative
         * @description An action as the coach sees it: the chance to win with it (none if it was not compared), by how much that may be
         *     off, and whether it cannot be told apart from the best one.
         */
        Alternative: {
            /** Action */
            action: string;
            /** Alike */
            alike: boolean;
            /** At */
            at: string[];
            /** Chance */
            chance: number | null;
            /** Doubt */
            doubt: number | null;
            /** Reason */
            reason: string | null;
            /** Text */
            text: string;
            /** Tried */
            tried: number;
        };
        /**
         * Analysis
         * @description Each seat's chance to win after 0, 1, 2, ... actions, and the turning points.
         */
        Analysis: {
            /** Bots */
            bots: (string | null)[];
            /** Chances */
            chances: number[][];
            /** Game */
            game: string;
            /** Names */
            names: (string | null)[];
            /** Players */
            players: number;
            /** Scores */
            scores: number[];
            /** Turning */
            turning: components["schemas"]["TurningPoint"][];
            /** Winners */
            winners: number[];
        };
        /**
         * Answer
         * @description Offer something to the others or agree to it, or decline.
         */
        Answer: {
            /** Accept */
            accept: boolean;
            /** Seat */
            seat: number;
        };
        /**
         * AppCode
         * @description The ticket of a new app, and a code of it.
         */
        AppCode: {
            /** Code */
            code: string;
            /** Ticket */
            ticket: string;
        };
        /**
         * Appointing
         * @description A role for somebody; null for none.
         */
        Appointing: {
            /** Reason */
            reason: string;
            /** Role */
            role: ("keeper" | "moderator") | null;
        };
        /**
         * Barring
         * @description A ban; with `address` of all guests who call from the same address, too.
         */
        Barring: {
            /**
             * Address
             * @default false
             */
            address?: boolean;
            /** Reason */
            reason: string;
            /** Until */
            until: number | null;
        };
        /**
         * Because
         * @description Why something is done.
         */
        Because: {
            /** Reason */
            reason: string;
        };
        /**
         * Better
         * @description What would have been better, and by how much.
         */
        Better: {
            /** Action */
            action: string;
            /** Alike */
            alike: boolean;
            /** At */
            at: string[];
            /** Chance */
            chance: number | null;
            /** Doubt */
            doubt: number | null;
            /** Loss */
            loss: number;
            /** Reason */
            reason: string | null;
            /** Text */
            text: string;
            /** Tried */
            tried: number;
        };
        /**
         * Block
         * @description A paragraph ("text", of one line), a list, or a table, whose cells are apart by " | " and whose first line is the
         *     head.  In a line there is `**bold**` and `[words](#section)`.
         */
        Block: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "text" | "list" | "table";
            /** Lines */
            lines: string[];
        };
        /**
         * Blocked
         * @description Somebody whom the caller has blocked.
         */
        Blocked: {
            /** At */
            at: number;
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * BotFacts
         * @description A bot that the server plays.
         */
        BotFacts: {
            /** Name */
            name: string;
            /** Spec */
            spec: string;
            /** Words */
            words: string;
        };
        /**
         * Change
         * @description What to change about the caller.
         */
        Change: {
            /** Code */
            code?: string | null;
            /** Email */
            email?: string | null;
            /** Language */
            language?: ("en" | "de") | null;
            /** Mail Turns */
            mail_turns?: boolean | null;
            /** Name */
            name?: string | null;
            proof?: components["schemas"]["Proof"] | null;
            push?: components["schemas"]["Push"] | null;
            /** Theme */
            theme?: ("light" | "dark") | null;
            /** Webhook */
            webhook?: string | null;
        };
        /**
         * Chapter
         * @description A chapter of how to play; `window`: the part of the first map's drawing that goes with it, if one does (left,
         *     top, width, height).
         */
        Chapter: {
            /** Text */
            text: string;
            /** Title */
            title: string;
            /** Window */
            window: [
                number,
                number,
                number,
                number
            ] | null;
        };
        /**
         * ChatLine
         * @description A line of chat.
         */
        ChatLine: {
            /** At */
            at: number;
            /** N */
            n: number;
            /** Name */
            name: string | null;
            /** Seat */
            seat: number | null;
            /** Text */
            text: string;
        };
        /**
         * Choice
         * @description A choice of an option.
         */
        Choice: {
            /** Name */
            name: string;
            /** Words */
            words: string;
        };
        /**
         * Consent
         * @description Who wants to end without a result.
         */
        Consent: {
            /** Seats */
            seats: number[];
        };
        /**
         * CorrectionWanted
         * @description A map, and a correction of it.
         */
        CorrectionWanted: {
            /** Correction */
            correction: {
                [key: string]: unknown;
            };
            /** Document */
            document: {
                [key: string]: unknown;
            };
        };
        /**
         * Credentials
         * @description An account's name and password.
         */
        Credentials: {
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /**
         * DaysClock
         * @description Days for each turn.
         */
        DaysClock: {
            /** Days */
            days: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "days";
        };
        /**
         * Deed
         * @description An entry of the log of deeds; what was done at the console has no `actor`.
         */
        Deed: {
            /** Actor */
            actor: string | null;
            /** Actor Name */
            actor_name: string;
            /** At */
            at: number;
            /** Facts */
            facts: {
                [key: string]: unknown;
            };
            /** N */
            n: number;
            /** Reason */
            reason: string | null;
            /** What */
            what: string;
            /** Whom */
            whom: string | null;
            /** Whom Name */
            whom_name: string | null;
        };
        /**
         * Document
         * @description A match file or position.
         */
        Document: {
            /** Document */
            document: {
                [key: string]: unknown;
            };
        };
        /**
         * Done
         * @description The sequence number of what was stored.
         */
        Done: {
            /** Seq */
            seq: number;
        };
        /**
         * Email
         * @description An e-mail address.
         */
        Email: {
            /** Email */
            email: string;
        };
        /**
         * Ended
         * @description Why a match is over.
         */
        Ended: {
            /**
             * By
             * @enum {string}
             */
            by: "rules" | "resignation" | "time" | "agreement" | "keeper";
            /** Seat */
            seat: number | null;
        };
        /**
         * Explanation
         * @description Why an action is refused, null if it is legal; and the section of the game's rules that says so.
         */
        Explanation: {
            /** Rule */
            rule: string | null;
            /** Text */
            text: string | null;
        };
        /**
         * Farewell
         * @description That it is really them, where there is an account.
         */
        Farewell: {
            /** Passkey */
            passkey?: {
                [key: string]: unknown;
            } | null;
            /** Password */
            password?: string | null;
        };
        /**
         * Fault
         * @description A refusal: a code for programs, words for people; and the section of the game's rules that it comes from.
         */
        Fault: {
            /** Error */
            error: string;
            /** Rule */
            rule?: string | null;
            /** Text */
            text: string;
        };
        /**
         * GameFacts
         * @description A game.
         */
        GameFacts: {
            /** About */
            about: string;
            /** Chapters */
            chapters: components["schemas"]["Chapter"][];
            /** Designer */
            designer: string;
            /** Id */
            id: string;
            /** Lessons */
            lessons: components["schemas"]["LessonFacts"][];
            /** Liveries */
            liveries: components["schemas"]["Livery"][];
            /** Maps */
            maps: components["schemas"]["MapFacts"][];
            /** Minutes */
            minutes: number[];
            /** Options */
            options: components["schemas"]["OptionFacts"][];
            /** Players */
            players: number[];
            /** Title */
            title: string;
        };
        /**
         * Guide
         * @description Where the learner is in a lesson: the step, what is said at it and pointed out; whether something is still to be
         *     done, or has been.
         */
        Guide: {
            /** Done */
            done: boolean;
            /** Of */
            of: number;
            /** Shows */
            shows: string[];
            /** Step */
            step: number;
            /** Text */
            text: string;
            /** Title */
            title: string;
            /** To Do */
            to_do: boolean;
        };
        /**
         * Happening
         * @description Something that happened, with facts that differ by its kind.  Of what the actor did, the first of an entry, seat
         *     and words are those of the entry.
         */
        Happening: {
            /** Kind */
            kind: string;
            /** Seat */
            seat?: number | null;
            /** Text */
            text?: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * Health
         * @description How the house is doing: numbers of the database, and of the process that answers.
         */
        Health: {
            /** Budgets */
            budgets: components["schemas"]["Used"][];
            /** Counts */
            counts: {
                [key: string]: number;
            };
            /** Here */
            here: {
                [key: string]: number;
            };
            /** Memory Mb */
            memory_mb: number;
            /** Queues */
            queues: {
                [key: string]: number;
            };
            /** Statements */
            statements: components["schemas"]["Statement"][];
            /** Uptime */
            uptime: number;
            /** Version */
            version: string;
        };
        /**
         * Hint
         * @description The best action, and the others.
         */
        Hint: {
            /** Action */
            action: string;
            /** Actions */
            actions: components["schemas"]["Alternative"][];
            /** Alike */
            alike: boolean;
            /** At */
            at: string[];
            /** Chance */
            chance: number | null;
            /** Chances */
            chances: number[];
            /** Doubt */
            doubt: number | null;
            /** Iterations */
            iterations: number;
            /** Reason */
            reason: string | null;
            /** Seat */
            seat: number;
            /** Seconds */
            seconds: number;
            /** Text */
            text: string;
            /** Tried */
            tried: number;
        };
        /**
         * House
         * @description What of this house is switched on.
         */
        House: {
            /** Features */
            features: {
                [key: string]: boolean;
            };
        };
        /**
         * Join
         * @description Sit down; `key` is the secret of the table's invitation; who is not `ready` yet says so later.
         */
        Join: {
            /** Key */
            key?: string | null;
            /**
             * Ready
             * @default true
             */
            ready?: boolean;
            /** Seat */
            seat?: number | null;
        };
        /**
         * Lasting
         * @description Why, and until when (seconds since 1970); null for good.
         */
        Lasting: {
            /** Reason */
            reason: string;
            /** Until */
            until: number | null;
        };
        /**
         * Lesson
         * @description The rule that comes up, for those who are new to the game.
         */
        Lesson: {
            /** Name */
            name: string;
            /** Text */
            text: string;
        };
        /**
         * LessonFacts
         * @description A guided first game: on which map, with how many steps, for how many players.
         */
        LessonFacts: {
            /** Map */
            map: string;
            /** Players */
            players: number;
            /** Steps */
            steps: number;
        };
        /**
         * LessonWanted
         * @description The guided first game on a map of a game (the first that has one, if not said).
         */
        LessonWanted: {
            /** Game */
            game: string;
            /** Map */
            map?: string | null;
        };
        /**
         * LinkSignIn
         * @description The ticket of a link that was mailed, and the second step where there is one.
         */
        LinkSignIn: {
            /** Code */
            code?: string | null;
            /** Passkey */
            passkey?: {
                [key: string]: unknown;
            } | null;
            /** Ticket */
            ticket: string;
        };
        /**
         * LiveClock
         * @description Some minutes for each seat, and some seconds more after each turn.
         */
        LiveClock: {
            /**
             * Increment
             * @default 0
             */
            increment?: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "live";
            /** Minutes */
            minutes: number;
        };
        /**
         * Livery
         * @description What tells a seat from the others: by hue and by shape.
         */
        Livery: {
            /** Colour */
            colour: string;
            /** Shape */
            shape: string;
        };
        /**
         * LogLine
         * @description An entry of the log: what the actor did, and among the events all that followed from it; `kind` is there when it
         *     is not an action.
         */
        LogLine: {
            /** Action */
            action: string | null;
            /**
             * Events
             * @default []
             */
            events?: components["schemas"]["Happening"][];
            /** Kind */
            kind?: string | null;
            /** N */
            n: number;
            /** Seat */
            seat: number | null;
            /** Text */
            text: string;
        };
        /**
         * Made
         * @description The id of what was made.
         */
        Made: {
            /** Id */
            id: string;
        };
        /**
         * MapFacts
         * @description A map of a game; `choices`: for each number of players the options that matter there, with what can be chosen.
         */
        MapFacts: {
            /** Choices */
            choices: {
                [key: string]: {
                    [key: string]: string[];
                };
            };
            /** Id */
            id: string;
            /** Reconstructed */
            reconstructed: boolean;
            /** Title */
            title: string;
        };
        /**
         * MapSeen
         * @description What there is to say of a map; one with faults has no drawing.
         */
        MapSeen: {
            /** Doubts */
            doubts: components["schemas"]["Remark"][];
            /** Drawn */
            drawn: string | null;
            /** Facts */
            facts: [
                string,
                string
            ][];
            /** Faults */
            faults: components["schemas"]["Remark"][];
            /** More */
            more: number;
            /** Svg */
            svg: string | null;
        };
        /**
         * MapWanted
         * @description A map document to be checked and drawn; `drawn` is what the answer before called its drawing, which is not sent
         *     again if it is the same.
         */
        MapWanted: {
            /** Document */
            document: {
                [key: string]: unknown;
            };
            /** Drawn */
            drawn?: string | null;
            /** Game */
            game: string;
            /**
             * Theme
             * @default light
             * @enum {string}
             */
            theme?: "light" | "dark";
        };
        /**
         * Me
         * @description The caller.
         */
        Me: {
            /** Email */
            email: string | null;
            /** Guest */
            guest: boolean;
            /** Id */
            id: string;
            /** Language */
            language: string | null;
            /** Login */
            login: string | null;
            /** Mail Turns */
            mail_turns: boolean;
            /** Name */
            name: string;
            /** Push */
            push: boolean;
            /** Role */
            role: ("keeper" | "moderator") | null;
            /** Theme */
            theme: string | null;
            /** Webhook */
            webhook: string | null;
        };
        /**
         * Moment
         * @description A moment of a match, by the number of actions before it.
         */
        Moment: {
            /** N */
            n: number;
        };
        /**
         * Neighbour
         * @description Somebody at a table: by their seat, or by a line of chat.
         */
        Neighbour: {
            /** Line */
            line?: number | null;
            /** Seat */
            seat?: number | null;
            /** Table */
            table: string;
        };
        /**
         * NewApp
         * @description A secret for an app: as text, as an address, and as a picture (a data: address) to scan.
         */
        NewApp: {
            /** Address */
            address: string;
            /** Picture */
            picture: string;
            /** Secret */
            secret: string;
            /** Ticket */
            ticket: string;
        };
        /**
         * NewPasskey
         * @description A passkey that the browser has made, and a name for it.
         */
        NewPasskey: {
            /** Credential */
            credential: {
                [key: string]: unknown;
            };
            /** Label */
            label: string;
        };
        /**
         * NewPassword
         * @description The old password, or a passkey's answer, and the new password.
         */
        NewPassword: {
            /** New */
            new: string;
            /** Old */
            old?: string | null;
            /** Passkey */
            passkey?: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * NewTable
         * @description A table to be made.
         */
        NewTable: {
            /**
             * Absent
             * @default bot
             * @enum {string}
             */
            absent?: "bot" | "end";
            /**
             * Clock
             * @default {
             *       "kind": "none"
             *     }
             */
            clock?: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"];
            /** Game */
            game: string;
            /** Map */
            map?: string | {
                [key: string]: unknown;
            } | null;
            /**
             * Options
             * @default {}
             */
            options?: {
                [key: string]: string;
            };
            /** Public */
            public?: boolean | null;
            /**
             * Ready
             * @default true
             */
            ready?: boolean;
            /** Seats */
            seats: components["schemas"]["SeatWanted"][];
            /**
             * Several
             * @default false
             */
            several?: boolean;
            /**
             * Start
             * @default false
             */
            start?: boolean;
        };
        /**
         * NewToken
         * @description What a token is for, what it may do, and for how many days (null: without end).
         */
        NewToken: {
            /**
             * Days
             * @default 90
             */
            days?: number | null;
            /** Label */
            label: string;
            /**
             * Scopes
             * @default [
             *       "play",
             *       "tables",
             *       "watch"
             *     ]
             */
            scopes?: ("play" | "tables" | "watch" | "account")[];
        };
        /**
         * NoClock
         * @description No clock.
         */
        NoClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "none";
        };
        /**
         * Notes
         * @description The caller's own notes.
         */
        Notes: {
            /** Text */
            text: string;
        };
        /**
         * OfferShown
         * @description A legal action in words; `cost`: what it spends, `then`: what the actor has afterwards.
         */
        OfferShown: {
            /** Action */
            action: string;
            /** At */
            at: string[];
            /** Cost */
            cost: string | null;
            /** Final */
            final: string | null;
            /** Kind */
            kind: string;
            /** Pieces */
            pieces: [
                {
                    [key: string]: string;
                },
                number
            ][];
            /** Rare */
            rare: number;
            /**
             * Role
             * @enum {string}
             */
            role: "" | "main" | "end";
            /** Text */
            text: string;
            /** Then */
            then: string | null;
        };
        /**
         * OptionFacts
         * @description An option of a game; `about` says what it changes.
         */
        OptionFacts: {
            /** About */
            about: string;
            /** Choices */
            choices: components["schemas"]["Choice"][];
            /** Name */
            name: string;
            /** Words */
            words: string;
        };
        /**
         * Outcome
         * @description What came of a report.
         */
        Outcome: {
            /** Outcome */
            outcome: string;
        };
        /**
         * PasskeyOptions
         * @description What the browser's `navigator.credentials` is asked.
         */
        PasskeyOptions: {
            /** Options */
            options: {
                [key: string]: unknown;
            };
        };
        /**
         * PasskeyShown
         * @description A passkey of the caller.
         */
        PasskeyShown: {
            /** Created */
            created: number;
            /** Id */
            id: string;
            /** Label */
            label: string;
            /** Used */
            used: number | null;
        };
        /**
         * PersonLine
         * @description A person, as keepers see them.
         */
        PersonLine: {
            ban: components["schemas"]["Under"] | null;
            /** Created */
            created: number;
            /** Guest */
            guest: boolean;
            /** Id */
            id: string;
            mute: components["schemas"]["Under"] | null;
            /** Name */
            name: string;
            /** Role */
            role: string | null;
            /** Seen */
            seen: number;
        };
        /**
         * PersonShown
         * @description A person, with what was reported and done.
         */
        PersonShown: {
            ban: components["schemas"]["Under"] | null;
            /** Created */
            created: number;
            /** Deeds */
            deeds: components["schemas"]["Deed"][];
            /** Guest */
            guest: boolean;
            /** Id */
            id: string;
            mute: components["schemas"]["Under"] | null;
            /** Name */
            name: string;
            /** Reports */
            reports: components["schemas"]["ReportLine"][];
            /** Role */
            role: string | null;
            /** Seats */
            seats: number;
            /** Seen */
            seen: number;
            /** Tables */
            tables: number;
        };
        /**
         * Progress
         * @description How far an analysis has got.
         */
        Progress: {
            /** Done */
            done: number;
            /** Of */
            of: number;
        };
        /**
         * Proof
         * @description That it is really the owner of the account: the password, or a passkey's answer.
         */
        Proof: {
            /** Passkey */
            passkey?: {
                [key: string]: unknown;
            } | null;
            /** Password */
            password?: string | null;
        };
        /**
         * Proven
         * @description What is done after a proof, and needs nothing else.
         */
        Proven: {
            /** @default {} */
            proof?: components["schemas"]["Proof"];
        };
        /**
         * Push
         * @description A browser's push subscription, as it gives it.
         */
        Push: {
            /** Endpoint */
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
        };
        /**
         * PushKeys
         * @description The keys of a browser's push subscription.
         */
        PushKeys: {
            /** Auth */
            auth: string;
            /** P256Dh */
            p256dh: string;
        };
        /**
         * Ready
         * @description Ready to begin, or not any more.
         */
        Ready: {
            /** Ready */
            ready: boolean;
        };
        /**
         * RecoveryCodes
         * @description Recovery codes, shown this once.
         */
        RecoveryCodes: {
            /** Codes */
            codes: string[];
        };
        /**
         * Remark
         * @description Something to be said of a map: where in its document, part by part, and which entries it names.
         */
        Remark: {
            /** About */
            about: (string | number)[][];
            /** Place */
            place: (string | number)[];
            /** Text */
            text: string;
        };
        /**
         * Renaming
         * @description A new name for somebody.
         */
        Renaming: {
            /** Name */
            name: string;
            /** Reason */
            reason: string;
        };
        /**
         * Report
         * @description What is reported: somebody at a table, a line of chat, or the table itself; and why.
         */
        Report: {
            /** Line */
            line?: number | null;
            /** Reason */
            reason: string;
            /** Seat */
            seat?: number | null;
            /** Table */
            table: string;
        };
        /**
         * ReportLine
         * @description A report by a player.
         */
        ReportLine: {
            /** At */
            at: number;
            /** Author */
            author: string | null;
            /** Author Name */
            author_name: string | null;
            /** Id */
            id: string;
            /** Line */
            line: number | null;
            /** Outcome */
            outcome: string | null;
            /** Person */
            person: string | null;
            /** Person Name */
            person_name: string | null;
            /** Reason */
            reason: string;
            /** Settled */
            settled: number | null;
            /** Table Id */
            table_id: string | null;
            /** Text */
            text: string | null;
        };
        /**
         * Reset
         * @description The ticket of a link that was mailed, and the new password.
         */
        Reset: {
            /** Password */
            password: string;
            /** Ticket */
            ticket: string;
        };
        /**
         * Said
         * @description A line of chat, perhaps a hidden one.
         */
        Said: {
            /** At */
            at: number;
            /** Hidden */
            hidden: boolean;
            /** N */
            n: number;
            /** Name */
            name: string | null;
            /** Person */
            person: string | null;
            /** Text */
            text: string;
        };
        /**
         * Say
         * @description A line of chat.
         */
        Say: {
            /** Text */
            text: string;
        };
        /**
         * Seat
         * @description One of the caller's seats.
         */
        Seat: {
            /** Seat */
            seat: number;
        };
        /**
         * SeatShown
         * @description A seat of a table.
         */
        SeatShown: {
            /** Bot */
            bot: string | null;
            /** Clock */
            clock: {
                [key: string]: number;
            } | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open" | "invite";
            livery: components["schemas"]["Livery"];
            /** Name */
            name: string | null;
            /** Present */
            present: boolean;
            /** Ready */
            ready: boolean;
            /** Seat */
            seat: number;
            /** You */
            you: boolean;
        };
        /**
         * SeatWanted
         * @description Who is to sit at a seat of a new table.
         */
        SeatWanted: {
            /** Bot */
            bot?: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "open" | "invite" | "bot";
            /** Name */
            name?: string | null;
        };
        /**
         * Section
         * @description A section of a game's rules.
         */
        Section: {
            /** Blocks */
            blocks: components["schemas"]["Block"][];
            /** Id */
            id: string;
            /** Title */
            title: string;
        };
        /**
         * Security
         * @description What guards the caller's account.
         */
        Security: {
            /** App */
            app: boolean;
            /** Codes Left */
            codes_left: number;
            /** Passkeys */
            passkeys: components["schemas"]["PasskeyShown"][];
            /** Two Step */
            two_step: boolean;
        };
        /**
         * Session
         * @description Where the caller is signed in: since when, last seen when, with which browser (empty if it did not say), and
         *     whether it is this one.
         */
        Session: {
            /** Browser */
            browser: string;
            /** Created */
            created: number;
            /** Here */
            here: boolean;
            /** Id */
            id: string;
            /** Seen */
            seen: number;
        };
        /**
         * SignIn
         * @description An account's name and password, and the second step where there is one.
         */
        SignIn: {
            /** Code */
            code?: string | null;
            /** Name */
            name: string;
            /** Passkey */
            passkey?: {
                [key: string]: unknown;
            } | null;
            /** Password */
            password: string;
        };
        /**
         * Sitting
         * @description Who holds a seat.
         */
        Sitting: {
            /** Name */
            name: string | null;
            /** Person */
            person: string;
            /** Seat */
            seat: number;
        };
        /**
         * Snapshot
         * @description A table as the caller may see it.
         */
        Snapshot: {
            /** Absent */
            absent: string;
            /** Actor */
            actor: number;
            /** Analysis */
            analysis: boolean;
            /** Chat */
            chat: components["schemas"]["ChatLine"][];
            /** Clock */
            clock: {
                [key: string]: unknown;
            };
            /** Created */
            created: number;
            end_offer: components["schemas"]["Consent"] | null;
            ended: components["schemas"]["Ended"] | null;
            /** Game */
            game: string;
            guide: components["schemas"]["Guide"] | null;
            /** Hash */
            hash: string | null;
            /** Id */
            id: string;
            /** Invite */
            invite?: string | null;
            lesson: components["schemas"]["Lesson"] | null;
            /** Log */
            log: components["schemas"]["LogLine"][];
            /** Map */
            map: string;
            /** May Wish */
            may_wish: boolean;
            /** N */
            n: number;
            /**
             * Notes
             * @default
             */
            notes?: string;
            /** Offers */
            offers: components["schemas"]["OfferShown"][];
            /** Options */
            options: {
                [key: string]: string;
            };
            /** Over */
            over: boolean;
            /** Own Map */
            own_map: boolean;
            /** Players */
            players: number;
            /** Public */
            public: boolean;
            /** Rematch */
            rematch: string | null;
            /** Rule */
            rule: string | null;
            /** Scores */
            scores: number[] | null;
            /** Seat */
            seat: number | null;
            /** Seats */
            seats: components["schemas"]["SeatShown"][];
            /** Seq */
            seq: number;
            /** Several */
            several: boolean;
            /** Sheet */
            sheet: {
                [key: string]: unknown;
            } | null;
            /**
             * Status
             * @enum {string}
             */
            status: "lobby" | "running" | "over";
            /** Undo */
            undo: boolean;
            undo_wish: components["schemas"]["Wish"] | null;
            /** View */
            view: {
                [key: string]: unknown;
            } | null;
            /** Winners */
            winners: number[];
            /** You */
            you: number[];
        };
        /**
         * Statement
         * @description A kind of statement to the database, and how long it took since this process started.
         */
        Statement: {
            /** Count */
            count: number;
            /** Longest Ms */
            longest_ms: number;
            /** Mean Ms */
            mean_ms: number;
            /** Seconds */
            seconds: number;
            /** Statement */
            statement: string;
        };
        /**
         * StepWanted
         * @description A step of a lesson, counted from 0.
         */
        StepWanted: {
            /** Step */
            step: number;
        };
        /**
         * Switching
         * @description Whether a feature is on.
         */
        Switching: {
            /** On */
            on: boolean;
            /** Reason */
            reason?: string | null;
        };
        /**
         * TableFacts
         * @description A table in a list.
         */
        TableFacts: {
            /** Actor */
            actor: number;
            /** Clock */
            clock: {
                [key: string]: unknown;
            };
            /** Created */
            created: number;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Map */
            map: string;
            /** Players */
            players: number;
            /** Seats */
            seats: components["schemas"]["SeatShown"][];
            /** Seq */
            seq: number;
            /**
             * Status
             * @enum {string}
             */
            status: "lobby" | "running" | "over";
            /** You */
            you: number[];
            /** Your Turn */
            your_turn: boolean;
        };
        /**
         * TableLine
         * @description A table, as keepers see it.
         */
        TableLine: {
            /** Analysis */
            analysis: boolean;
            /** Created */
            created: number;
            /** Creator */
            creator: string | null;
            /** Creator Name */
            creator_name: string | null;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Map */
            map: string;
            /** Players */
            players: number;
            /** Public */
            public: boolean;
            /** Seq */
            seq: number;
            /** Status */
            status: string;
            /** Updated */
            updated: number;
        };
        /**
         * TableShown
         * @description A table, with those who sit there and what was said.
         */
        TableShown: {
            /** Analysis */
            analysis: boolean;
            /** Chat */
            chat: components["schemas"]["Said"][];
            /** Created */
            created: number;
            /** Creator */
            creator: string | null;
            /** Creator Name */
            creator_name: string | null;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Map */
            map: string;
            /** Players */
            players: number;
            /** Public */
            public: boolean;
            /** Seats */
            seats: components["schemas"]["Sitting"][];
            /** Seq */
            seq: number;
            /** Status */
            status: string;
            /** Updated */
            updated: number;
        };
        /**
         * Token
         * @description A token: when it was last used and when it ends, if ever; `token`, its secret, is only there when it is made.
         */
        Token: {
            /** Created */
            created: number;
            /** Expires */
            expires: number | null;
            /** Id */
            id: string;
            /** Label */
            label: string;
            /** Scopes */
            scopes: ("play" | "tables" | "watch" | "account")[];
            /** Seen */
            seen: number | null;
            /** Token */
            token?: string | null;
        };
        /**
         * TurningPoint
         * @description The action `n` (counted from 1) with which chances changed most, before and after it.
         */
        TurningPoint: {
            /** Action */
            action: string;
            /** After */
            after: number[];
            /** Before */
            before: number[];
            better: components["schemas"]["Better"] | null;
            /** N */
            n: number;
            /** Seat */
            seat: number;
        };
        /**
         * Under
         * @description A ban or mute that somebody is under.
         */
        Under: {
            /** Reason */
            reason: string;
            /** Until */
            until: number | null;
        };
        /**
         * Undo
         * @description Take back; `to` (a number of actions) at analysis tables only.
         */
        Undo: {
            /** Key */
            key?: string | null;
            /** Seat */
            seat: number;
            /** Seq */
            seq: number;
            /** To */
            to?: number | null;
        };
        /**
         * UndoWish
         * @description Ask to take back one's last action and all since.
         */
        UndoWish: {
            /** Seat */
            seat: number;
            /** Seq */
            seq: number;
        };
        /**
         * Used
         * @description How much of a budget is used up, from 0 to 1 (more: in debt), and whose.
         */
        Used: {
            /** Kind */
            kind: string;
            /** Name */
            name: string | null;
            /** Used */
            used: number;
            /**
             * Whose
             * @enum {string}
             */
            whose: "person" | "address" | "house";
        };
        /**
         * Version
         * @description What is running.
         */
        Version: {
            /** Build */
            build: string;
            /** Rules */
            rules: {
                [key: string]: string;
            };
            /** Version */
            version: string;
        };
        /**
         * Versions
         * @description What differs between two versions of a map: in words, and as a correction to be applied.
         */
        Versions: {
            /** Correction */
            correction: {
                [key: string]: unknown;
            };
            /** Words */
            words: string[];
        };
        /**
         * VersionsWanted
         * @description Two versions of a map, and where the values of the second come from.
         */
        VersionsWanted: {
            /** New */
            new: {
                [key: string]: unknown;
            };
            /** Old */
            old: {
                [key: string]: unknown;
            };
            /**
             * Source
             * @default
             */
            source?: string;
        };
        /**
         * Way
         * @description A way to be notified.
         */
        Way: {
            /**
             * Way
             * @enum {string}
             */
            way: "push" | "webhook" | "email";
        };
        /**
         * Ways
         * @description How this server can reach people and know them again: `links` by e-mail, `passkeys` at this address alone.
         */
        Ways: {
            /** Email */
            email: boolean;
            /** Links */
            links: boolean;
            /** Passkeys */
            passkeys: string | null;
            /** Push Key */
            push_key: string;
        };
        /**
         * Wish
         * @description Who would like to take back how many actions, and which seats have agreed.
         */
        Wish: {
            /** Agreed */
            agreed: number[];
            /** Count */
            count: number;
            /** Seat */
            seat: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    sign_up_api_account_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    delete_api_account_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Farewell"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    confirm_app_api_account_app_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppCode"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    new_app_api_account_app_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proven"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApp"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    renew_codes_api_account_codes_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proven"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    export_api_account_export_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    change_password_api_account_password_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    recover_api_account_recover_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Email"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    reset_api_account_reset_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reset"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    security_api_account_security_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Security"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    turn_on_api_account_two_step_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proven"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    turn_off_api_account_two_step_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proven"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    analyse_api_analysis_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Document"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    blocks_api_blocks_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blocked"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    block_api_blocks_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Neighbour"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    unblock_api_blocks__id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    stream_api_bot_stream_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    list_bots_api_bots_get: {
        parameters: {
            query?: {
                game?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotFacts"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    list_games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameFacts"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    map_document_api_games__game__maps__map__document_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                map: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    map_picture_api_games__game__maps__map__picture_get: {
        parameters: {
            query?: {
                part?: "all" | "map" | "panel";
                theme?: "light" | "dark";
            };
            header?: never;
            path: {
                game: string;
                map: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": components["schemas"]["Fault"];
                };
            };
        };
    };
    rules_api_games__game__rules_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    house_api_house_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["House"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    show_health_api_keeper_health_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    log_api_keeper_log_get: {
        parameters: {
            query?: {
                before?: number | null;
                most?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deed"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    people_api_keeper_people_get: {
        parameters: {
            query?: {
                find?: string;
                most?: number;
                skip?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonLine"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    person_api_keeper_people__id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonShown"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    delete_api_keeper_people__id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Because"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ban_api_keeper_people__id__ban_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Barring"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    mute_api_keeper_people__id__mute_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Lasting"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    rename_api_keeper_people__id__rename_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Renaming"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    appoint_api_keeper_people__id__role_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Appointing"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    unban_api_keeper_people__id__unban_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Because"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    unmute_api_keeper_people__id__unmute_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Because"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    reports_api_keeper_reports_get: {
        parameters: {
            query?: {
                most?: number;
                settled?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportLine"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    settle_api_keeper_reports__id__settle_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Outcome"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    switch_api_keeper_switches__feature__put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                feature: "sign-up" | "guests" | "tables" | "chat" | "analyses" | "webhooks";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Switching"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    tables_api_keeper_tables_get: {
        parameters: {
            query?: {
                most?: number;
                skip?: number;
                status?: ("lobby" | "running" | "over") | null;
                who?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableLine"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    table_api_keeper_tables__id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableShown"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    hide_api_keeper_tables__id__chat__n__hide_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                n: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Because"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    close_api_keeper_tables__id__close_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Because"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    lesson_api_lessons_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonWanted"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    sign_in_api_login_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    link_sign_in_api_login_link_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkSignIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    mail_link_api_login_mail_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Email"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    passkey_sign_in_api_login_passkey_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    sign_out_api_logout_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    me_api_me_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    change_api_me_patch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Change"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    ways_api_notifications_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ways"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    confirm_email_api_notifications_email_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Email"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    test_notification_api_notifications_test_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Way"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    add_passkey_api_passkeys_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyShown"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    drop_passkey_api_passkeys__id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proven"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    challenge_api_passkeys_challenge_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    new_passkey_api_passkeys_new_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proven"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    report_api_reports_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Report"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    list_schemas_api_schemas_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string[];
                    };
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    schema_api_schemas__game___document__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document: string;
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    sessions_api_sessions_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    end_sessions_api_sessions_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    end_session_api_sessions__id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    apply_api_studio_apply_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectionWanted"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    changes_api_studio_changes_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionsWanted"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Versions"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    look_at_api_studio_look_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MapWanted"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapSeen"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    list_tables_api_tables_get: {
        parameters: {
            query?: {
                scope?: "open" | "mine" | "watch";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableFacts"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    create_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    snapshot_api_tables__id__get: {
        parameters: {
            query?: {
                seat?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    act_api_tables__id__actions_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Act"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    analysis_api_tables__id__analysis_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progress"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    analysis_picture_api_tables__id__analysis_picture_get: {
        parameters: {
            query?: {
                theme?: "light" | "dark";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": components["schemas"]["Fault"];
                };
            };
        };
    };
    moment_api_tables__id__at__n__get: {
        parameters: {
            query?: {
                seat?: number | null;
            };
            header?: never;
            path: {
                id: string;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    chat_api_tables__id__chat_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Say"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    offer_end_api_tables__id__end_offer_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    explain_api_tables__id__explain_get: {
        parameters: {
            query?: {
                action?: string | null;
                group?: string | null;
                seat?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Explanation"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    export_api_tables__id__export_get: {
        parameters: {
            query?: {
                seat?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    hint_api_tables__id__hint_get: {
        parameters: {
            query?: {
                quick?: boolean;
                seat?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    join_api_tables__id__join_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    leave_api_tables__id__leave_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    write_notes_api_tables__id__notes_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Notes"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    picture_api_tables__id__picture_get: {
        parameters: {
            query?: {
                n?: number | null;
                part?: "all" | "map" | "panel";
                seat?: number | null;
                theme?: "light" | "dark";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": components["schemas"]["Fault"];
                };
            };
        };
    };
    ready_api_tables__id__ready_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Ready"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    rematch_api_tables__id__rematch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    resign_api_tables__id__resign_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Seat"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    start_api_tables__id__start_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    step_api_tables__id__step_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepWanted"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    undo_api_tables__id__undo_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Undo"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    answer_undo_api_tables__id__undo_answer_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    wish_undo_api_tables__id__undo_wish_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    what_if_api_tables__id__what_if_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Moment"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    tokens_api_tokens_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    new_token_api_tokens_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewToken"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    drop_token_api_tokens__id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
    version_api_version_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
        };
    };
}
