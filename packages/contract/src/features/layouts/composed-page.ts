import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { instant } from '../../vocabulary/instant.ts';
import { RECORD_LANGUAGES } from '../../vocabulary/language.ts';
import { filledBlock } from '../content-templates/filled-block.ts';
import { storedConfig } from '../content-templates/template-config.ts';
import { region, SHOWN_KINDS } from './layout-kinds.ts';

/** A block of a composed page. */
export const composedBlock = z.object({
  id: z.string(),
  region,
  /** Of its template; '' for settings of its own. */
  templateCode: z.string(),
  templateTitle: z.string(),
  config: z.object(storedConfig),
  ...filledBlock.shape,
});
export type ComposedBlock = z.output<typeof composedBlock>;

const shownKind = z.enum(SHOWN_KINDS, { error: 'choice' });

/** Devices of readers. */
export const READER_DEVICES = ['DESKTOP', 'MOBILE'] as const;
const readerDevice = z.enum(READER_DEVICES, { error: 'choice' });
export type ReaderDevice = z.output<typeof readerDevice>;

export const previewLanguage = z._default(z.enum(RECORD_LANGUAGES, { error: 'choice' }), 'vi');

/** A post on which a layout of posts is tried. */
export const samplePost = z.nullable(z.object({ id: z.string(), title: z.string() }));

/** One page of the site as one reader sees it; of kinds with a content of their own, all pages of a kind. */
const placeFields = {
  kind: z._default(shownKind, 'HOME'),
  device: z._default(readerDevice, 'DESKTOP'),
  lang: previewLanguage,
  /** Of a page of a category. */
  categoryId: z.optional(contentId),
  /** Of kinds with a content of their own: the pages where this layout is shown; absent: those without one of their own. */
  layoutId: z.optional(contentId),
};
export const placeQuery = z.strictObject(placeFields);
export type PlaceQuery = z.output<typeof placeQuery>;

const namedLayout = z.object({ id: z.string(), title: z.string() });

/** Absent: now. A time ahead counts what is scheduled until then. */
export const pageAtQuery = z.strictObject({ ...placeFields, at: z.optional(instant) });
/** SHOWN: from the record of what readers saw; EXPECTED: with what is scheduled. */
export const pageAt = z.object({
  time: z.string(),
  basis: z.enum(['SHOWN', 'NOW', 'EXPECTED']),
  /** Since when readers saw just this; null for other bases, and where nothing is recorded. */
  since: z.nullable(z.string()),
  /** null: no layout is published for it, readers see what the site makes of its posts. */
  layout: z.nullable(namedLayout),
  blocks: z.array(composedBlock),
});
export type PageAt = z.output<typeof pageAt>;

export const timelineQuery = z.strictObject({ ...placeFields, from: instant, to: instant });

/** What will change a page by itself. */
const COMING_KINDS = ['LAYOUT', 'POST', 'POST_ENDS', 'PIN_ENDS', 'BLOCK_STARTS', 'BLOCK_ENDS'] as const;

export const timeline = z.object({
  /** Each time that the page changed, oldest first; the first may be older than `from`. */
  shown: z.array(
    z.object({
      time: z.string(),
      layout: z.nullable(namedLayout),
      /** The first post of the page. */
      lead: z.nullable(z.object({ id: z.string(), title: z.string() })),
    }),
  ),
  /** In the order of time. */
  coming: z.array(
    z.object({
      time: z.string(),
      kind: z.enum(COMING_KINDS),
      /** Of the layout, or of the post. */
      id: z.string(),
      title: z.string(),
    }),
  ),
});
export type Timeline = z.output<typeof timeline>;
