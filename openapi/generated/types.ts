// Written by "npm run contract" from openapi/openapi.yaml.
export interface paths {
    "/api/send-demo-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a demo, short form
         * @description The team is emailed and can reply; many requests in an hour come in one email. The same content twice within a minute is kept once. A network may ask five times in an hour.
         */
        post: operations["sendDemoRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask Penny about a listing
         * @description The server calls it /api/v1/chat; a site may be configured to another path. Who accepts `text/event-stream` gets the answer while it is made; what goes wrong before its first word is answered as JSON in either case. A conversation belongs to its visitor: someone else's number starts a new one. Who says that they are not the person Penny takes them for ("I'm not Ann", "That's not me") becomes a new visitor with a new conversation and a session of their own; what is kept of the earlier visitor stays as it is, and gates of other listings ask for a lead again. Penny on another site asks with a key in x-penny-key, as at /api/v1/public/widget; 401 and a further 403 are about keys alone.
         */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chat/{chat_conversation_id}/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has come in a conversation without a question
         * @description Answers of the owner that Penny has not told yet, and decisions about tours that were asked for in the conversation. Only the visitor of this cookie gets them, of a protected listing once its gate was passed. Whoever accepts `text/event-stream` goes on getting them as they come, until the server ends the stream; Last-Event-ID then says what is known already. Anyone else gets them once, and asks again no sooner than after 15 seconds.
         */
        get: operations["followConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every public listing
         * @description No screen lists properties; this is not a marketplace.
         */
        get: operations["listProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/properties/{id}/access-requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the gate of a listing asks of this visitor */
        get: operations["getAccessRequirements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/properties/{id}/capture-lead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the contact details that a listing asks for
         * @description Of a listing that also has a password, the password must have been accepted before.
         */
        post: operations["captureLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/properties/{id}/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The visitor's own conversation about a listing
         * @description The latest conversation of this cookie's visitor; null without a cookie or a message. For a private listing only after the gate, and only for the lead who had the conversation.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/properties/{id}/end-visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The visitor leaves, or looks elsewhere
         * @description Takes a beacon's text/plain too. Repeats and late arrivals change nothing; a visit goes on when the page is shown again. Only the visitor whose cookie proves the session can tell of it; for anyone else there is no such session.
         */
        post: operations["endVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/properties/{id}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The photos of a listing
         * @description The URLs of a private listing's photos are signed and expire.
         */
        get: operations["listPropertyImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/properties/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the site's operator what is wrong with a listing
         * @description The report is kept and emailed to the operator, never to the seller. Sent again with the same request_id it is kept once. Of a listing with a gate, only visitors who passed it can report it. A network may report ten times in a day.
         */
        post: operations["reportListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/properties/{id}/tour-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When a listing can be toured
         * @description Open half hours of the next 14 days on the property's own clock: its tour hours less its notice, two hours at least, and what is taken. Where tours are by appointment, the half hours from 9 AM to 6 PM of every day. 404 where nobody gives tours. The widget on another site calls it with a key in x-penny-key; 401 and a further 403 are about keys alone.
         */
        get: operations["listTourTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/properties/{id}/tours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a tour of a listing
         * @description The same request as Penny's: the time is kept for 24 hours, the buyer is emailed a link to confirm, the seller is asked. Sent again with the same request_id it is answered the same way and booked once. The widget on another site calls it with a key in x-penny-key, as at /api/v1/public/widget; 401 and a further 403 are about keys alone.
         */
        post: operations["requestTour"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/properties/{id}/update-visit-duration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How long the visitor has been here
         * @description Kept as whole seconds, clamped to the time since the session began; it never goes down. Only the visitor whose cookie proves the session can tell of it; for anyone else there is no such session.
         */
        post: operations["updateVisitDuration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/properties/{id}/validate-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try the password of a listing
         * @description Guesses are counted per visitor address and per listing before the password is compared. Listings take turns, and within a listing an address that has not guessed lately goes first. When a listing's queue is full, or an address waits for too many answers, the answer is 429 at once; guesses at one listing never fill the queue of another.
         */
        post: operations["validatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/properties/by-url/{propertyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The listing at an address
         * @description Answers an older slug or a number with redirect_needed and preferred_url. Of a protected listing it gives, before access, only what the gate needs, whatever it was asked by: its slug holds the address and is not given then.
         */
        get: operations["getPropertyByUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/valuation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a home is asked for, found by its address
         * @description The address is compared with those of the listings as a whole, in the way a letter carrier would: capitals, punctuation, spaces and diacritics do not count, a street's suffix, a direction, a state and a unit's word (#, Apt, Unit, Suite) are the same written out and abbreviated, the country and the last four digits of a ZIP+4 are not looked at. Number, unit, street, city, state and ZIP have to be the same. The coordinates do not decide: they are taken so that the call says what its page says, and they have to be both there or both absent. A listing that is not published or is withheld from this visitor is answered like an address that nobody knows. Of several listings at one address the one for sale comes before the one to rent, and then the newest.
         */
        get: operations["getValuation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/widget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The listing that Penny answers for on another site
         * @description Asked by the widget, from origins that the key allows. Cookies are not looked at, so a listing with a gate stays shut.
         */
        get: operations["getWidgetListing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/widget/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The conversation that Penny on another site goes on with
         * @description As getConversation, by the number of the conversation, which only its visitor knows. One of another key or listing is as good as unknown.
         */
        get: operations["getWidgetConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/question/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The question behind a link */
        get: operations["getQuestionByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/question/{token}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question about a listing
         * @description The visitors who asked get it with Penny's next answer, as does everyone who asks the same later. Only the first answer counts: a second one changes nothing, and `message` says so. An answer about who lives there is a 422 with a sentence.
         */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tour/{tour_id}/available-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Free half hours of the next 14 days
         * @description From the property's tour hours, less its notice, two hours at least, and what is taken; none where tours are by appointment. Without the cookie of getTourByToken there is no such tour.
         */
        get: operations["listAvailableTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tour/{tour_id}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a tour into rescheduling
         * @description Says what is next and changes nothing: a tour waits for its seller until something is decided, and proposing a time is a decision. Without the cookie of getTourByToken there is no such tour.
         */
        post: operations["rescheduleTour"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tour/{tour_id}/submit-new-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose another time
         * @description The first decision stands, as with confirmTour. A time that the property's clock skips, that has passed or is more than a year away is a 422 with a sentence; one that the clock shows twice is the first of both. Without the cookie of getTourByToken there is no such tour.
         */
        post: operations["submitNewTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tour/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accept or decline a tour by its link
         * @description The first decision stands: the same one again answers the same, another one answers what was decided. Only a call with x-confirmed-by decides. A browser that opens this address is sent to the page with a 303; a call without the header, a HEAD and a prefetch get a 400. None of them decides anything.
         */
        get: operations["confirmTour"];
        put?: never;
        /**
         * Accept or decline a tour, as a POST
         * @description As confirmTour, including x-confirmed-by, for clients that keep GET free of side effects.
         */
        post: operations["postTourConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tour/feed/{feed_token}/tours.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All tours of a listing, for calendar programs
         * @description The seller subscribes to this address. Accepted tours are CONFIRMED, those that wait for an answer TENTATIVE, cancelled ones CANCELLED for two weeks. It works until the listing has another seller.
         */
        get: operations["getTourFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tour/request/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tour behind the link of an email
         * @description Reading it changes nothing.
         */
        get: operations["getTourRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tour/request/{token}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the time that the seller proposed
         * @description Both sides are emailed. Once is enough; where another time or none is proposed by now, the tour is answered as it stands. The hour may have been given to someone else since: 409.
         */
        post: operations["acceptNewTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tour/request/{token}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a tour
         * @description By the link of either side; the seller can cancel what they accepted or proposed. Both sides are emailed. Once is enough; a tour that is over is answered as it stands.
         */
        post: operations["cancelTourRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tour/request/{token}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a tour request
         * @description The request keeps its time until the seller decides. Once is enough; a request that can no longer be confirmed is answered as it stands.
         */
        post: operations["confirmTourRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tour/request/{token}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest another time
         * @description By the link of either side, of which the other is asked; both are emailed. A buyer moves the tour, a seller takes back what they accepted and proposes the time. Where it isn't at `from` any more, or is at `time` already, it is answered as it stands, so that sending it again changes nothing. The time that the seller proposed is accepted.
         */
        post: operations["suggestNewTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tour/request/{token}/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When a tour could be instead
         * @description Open times as with listTourTimes, with the tour's own half hour left out of what is taken. 409 where the listing does not offer tours any more.
         */
        get: operations["listNewTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tour/request/{token}/tour.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A tour as a calendar file
         * @description By the link of either side, with the UID and SEQUENCE of the files that emails bring: an accepted tour is CONFIRMED, one that waits for an answer TENTATIVE, one that does not take place CANCELLED.
         */
        get: operations["getTourCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tour/token/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tour behind a link
         * @description A signed HttpOnly cookie comes along; it lets this browser ask for free times and propose one of them until the link expires.
         */
        get: operations["getTourByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat_conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a conversation before its first message */
        post: operations["createChatConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submit-demo-request/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a demo, long form
         * @description The team is emailed and can reply; many requests in an hour come in one email. The same content twice within a minute is kept once. A network may ask five times in an hour.
         */
        post: operations["submitDemoRequest"];
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
        /** @description What the gate still asks of this visitor; both false once the gate is passed. */
        AccessRequirements: {
            /** @description Only when the gate asks for something, and only for hosts who chose to be named there. */
            hosted_by?: components["schemas"]["GateHost"];
            lead_capture_enabled: boolean;
            password_protection_enabled: boolean;
            required_fields: components["schemas"]["RequiredFields"];
            /** @description The visitor session of a visitor who passed the gate before, so that a reload continues it. */
            session_id?: string | null;
        };
        /**
         * @description The language that Penny answers the conversation in, for what a page shows beside her answers.
         * @enum {string}
         */
        AnswerLanguage: "en" | "es";
        AnswerSource: {
            /** @description The name of the field, or the number of the answer that the owner gave. */
            id: string;
            /** @enum {string} */
            kind: "field" | "description" | "answer";
            text: string;
        };
        /** @description The parts of the listing that the answer uses; empty for a visitor's message, and when none were used. */
        AnswerSources: components["schemas"]["AnswerSource"][];
        AvailableTimes: {
            available_times: components["schemas"]["LocalDateTime"][];
        };
        /** @description The summary that Penny asks the visitor to confirm, in the last answer only; missing when there is none. */
        BookingSummary: {
            /** @description The message to send to change the summary. */
            change_message: string;
            /** @description The message to send for yes. */
            confirm_message: string;
            /** @description Null for a tour that is moved. */
            email: string | null;
            /** @description How a new tour takes place: By video. Left out for one that is moved. */
            how?: string;
            /**
             * @description A new tour, or another time for one.
             * @enum {string}
             */
            kind: "request" | "move";
            /** @description On the property’s clock: Wed, Nov 25 at 10:30 AM. */
            label: string;
            /** @description Null for a tour that is moved. */
            name: string | null;
            /** @description Where the listing requires one. */
            phone?: string;
            /** Format: date-time */
            starts_at: string;
        };
        /** @description Only the required fields come from every server; another server may leave out the others. */
        ChatAnswer: {
            booking_summary?: components["schemas"]["BookingSummary"];
            chat_conversation_id: string;
            language?: components["schemas"]["AnswerLanguage"];
            moves_tour?: components["schemas"]["MovesTour"];
            offered_times?: components["schemas"]["OfferedTimes"];
            owner_questions?: components["schemas"]["OwnerQuestions"];
            response: string;
            sources?: components["schemas"]["AnswerSources"];
            suggestions?: components["schemas"]["SuggestedQuestions"];
            /** Format: date-time */
            written_at?: string;
        };
        ChatConversation: {
            chat_conversation_id: string;
        };
        ChatMessage: {
            agent_id: number;
            /** @description Null on the first message. */
            chat_conversation_id: string | null;
            /** @description Names this message, best by a random UUID. Sent again under the same name it is answered once: with the answer that is kept, or with the one that a breakdown kept it from getting. */
            client_message_id?: string;
            message: string;
            property_id: components["schemas"]["PropertyNumber"];
            /** @description The ids of updates that the page shows; Penny's answer doesn't repeat them. */
            shown_updates?: string[];
            /** @description Used only when the lead of that session gave it; any other is ignored. */
            visitor_email?: string | null;
            /** @description Used only when the cookie of the listing's gate has it; any other is ignored. */
            visitor_session_id?: string | null;
        };
        /**
         * @description Server-sent events. `delta`, as often as there is more to say: `{"text": "…"}`, whole sentences. Then `answer`, once: a ChatAnswer, whose response counts, whatever the deltas said. Or `problem`, once, in its place: `{"status": 500, "detail": "…"}`; what was said until then is void. Lines that begin with a colon keep the connection open.
         * @example event: delta
         *     data: {"text":"It has 5 bedrooms."}
         *
         *     event: answer
         *     data: {"response":"It has 5 bedrooms.","chat_conversation_id":"Jd4Gm1VhQx8sPz2NfR7bUoTk6WyEc3Lq"}
         */
        ChatStream: string;
        /** @description What a visitor and Penny said about a listing, the oldest first; the last 100 messages of a longer one. */
        ChatTranscript: {
            /** @description The conversation to go on with; null where there is none yet. */
            chat_conversation_id: string | null;
            messages: components["schemas"]["TranscriptMessage"][];
            updates: components["schemas"]["ConversationUpdate"][];
        };
        /** @description A message that Penny sends without a question, with an owner's answer or a decision about a tour. */
        ConversationUpdate: {
            /** @description The same each time the update is sent. */
            id: string;
            /** @enum {string} */
            kind: "owner_answer" | "tour";
            text: string;
            /** Format: date-time */
            written_at: string;
        };
        ConversationUpdates: {
            /** @description The oldest first. */
            updates: components["schemas"]["ConversationUpdate"][];
            /** @description Changes with the updates. */
            version: string;
        };
        /**
         * @description Server-sent events. `updates`, at first unless its version is known already, and then whenever something has come: all updates so far, a ConversationUpdates, with its version as the event's id. Lines that begin with a colon come at least every 10 seconds.
         * @example event: updates
         *     id: Nw1yQ2pX
         *     data: {"version":"Nw1yQ2pX","updates":[]}
         */
        ConversationUpdatesStream: string;
        /** @description Values are trimmed. When the honeypot `website` is filled, the answer is the usual one and nothing is stored. */
        DemoRequestLong: {
            email: components["schemas"]["ReplyAddress"];
            goals: string;
            name: components["schemas"]["NonBlankName"];
            phone: string;
            website?: components["schemas"]["HiddenField"];
        };
        /** @description Values are trimmed. When the honeypot `website` is filled, the answer is the usual one and nothing is stored. */
        DemoRequestShort: {
            email: components["schemas"]["ReplyAddress"];
            message: string;
            name: components["schemas"]["NonBlankName"];
            /** @description A copy of email; anything else is refused. */
            reply_to: string;
            /** @enum {string} */
            teamSize: "1-10" | "11-50" | "51-100" | "100+";
            website?: components["schemas"]["HiddenField"];
        };
        EmailAddress: string;
        /** @description Feet, to the right of and below one corner of the drawing. */
        Feet: number;
        /** @description The home's floors as they are drawn, the lowest first. */
        FloorPlan: {
            floors: components["schemas"]["PlanFloor"][];
            /** @description Degrees from the top of the drawing, clockwise. */
            north: number;
        };
        /** @description The host as shown at the gate of a private listing. */
        GateHost: {
            company: string | null;
            name: string;
            role: components["schemas"]["HostRole"];
        };
        /** @description A honeypot field, hidden from people. When it is filled, the answer is the usual one and nothing is stored. */
        HiddenField: string;
        /** @description Who shows the home, with the details that they chose to show. */
        Host: {
            about: string | null;
            company: string | null;
            email: string | null;
            /** @description As the state issued it, for instance DRE #00000000. */
            license: string | null;
            name: string;
            phone: string | null;
            role: components["schemas"]["HostRole"];
        };
        /** @enum {string} */
        HostRole: "agent" | "owner" | "manager";
        /** @description Only the fields that the listing asks for, or the anonymous placeholder (email, first_name, last_name) when it asks for none. Values are trimmed; control characters are refused. */
        Lead: {
            company?: components["schemas"]["ShortText"];
            email?: components["schemas"]["EmailAddress"];
            first_name?: components["schemas"]["ShortText"];
            last_name?: components["schemas"]["ShortText"];
            phone?: string;
        };
        LeadReceipt: {
            /** @description The visitor session that this lead opened. */
            session_id: string | null;
            success: boolean;
        };
        /** @description Feet */
        Length: number;
        /** @description Values are trimmed. */
        ListingReport: {
            /** @description Needed for the reason other. */
            details?: string;
            email?: components["schemas"]["ReplyAddress"];
            reason: components["schemas"]["ReportReason"];
            /** @description A UUID that the page makes for each report. */
            request_id: string;
        };
        /**
         * @description Date and time on the property's own clock, without zone.
         * @example 2026-11-24T14:00:00
         */
        LocalDateTime: string;
        /** @description The offered times are for a tour that the visitor has asked for before; left out where they are for a new one. */
        MovesTour: boolean;
        NewTime: {
            new_time: components["schemas"]["LocalDateTime"];
            seller_notes?: string;
        };
        /** @description Values are trimmed. */
        NewTourRequest: {
            /** @description From the widget on another site, the conversation there, so that Penny knows the tour. A page's own conversation is found by its cookie. */
            chat_conversation_id?: string;
            email: components["schemas"]["ReplyAddress"];
            /** @default in_person */
            kind?: components["schemas"]["TourKind"];
            name: components["schemas"]["NonBlankName"];
            /** @description For the seller. */
            note?: string;
            /** @description Where the listing requires one, 422 with an issue of this field if it is missing or has fewer than 7 digits. Not kept where the listing doesn't ask for one. */
            phone?: string;
            /** @description A UUID that the page makes for each request. */
            request_id: string;
            time: components["schemas"]["LocalDateTime"];
        };
        NonBlankName: string;
        OfferedTime: {
            /** @description On the property’s clock: Wed, Nov 25 at 10:30 AM. */
            label: string;
            /** @description The message to send to choose it. */
            message: string;
            /** Format: date-time */
            starts_at: string;
        };
        /** @description The times that Penny offers for a tour, in the last answer only; missing when she offers none. */
        OfferedTimes: components["schemas"]["OfferedTime"][];
        /** @description A visitor's question that the listing doesn't answer, for the seller. */
        OpenQuestion: {
            /** @description What the seller answered; null as long as they have not. */
            answer: string | null;
            /** Format: date-time */
            asked_at: string;
            property_address: string;
            /** @description In the visitor's words. */
            question: string;
        };
        OwnerAnswer: {
            answer: string;
            question: string;
        };
        OwnerQuestion: {
            /** @description The owner's answer, for all visitors; null until there is one. */
            answer: string | null;
            /** Format: date-time */
            answered_at: string | null;
            /**
             * Format: date-time
             * @description When the owner was asked; missing when they weren't.
             */
            asked_at?: string;
            /** @description A later message of the conversation contains the answer. */
            is_told: boolean;
            /**
             * @description asked: sent by an email of its own. asked_before: the owner has it already. in_summary: it comes in the next summary email. not_sent: the owner was not asked.
             * @enum {string}
             */
            outcome: "asked" | "asked_before" | "in_summary" | "not_sent";
            /** @description As the owner reads it. */
            question: string;
            /** @description The id of the update that will bring the answer. */
            update_id?: string;
        };
        /** @description Questions sent to the owner because the listing doesn't answer them. */
        OwnerQuestions: components["schemas"]["OwnerQuestion"][];
        PasswordAttempt: {
            /** Format: password */
            password: string;
        };
        PasswordVerdict: {
            success: boolean;
        };
        /** @description A rectangle, to the middle of its walls. */
        PlanArea: {
            depth: components["schemas"]["Length"];
            width: components["schemas"]["Length"];
            x: components["schemas"]["Feet"];
            y: components["schemas"]["Feet"];
        };
        PlanDoor: {
            /**
             * @description The end of the span at which a hinged door hangs.
             * @enum {string}
             */
            hinge: "start" | "end";
            /**
             * @description An opening has no door in it.
             * @enum {string}
             */
            kind: "hinged" | "double" | "sliding" | "opening" | "overhead";
            length: components["schemas"]["Length"];
            /** @description The room that the door opens into, and the room beyond it; a door with one room leads outside. */
            rooms: components["schemas"]["PlanRoomId"][];
            /** @enum {string} */
            runs: "right" | "down";
            x: components["schemas"]["Feet"];
            y: components["schemas"]["Feet"];
        };
        PlanFixture: {
            depth: components["schemas"]["Length"];
            /** @enum {string} */
            kind: "counter" | "island" | "sink" | "range" | "refrigerator" | "tub" | "shower" | "toilet" | "basin" | "washer" | "dryer" | "fireplace";
            width: components["schemas"]["Length"];
            x: components["schemas"]["Feet"];
            y: components["schemas"]["Feet"];
        };
        PlanFloor: {
            doors: components["schemas"]["PlanDoor"][];
            fixtures: components["schemas"]["PlanFixture"][];
            name: components["schemas"]["PlanName"];
            rooms: components["schemas"]["PlanRoom"][];
            stairs: components["schemas"]["PlanStairs"][];
            windows: components["schemas"]["PlanSpan"][];
        };
        PlanName: string;
        PlanRoom: {
            /** @description More than one for a room that is no rectangle; the first is the one whose dimensions are named. */
            areas: components["schemas"]["PlanArea"][];
            id: components["schemas"]["PlanRoomId"];
            /**
             * @description Garages and outdoor areas are not part of the interior size.
             * @enum {string}
             */
            kind: "living" | "kitchen" | "bedroom" | "bathroom" | "half_bath" | "hall" | "storage" | "garage" | "outdoor";
            name: components["schemas"]["PlanName"];
        };
        PlanRoomId: string;
        /** @description A part of a wall, from x and y to the right or down. */
        PlanSpan: {
            length: components["schemas"]["Length"];
            /** @enum {string} */
            runs: "right" | "down";
            x: components["schemas"]["Feet"];
            y: components["schemas"]["Feet"];
        };
        PlanStairs: {
            /**
             * @description The direction on the drawing in which the stairs go up.
             * @enum {string}
             */
            climbs: "up" | "right" | "down" | "left";
            depth: components["schemas"]["Length"];
            /**
             * @description Whether the floor above or below is reached by them.
             * @enum {string}
             */
            leads: "up" | "down" | "both";
            width: components["schemas"]["Length"];
            x: components["schemas"]["Feet"];
            y: components["schemas"]["Feet"];
        };
        PriceChange: {
            /**
             * Format: date
             * @description In the property's time zone.
             */
            changed_on: string;
            /** @enum {string} */
            event: "listed" | "price_changed";
            /** @description US dollars, per month for a rental; null when no price was given. */
            price: number | null;
        };
        /** @description RFC 9457, whose type is about:blank throughout; code is an extension. */
        Problem: {
            code: components["schemas"]["ProblemCode"];
            detail: string;
            /** @description Name it when you report the problem. */
            request_id?: string;
            /** @description The answer's own status. */
            status: number;
            /** @description The name of the status. */
            title: string;
        };
        /**
         * @description What went wrong, for programs; sentences are for people and may change. not_found, the path; listing_not_found, conversation_not_found, question_not_found, tour_not_found, visit_not_found, what it names or the link opens, an expired link included; link_incomplete, a part of the link is missing; address_expired, a signed address of a photo; bad_request and invalid, what was sent is not what the operation takes. listing_private, its gate was not passed; password_first, its password comes before the form; key_missing, key_unknown, key_wrong_listing, key_wrong_site, the widget's key. not_confirmed, no person acted; answer_on_page, the page of the link answers. time_gone, the time is taken or too soon by now; time_passed, it is over; time_lost, it went to someone else because the buyer did not confirm; no_such_time, the clock skips it; time_too_far, more than a year away; same_time, it is the time of the request; outside_tour_hours; no_tours, the listing does not offer tours; open_already, this visitor has two open requests; moved_too_often, the tour can only be cancelled. fair_housing, the text is about people and is not passed on; answer_under_way, the message before is still being answered. busy, too_many_passwords, too_many_requests, too_many_tours, later. method_not_allowed, request_timeout, too_large, unsupported_type, headers_too_large, server_error, not_served and unavailable, as their status says.
         * @enum {string}
         */
        ProblemCode: "not_found" | "listing_not_found" | "conversation_not_found" | "question_not_found" | "tour_not_found" | "visit_not_found" | "link_incomplete" | "address_expired" | "bad_request" | "invalid" | "listing_private" | "password_first" | "key_missing" | "key_unknown" | "key_wrong_listing" | "key_wrong_site" | "not_confirmed" | "answer_on_page" | "time_gone" | "time_passed" | "time_lost" | "no_such_time" | "time_too_far" | "same_time" | "outside_tour_hours" | "no_tours" | "open_already" | "moved_too_often" | "fair_housing" | "answer_under_way" | "busy" | "too_many_passwords" | "too_many_requests" | "too_many_tours" | "method_not_allowed" | "request_timeout" | "too_large" | "unsupported_type" | "headers_too_large" | "server_error" | "not_served" | "unavailable";
        /** @description A listing as its page shows it. Of a listing whose access is `withheld` only id, access, redirect_needed and preferred_url are given; the rest comes once its password or lead was accepted. */
        Property: {
            /**
             * @description open: the listing has no gate. granted: this visitor passed the gate. withheld: not yet.
             * @enum {string}
             */
            access?: "open" | "granted" | "withheld";
            /** @description Street, city, state and ZIP on one line. */
            address?: string;
            /** @description The assistant that answers for this listing. */
            agent?: {
                id: number;
                name?: string;
            } | null;
            baths?: number | null;
            beds?: number | null;
            costs?: components["schemas"]["PropertyCosts"];
            /** Format: date-time */
            created_at?: string;
            /** @description Older spelling of created_at. */
            readonly createdat?: string;
            description?: string | null;
            facts?: components["schemas"]["PropertyFacts"];
            /** @description The home's floor plan, for illustration; null when there is none. */
            floor_plan?: components["schemas"]["FloorPlan"] | null;
            /** @description Who shows the home; null when they don't want to be named. */
            host?: components["schemas"]["Host"] | null;
            id: components["schemas"]["PropertyNumber"];
            latitude?: number | null;
            listing_status?: string | null;
            /** @description rental or anything else */
            listing_type?: string | null;
            longitude?: number | null;
            /**
             * @description The listing's status on the market; missing from older servers.
             * @enum {string}
             */
            market_status?: "active" | "under_contract" | "sold" | "leased";
            /** @description Questions that the owner has answered for everyone, in the order in which they were answered. */
            owner_answers?: components["schemas"]["OwnerAnswer"][];
            /** @description Path of the page, for instance /p/48-alder-ridge-road */
            preferred_url?: string | null;
            /** @description US dollars */
            price?: number | null;
            /** @description Earlier prices, oldest first; empty when none are recorded. */
            price_history?: components["schemas"]["PriceChange"][];
            property_type?: string | null;
            /** @description Older spelling of property_type; read, never written. */
            readonly propertytype?: string | null;
            /** @description The listing has moved to preferred_url. */
            redirect_needed: boolean;
            /** @description US dollars a month, read when both others are absent */
            rental_price?: number | null;
            /** @description US dollars, read when price is absent */
            sale_price?: number | null;
            slug?: string;
            sqft?: number | null;
            /** @description IANA name of the property's time zone */
            time_zone?: string | null;
            /** @description When tours are possible; null for a listing without tours. */
            tours?: components["schemas"]["TourSchedule"] | null;
            /** Format: date-time */
            updated_at?: string;
            /** @description Older spelling of updated_at. */
            readonly updatedat?: string;
        };
        /** @description The costs in the facts in US dollars, as Penny calculates with them; null where the facts give no amount. */
        PropertyCosts: {
            /** @description Property taxes a year. */
            annual_taxes?: number | null;
            /** @description For a rental. */
            deposit: number | null;
            /** @description HOA dues or building fee a month; 0 where there is none. */
            fee_monthly: number | null;
            /** @description How many are allowed; null where the facts give no number. */
            most_pets: number | null;
            /** @description For the home's own parking space. */
            parking_monthly: number | null;
            /** @description For each pet. */
            pet_monthly: number | null;
        };
        /** @description What a listing says beyond its head, as the seller entered it; null where nothing was entered. Penny answers from these facts, from the description and from what the seller has answered, and from nothing else. */
        PropertyFacts: {
            /** @description Property taxes a year, in US dollars. */
            annual_taxes?: number | null;
            availability: string | null;
            /**
             * Format: date
             * @description In the property's time zone.
             */
            available_from: string | null;
            cooling: string | null;
            deposit: string | null;
            fee: {
                covers: string | null;
                /**
                 * @description none: there is no fee, which is a fact too.
                 * @enum {string}
                 */
                kind: "none" | "hoa" | "building";
                /** @description US dollars */
                monthly: number | null;
            } | null;
            heating: string | null;
            laundry: string | null;
            lease_terms: string | null;
            lot_acres: number | null;
            move_in: string | null;
            neighbourhood: string | null;
            parking: string | null;
            pets: string | null;
            price_note: string | null;
            /** @enum {unknown} */
            price_stance: "firm" | "open_to_offers" | "fixed" | "negotiable" | null;
            /** @description Its name alone. */
            school_district: string | null;
            /** @description Whether the entrance is reached without a step. */
            step_free: boolean | null;
            step_free_note: string | null;
            utilities: string | null;
            year_built: number | null;
            year_note: string | null;
        };
        PropertyImage: {
            alt?: string;
            display_order: number;
            height?: number;
            is_primary: boolean;
            /**
             * @description The room in the photo, in a word or two; missing when unknown.
             * @example Kitchen
             */
            room?: string;
            /** @description The same picture in other formats and widths, best format first. */
            sources?: {
                srcset: string;
                /** @example image/avif */
                type: string;
            }[];
            url: string;
            /** @description Pixels of the picture at url. */
            width?: number;
        };
        PropertyImages: {
            images: components["schemas"]["PropertyImage"][];
            success: boolean;
        };
        PropertyList: {
            properties: components["schemas"]["Property"][];
        };
        PropertyNumber: number;
        ProposedTime: {
            time: components["schemas"]["LocalDateTime"];
        };
        Receipt: {
            success: boolean;
        };
        ReplyAddress: string;
        /**
         * @description What is wrong with a listing.
         * @enum {string}
         */
        ReportReason: "wrong_facts" | "not_available" | "scam" | "discrimination" | "other";
        RequiredFields: {
            company: boolean;
            email: boolean;
            first_name: boolean;
            last_name: boolean;
            phone: boolean;
        };
        SellerReply: {
            answer: string;
        };
        SellerReplyReceipt: {
            /** @description The stored answer, which is the first one. */
            answer: string;
            /** @description A sentence about what happens with the answer. */
            message: string;
        };
        ShortText: string;
        /** @description Questions that the record answers and that were not asked in this conversation, with the last answer only; left out while a tour is being booked. */
        SuggestedQuestions: string[];
        SuggestedTime: {
            /** @description The time of the tour as the page shows it. */
            from: components["schemas"]["LocalDateTime"];
            time: components["schemas"]["LocalDateTime"];
        };
        /** @description As Problem, with one of these codes. */
        TourAnswerConflict: {
            /** @enum {string} */
            code: "time_gone" | "open_already" | "moved_too_often" | "no_tours";
            detail: string;
            /** @description Name it when you report the problem. */
            request_id?: string;
            /** @description The answer's own status. */
            status: number;
            /** @description The name of the status. */
            title: string;
        };
        /** @description The other side of an accepted tour. A buyer sees of the host what the host chose to show. */
        TourContact: {
            company: string | null;
            email: string | null;
            name: string;
            phone: string | null;
        };
        /** @enum {string} */
        TourDecision: "accept" | "deny" | "propose_new_time";
        /** @description As Problem, with one of these codes. */
        TourDecisionConflict: {
            /** @enum {string} */
            code: "time_passed" | "time_lost";
            detail: string;
            /** @description Name it when you report the problem. */
            request_id?: string;
            /** @description The answer's own status. */
            status: number;
            /** @description The name of the status. */
            title: string;
        };
        TourHours: {
            /** @description On the property's own clock. */
            closes: string;
            /** @description On the property's own clock. */
            opens: string;
            /** @description Sunday is 0. */
            weekday: number;
        };
        /** @enum {string} */
        TourKind: "in_person" | "video";
        /**
         * @description What the reader of a link can do. confirm: the request, by its buyer. accept: the time that the seller proposed, by the buyer. move: suggest another time, of which the other side is asked. cancel: call the tour off.
         * @enum {string}
         */
        TourLinkAction: "confirm" | "accept" | "move" | "cancel";
        /**
         * @description The tour's status for the seller's link. cancelled: either side cancelled it. moved: its buyer moved it to another time, which a later email asks about.
         * @enum {string}
         */
        TourLinkStatus: "requested" | "accepted" | "declined" | "new_time_proposed" | "cancelled" | "moved";
        /** @description The decision about the tour, as a sentence for the seller and as a code. */
        TourMessage: {
            message: string;
            /** @description The decision; after a conflicting link, the earlier decision (CONFIRM-05). */
            status?: components["schemas"]["TourLinkStatus"];
            /** @description Of an accepted tour. */
            tour?: components["schemas"]["TourView"];
        };
        /**
         * @description Whether a tour of the listing is requested with a phone number.
         * @enum {string}
         */
        TourPhone: "not_asked" | "optional" | "required";
        /** @description The tour of a token; its number is tour_id, or id from older servers. */
        TourRequest: {
            buyer_name: string;
            id?: number;
            /** @description Missing from older servers. */
            kind?: components["schemas"]["TourKind"];
            property_address: string;
            /** Format: date-time */
            proposed_time: string;
            status?: components["schemas"]["TourLinkStatus"];
            /** @description IANA name of new_time's zone. */
            time_zone?: string;
            tour_id?: number;
        };
        /** @description As Problem, with one of these codes. */
        TourRequestConflict: {
            /** @enum {string} */
            code: "time_gone" | "open_already";
            detail: string;
            /** @description Name it when you report the problem. */
            request_id?: string;
            /** @description The answer's own status. */
            status: number;
            /** @description The name of the status. */
            title: string;
        };
        TourRequestReceipt: {
            kind: components["schemas"]["TourKind"];
            /** Format: date-time */
            proposed_time: string;
            /** @description IANA name of the property's zone. */
            time_zone: string;
        };
        /**
         * @description The tour's status as the link's side sees it. An unconfirmed request may lose its time to someone else: time_taken. time_passed: there was no answer until then. accepted, declined and new_time_proposed are what was decided; done, the time of an accepted tour has come. For the seller a request that waits is requested, and one that the buyer moved after the link was sent is moved: a later email asks about it.
         * @enum {string}
         */
        TourRequestState: "unconfirmed" | "confirmed" | "time_taken" | "time_passed" | "accepted" | "done" | "declined" | "new_time_proposed" | "cancelled" | "requested" | "moved";
        TourSchedule: {
            /** @description By day of the week; empty where tours are by appointment. */
            hours: components["schemas"]["TourHours"][];
            /** @description How long before it a tour has to be requested. */
            notice_hours: number;
            /** @description Whether tours are given on US federal holidays, too; missing where they are not. */
            on_holidays?: boolean;
        };
        /** @enum {string} */
        TourSide: "buyer" | "seller";
        TourTimes: {
            available_times: components["schemas"]["LocalDateTime"][];
            /** @description The listing has no tour hours; any of these times can be asked for. */
            by_appointment: boolean;
            /** @description How long a tour takes. */
            minutes: number;
            /** @description Optional where it is missing. */
            phone?: components["schemas"]["TourPhone"];
            /** @description IANA name of the property's zone. */
            time_zone: string;
        };
        /** @description A tour as the buyer or the seller sees it, depending on the link. */
        TourView: {
            /** @description What this side can do now; none once the tour is over. */
            actions: components["schemas"]["TourLinkAction"][];
            /** @description For the seller. */
            buyer_name?: string;
            /** @description Of a cancelled tour. */
            cancelled_by?: components["schemas"]["TourSide"];
            /** @description Of an accepted tour, where there is any. */
            contact?: components["schemas"]["TourContact"];
            /**
             * Format: uri
             * @description For the seller of an accepted tour; see getTourFeed.
             */
            feed_url?: string;
            /** @description Older servers do not say. */
            kind?: components["schemas"]["TourKind"];
            /** @description rental or anything else; older servers do not say. */
            listing_type?: string;
            /**
             * Format: date-time
             * @description What the seller proposed instead.
             */
            new_time?: string;
            /**
             * @description Why nobody can ask for another time; left out of a home that can still be toured.
             * @enum {string}
             */
            off_market?: "sold" | "leased";
            property_address: string;
            /** @description Names the home's page. */
            property_slug: string;
            /** Format: date-time */
            proposed_time: string;
            /** @description What the seller wrote about it. */
            seller_notes?: string;
            side: components["schemas"]["TourSide"];
            state: components["schemas"]["TourRequestState"];
            /** @description IANA name of the property's zone. */
            time_zone: string;
        };
        TranscriptMessage: {
            /** @enum {string} */
            author: "visitor" | "assistant";
            booking_summary?: components["schemas"]["BookingSummary"];
            id: number;
            language?: components["schemas"]["AnswerLanguage"];
            moves_tour?: components["schemas"]["MovesTour"];
            offered_times?: components["schemas"]["OfferedTimes"];
            owner_questions: components["schemas"]["OwnerQuestions"];
            sources: components["schemas"]["AnswerSources"];
            suggestions?: components["schemas"]["SuggestedQuestions"];
            text: string;
            /** Format: date-time */
            written_at: string;
        };
        ValidationIssue: {
            /** @description Where: body, query or path, then the field. */
            loc: (string | number)[];
            msg: string;
            type: string;
        };
        /** @description As Problem, with a list of what is wrong. */
        ValidationProblem: {
            code: components["schemas"]["ProblemCode"];
            detail: components["schemas"]["ValidationIssue"][] | string;
            /** @description The answer's own status. */
            status: number;
            /** @description The name of the status. */
            title: string;
        };
        Valuation: {
            /** @description What getPropertyByUrl gives this visitor of the listing at that address; null where it would give nothing. */
            listing: components["schemas"]["Property"] | null;
            /** @description US dollars: what the listing is for sale for. Null where no listing is given, where it has no price or only a rent, and where its seller wishes no automated valuation beside it. */
            value: number | null;
        };
        VisitDuration: {
            duration_seconds: number;
            visitor_session_id: string;
        };
        VisitEnd: {
            duration_seconds: number;
            /**
             * Format: date-time
             * @description Sent when the page is unloaded.
             */
            exit_time?: string;
            visitor_session_id: string;
        };
        VisitReceipt: {
            /** @description What is kept; it never goes down. */
            duration_seconds: number;
            success: boolean;
        };
        /** @description A listing as the widget on another site needs it. */
        WidgetListing: {
            address: string;
            /** @description The assistant's id, sent with each question */
            agent_id: number;
            /** @description Whether Penny books tours of the listing. */
            gives_tours?: boolean;
            /** @description Of the listing's page, on the server that was asked */
            path: string;
            property_id: components["schemas"]["PropertyNumber"];
        };
    };
    responses: {
        /** @description The message before is still being answered; send this one again a moment later */
        AnswerUnderWay: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is no JSON or the request cannot be read */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The gate of this listing was not passed */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The headers or the address are too long */
        HeadersTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is wrong; detail says which */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationProblem"];
            };
        };
        /** @description The link's token is cut off or missing */
        LinkIncomplete: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such listing */
        ListingNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The gate of this listing was not passed */
        ListingPrivate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The path takes another method */
        MethodNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The key does not work on this site or for this listing, or the listing has a gate */
        NotForThisKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such thing */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is no JSON */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description This server does not answer the call yet */
        NotServed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request did not come in time */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is longer than this operation needs */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries */
        TooMany: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A browser opened the address of the call; the page of the link answers it, and nothing is decided */
        ToThePage: {
            headers: {
                /** @description The page with the same token and action */
                Location?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No tour request belongs to the link */
        TourRequestNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The database can't be reached; try again later */
        Unavailable: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The key is missing or unknown */
        UnknownKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has a type that this operation does not take */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such visit of this visitor */
        VisitNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Sent by the link's page once a person has acted on it. A link cannot send it, and neither can a form or a script of another site. A page on another origin sends a preflight first; the API there has to allow this header. */
        ConfirmedBy: "person";
        /** @description Street, unit, city, state and ZIP on one line, in anybody's spelling. */
        HomeAddress: string;
        /** @description Degrees; comes with lng or not at all. */
        Latitude: number;
        /** @description Degrees; comes with lat or not at all. */
        Longitude: number;
        /** @description A property's slug, an older slug, or its number. */
        PropertyKey: string;
        /** @description A property's number. */
        PropertyNumber: components["schemas"]["PropertyNumber"];
        /** @description The token of the link in an email to a seller. */
        QuestionTokenInPath: string;
        /** @description The token of the link in an email to a tour's buyer or seller. */
        RequestTokenInPath: string;
        /** @description What the seller answers; propose_new_time decides nothing here and says where a time is proposed. */
        TourAction: components["schemas"]["TourDecision"];
        /** @description A tour's number. */
        TourNumber: number;
        /** @description The token of a link to a seller. */
        TourTokenInPath: string;
        /** @description The token of a link to a seller. */
        TourTokenInQuery: string;
        /** @description The number of the conversation. In a header, because addresses are written into logs. */
        WidgetConversation: string;
        /** @description The public key of a site that shows Penny; it works where it is allowed and for its own listings. */
        WidgetKey: string;
        /** @description The number of the listing that Penny answers for. */
        WidgetProperty: components["schemas"]["PropertyNumber"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    sendDemoRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoRequestShort"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: components["responses"]["NotJson"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessage"];
            };
        };
        responses: {
            /** @description The answer, and the conversation to continue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatAnswer"];
                    "text/event-stream": components["schemas"]["ChatStream"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["UnknownKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ListingNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AnswerUnderWay"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    followConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the client has; while it is the latest, the stream starts without an event. */
                "last-event-id"?: string;
            };
            path: {
                chat_conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationUpdates"];
                    "text/event-stream": components["schemas"]["ConversationUpdatesStream"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ListingPrivate"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProperties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["NotServed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccessRequirements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A property's number. */
                id: components["parameters"]["PropertyNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the gate still asks for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessRequirements"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["ListingNotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    captureLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A property's number. */
                id: components["parameters"]["PropertyNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Lead"];
            };
        };
        responses: {
            /** @description Stored; the visitor session starts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadReceipt"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ListingNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A property's number. */
                id: components["parameters"]["PropertyNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation, or that there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatTranscript"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ListingPrivate"];
            404: components["responses"]["ListingNotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A property's number. */
                id: components["parameters"]["PropertyNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitEnd"];
                "text/plain": components["schemas"]["VisitEnd"];
            };
        };
        responses: {
            /** @description What is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitReceipt"];
                };
            };
            400: components["responses"]["NotJson"];
            404: components["responses"]["VisitNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPropertyImages: {
        parameters: {
            query?: {
                /** @description How large the picture at url is. */
                size?: "small" | "medium" | "large";
            };
            header?: never;
            path: {
                /** @description A property's number. */
                id: components["parameters"]["PropertyNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photos, unsorted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyImages"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ListingPrivate"];
            404: components["responses"]["ListingNotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A property's number. */
                id: components["parameters"]["PropertyNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingReport"];
            };
        };
        responses: {
            /** @description Kept; a receipt is emailed where an address was left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ListingPrivate"];
            404: components["responses"]["ListingNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTourTimes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A property's number. */
                id: components["parameters"]["PropertyNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open times, in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourTimes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnknownKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestTour: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A property's number. */
                id: components["parameters"]["PropertyNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTourRequest"];
            };
        };
        responses: {
            /** @description Requested; the seller is asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourRequestReceipt"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["UnknownKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The time is not open any more, or this visitor has as many open requests as one may have */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourRequestConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVisitDuration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A property's number. */
                id: components["parameters"]["PropertyNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitDuration"];
                "text/plain": components["schemas"]["VisitDuration"];
            };
        };
        responses: {
            /** @description What is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitReceipt"];
                };
            };
            400: components["responses"]["NotJson"];
            404: components["responses"]["VisitNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A property's number. */
                id: components["parameters"]["PropertyNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordAttempt"];
            };
        };
        responses: {
            /** @description Whether the password was right; when it was, a signed HttpOnly cookie comes along */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordVerdict"];
                };
            };
            400: components["responses"]["NotJson"];
            404: components["responses"]["ListingNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPropertyByUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A property's slug, an older slug, or its number. */
                propertyId: components["parameters"]["PropertyKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing, or its new address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["ListingNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getValuation: {
        parameters: {
            query: {
                /** @description Street, unit, city, state and ZIP on one line, in anybody's spelling. */
                address: components["parameters"]["HomeAddress"];
                /** @description Degrees; comes with lng or not at all. */
                lat?: components["parameters"]["Latitude"];
                /** @description Degrees; comes with lat or not at all. */
                lng?: components["parameters"]["Longitude"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and the listing, as far as there are any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Valuation"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWidgetListing: {
        parameters: {
            query: {
                /** @description The number of the listing that Penny answers for. */
                property_id: components["parameters"]["WidgetProperty"];
            };
            header: {
                /** @description The public key of a site that shows Penny; it works where it is allowed and for its own listings. */
                "x-penny-key": components["parameters"]["WidgetKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetListing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnknownKey"];
            403: components["responses"]["NotForThisKey"];
            404: components["responses"]["ListingNotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWidgetConversation: {
        parameters: {
            query: {
                /** @description The number of the listing that Penny answers for. */
                property_id: components["parameters"]["WidgetProperty"];
            };
            header: {
                /** @description The number of the conversation. In a header, because addresses are written into logs. */
                "x-penny-conversation": components["parameters"]["WidgetConversation"];
                /** @description The public key of a site that shows Penny; it works where it is allowed and for its own listings. */
                "x-penny-key": components["parameters"]["WidgetKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation, or that there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatTranscript"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnknownKey"];
            403: components["responses"]["NotForThisKey"];
            404: components["responses"]["ListingNotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuestionByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link in an email to a seller. */
                token: components["parameters"]["QuestionTokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question, and its answer where there is one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenQuestion"];
                };
            };
            400: components["responses"]["LinkIncomplete"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link in an email to a seller. */
                token: components["parameters"]["QuestionTokenInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerReply"];
            };
        };
        responses: {
            /** @description The stored answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerReplyReceipt"];
                };
            };
            400: components["responses"]["LinkIncomplete"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAvailableTimes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A tour's number. */
                tour_id: components["parameters"]["TourNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The free times */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailableTimes"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rescheduleTour: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A tour's number. */
                tour_id: components["parameters"]["TourNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is next, or what was decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitNewTime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A tour's number. */
                tour_id: components["parameters"]["TourNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTime"];
            };
        };
        responses: {
            /** @description The proposal is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourMessage"];
                };
            };
            400: components["responses"]["NotJson"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTour: {
        parameters: {
            query: {
                /** @description What the seller answers; propose_new_time decides nothing here and says where a time is proposed. */
                action: components["parameters"]["TourAction"];
                /** @description The token of a link to a seller. */
                token: components["parameters"]["TourTokenInQuery"];
            };
            header: {
                /** @description Sent by the link's page once a person has acted on it. A link cannot send it, and neither can a form or a script of another site. A page on another origin sends a preflight first; the API there has to allow this header. */
                "x-confirmed-by": components["parameters"]["ConfirmedBy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourMessage"];
                };
            };
            303: components["responses"]["ToThePage"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The tour can't be accepted any more; another time can still be proposed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDecisionConflict"];
                };
            };
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    postTourConfirmation: {
        parameters: {
            query: {
                /** @description What the seller answers; propose_new_time decides nothing here and says where a time is proposed. */
                action: components["parameters"]["TourAction"];
                /** @description The token of a link to a seller. */
                token: components["parameters"]["TourTokenInQuery"];
            };
            header: {
                /** @description Sent by the link's page once a person has acted on it. A link cannot send it, and neither can a form or a script of another site. A page on another origin sends a preflight first; the API there has to allow this header. */
                "x-confirmed-by": components["parameters"]["ConfirmedBy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourMessage"];
                };
            };
            303: components["responses"]["ToThePage"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The tour can't be accepted any more; another time can still be proposed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDecisionConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTourFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer before. */
                "if-none-match"?: string;
            };
            path: {
                /** @description Signed by the server; it is in the seller's emails. */
                feed_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 5545 */
            200: {
                headers: {
                    /** @description Of these tours */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Nothing has changed since */
            304: {
                headers: {
                    /** @description Of these tours */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTourRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link in an email to a tour's buyer or seller. */
                token: components["parameters"]["RequestTokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tour, as the link's side sees it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourView"];
                };
            };
            400: components["responses"]["LinkIncomplete"];
            404: components["responses"]["TourRequestNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptNewTime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link in an email to a tour's buyer or seller. */
                token: components["parameters"]["RequestTokenInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposedTime"];
            };
        };
        responses: {
            /** @description The tour, with its current status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourView"];
                };
            };
            400: components["responses"]["LinkIncomplete"];
            404: components["responses"]["TourRequestNotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Why not */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourAnswerConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelTourRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link in an email to a tour's buyer or seller. */
                token: components["parameters"]["RequestTokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tour, with its current status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourView"];
                };
            };
            400: components["responses"]["LinkIncomplete"];
            404: components["responses"]["TourRequestNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTourRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link in an email to a tour's buyer or seller. */
                token: components["parameters"]["RequestTokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request, with its current status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourView"];
                };
            };
            400: components["responses"]["LinkIncomplete"];
            404: components["responses"]["TourRequestNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestNewTime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link in an email to a tour's buyer or seller. */
                token: components["parameters"]["RequestTokenInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuggestedTime"];
            };
        };
        responses: {
            /** @description The tour, with its current status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourView"];
                };
            };
            400: components["responses"]["LinkIncomplete"];
            404: components["responses"]["TourRequestNotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Why not */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourAnswerConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNewTimes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link in an email to a tour's buyer or seller. */
                token: components["parameters"]["RequestTokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open times, in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourTimes"];
                };
            };
            400: components["responses"]["LinkIncomplete"];
            404: components["responses"]["TourRequestNotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Why not */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourAnswerConflict"];
                };
            };
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTourCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link in an email to a tour's buyer or seller. */
                token: components["parameters"]["RequestTokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 5545 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["LinkIncomplete"];
            404: components["responses"]["TourRequestNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTourByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of a link to a seller. */
                token: components["parameters"]["TourTokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tour */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourRequest"];
                };
            };
            400: components["responses"]["LinkIncomplete"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createChatConversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatConversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["NotServed"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitDemoRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoRequestLong"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: components["responses"]["NotJson"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
