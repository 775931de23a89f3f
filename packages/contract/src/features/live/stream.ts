import * as z from 'zod/mini';
import { notice } from './notice.ts';

/**
 * The wire format of `GET /admin/live/stream`.
 *
 * The answer is 200 `text/event-stream`, UTF-8, uncompressed, and stays open. Refusals come before it as the usual
 * envelopes (−18, −20, −403, −503 with `Retry-After`). It is read by `fetch` with the usual `Authorization` header;
 * no `Project-ID` is needed, one stream tells of all projects of the person. It is made of blocks, each ended by an
 * empty line:
 *
 *     event: notice
 *     data: {"id":"81","projectId":"1","kind":"post","thingId":"12","editingSession":null}
 *
 *     :
 *
 * A block with `event` has exactly one `data` line of JSON, which `STREAM_EVENTS[event]` describes; a line that begins
 * with a colon is a comment and only says that the stream lives. Events that are not known here are to be passed over.
 *
 * Order: with `after`, first what was missed since that cursor (some `notice`, or one `again` in their place), then
 * `hello`, then what happens. Without `after` it begins with `hello`: what was read before may be out of date.
 *
 * - `hello`: everything up to `cursor` has been told, and whatever happens from now on will be. `build` names the console
 *   that the server hands out now, as `build` of the public settings of its page; '' where it has none.
 * - `notice`: something has changed. The same one may come twice, also on the next stream: known by its `id`.
 * - `at`: everything up to `cursor` has been told; the next stream may begin there (`?after=`). A cursor means nothing
 *   else: it may stand still, and an unknown one is answered with `again`.
 * - `again`: what was missed cannot be told one by one: look at everything again. May come at any time.
 * - `bye`: the last event, the server closes. `session`: the session has ended, or may do no more than change the password
 *   (ask `me`, do not open another stream by itself). `stopping`: this process ends, open another stream soon, at a moment
 *   of one's own. `replaced`: the person has opened `STREAMS_PER_PERSON` newer ones.
 *
 * Something comes at least every `STREAM_BEAT_MS`; after two of them without anything the line is dead. A stream that
 * ends without `bye` was cut (a reader too slow, a line lost): open another one after the newest cursor.
 */
export const STREAM_BEAT_MS = 15_000;
export const STREAMS_PER_PERSON = 10;

/** The position of a stream: decimal digits, to be returned unchanged. */
export const streamCursor = z
  .string({ error: 'type' })
  .check(z.regex(/^[1-9]\d{0,18}$/, { error: 'pattern' }));

export const BYE_REASONS = ['session', 'stopping', 'replaced'] as const;
export type ByeReason = (typeof BYE_REASONS)[number];

export const STREAM_EVENTS = {
  hello: z.object({ cursor: streamCursor, build: z.string() }),
  notice,
  at: z.object({ cursor: streamCursor }),
  again: z.object({}),
  bye: z.object({ reason: z.enum(BYE_REASONS) }),
} as const;
export type StreamEvent = {
  [Name in keyof typeof STREAM_EVENTS]: {
    readonly event: Name;
    readonly data: z.output<(typeof STREAM_EVENTS)[Name]>;
  };
}[keyof typeof STREAM_EVENTS];
