import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { instant } from '../../vocabulary/instant.ts';
import { webAddress } from '../../vocabulary/web-address.ts';
import { questionState } from './post-kinds.ts';

const MAX_ENTRIES = 1_000;
const MAX_OPTIONS = 20;
const MAX_GUESTS = 20;
const MAX_QUESTIONS = 500;

/** Identifies an entry within its list; created by the writer. */
const partId = z.string({ error: 'type' }).check(z.regex(/^[A-Za-z0-9_-]{4,40}$/, { error: 'pattern' }));

function listOf<Item extends z.ZodMiniType>(item: Item, max: number) {
  return z.array(item, { error: 'type' }).check(z.maxLength(max, { error: 'tooMany' }));
}

/** The video of a post: an address of an allow-listed host, or a file of the library with an empty address. */
export const postVideo = z.strictObject({
  address: webAddress,
  mediaId: z.optional(z.nullable(contentId)),
  /** Whole seconds; 0: unknown. */
  durationSec: z
    .number({ error: 'type' })
    .check(z.int({ error: 'type' }), z.gte(0, { error: 'tooSmall' }), z.lte(86_400, { error: 'tooBig' })),
});
export type PostVideo = z.output<typeof postVideo>;

/** One entry of a live blog; empty lines separate paragraphs. */
export const liveEntry = z.strictObject({
  id: partId,
  time: instant,
  title: oneLine({ max: 150 }),
  text: longText({ max: 5_000 }),
  isPinned: z.boolean({ error: 'type' }),
  authorName: oneLine({ max: 120 }),
});
export type LiveEntry = z.output<typeof liveEntry>;
export const liveEntries = listOf(liveEntry, MAX_ENTRIES);

export const poll = z.strictObject({
  question: oneLine({ max: 250 }),
  options: listOf(z.strictObject({ id: partId, text: oneLine({ max: 150 }) }), MAX_OPTIONS),
  closeTime: z.nullable(instant),
  allowsMany: z.boolean({ error: 'type' }),
});
export type Poll = z.output<typeof poll>;

export const questions = z.strictObject({
  guests: listOf(
    z.strictObject({ id: partId, name: oneLine({ max: 120 }), title: oneLine({ max: 200 }) }),
    MAX_GUESTS,
  ),
  items: listOf(
    z.strictObject({
      id: partId,
      asker: oneLine({ max: 120 }),
      question: longText({ max: 2_000 }),
      answer: longText({ max: 10_000 }),
      /** The answering guest by id; '' for none yet. */
      guestId: z.string({ error: 'type' }).check(z.maxLength(40, { error: 'tooLong' })),
      state: questionState,
    }),
    MAX_QUESTIONS,
  ),
});
export type Questions = z.output<typeof questions>;

/** A published document: its number, its issuer and its day of issue. */
export const documentFacts = z.strictObject({
  number: oneLine({ max: 80 }),
  issuer: oneLine({ max: 200 }),
  issuedDay: z
    .string({ error: 'type' })
    .check(z.regex(/^(|[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))$/, { error: 'pattern' })),
});
export type DocumentFacts = z.output<typeof documentFacts>;
