import * as z from 'zod/mini';
import { notice } from './notice.ts';

/**
 * The wire format of `GET /admin/live/stream`.
 *
 * The response is 200 `text/event-stream`, UTF-8, uncompressed, and stays open. Refusals come before it as the usual
 * envelopes (−18, −20, −403, −503 with `Retry-After`). It is read by `fetch` with the usual `Authorization` header. No
 * `Project-ID` is needed: one stream covers all projects of the user. It consists of blocks, each ended by an empty line:
 *
 *     event: notice
 *     data: {"id":"81","projectId":"1","kind":"post","thingId":"12","editingSession":null}
 *
 *     :
 *
 * A block with `event` has exactly one `data` line of JSON, which `STREAM_EVENTS[event]` describes. A line that begins
 * with a colon is a comment and only keeps the stream alive. Readers skip unknown events.
 *
 * Order: with `after`, first what was missed since that cursor (some `notice`, or one `again` in their place), then
 * `hello`, then new events. Without `after` it begins with `hello`: data read before may be outdated.
 *
 * - `hello`: everything up to `cursor` has been sent, and every later event will be. `build` names the console that the
 *   server serves now, like `build` of the page's public settings; '' without one. `restoredFrom`, only while jobs wait
 *   after a restore: when the backup was made.
 * - `released`: jobs no longer wait.
 * - `notice`: something has changed. The same one may come twice, also on the next stream: `id` identifies it.
 * - `at`: everything up to `cursor` has been sent; the next stream may begin there (`?after=`). A cursor has no other
 *   meaning: it may stay the same, and an unknown one is answered with `again`.
 * - `again`: single notices cannot report what was missed: read everything again. May come at any time.
 * - `bye`: the last event before the server closes. `session`: the session has ended, or may only change the password
 *   (call `me`, do not reopen the stream). `stopping`: this process stops; open another stream soon, after a random
 *   delay. `replaced`: the user has opened `STREAMS_PER_PERSON` newer ones.
 *
 * Something is sent at least every `STREAM_BEAT_MS`; after two of them in silence the connection is dead. A stream that
 * ends without `bye` was cut (a slow reader, a lost connection): open another one after the newest cursor.
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
  hello: z.object({ cursor: streamCursor, build: z.string(), restoredFrom: z.optional(z.iso.datetime()) }),
  released: z.object({}),
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
