import * as z from 'zod/mini';

/** Bytes of a file to import. */
export const OPML_BYTES = 1024 * 1024;
/** Sources that one import makes. */
export const OPML_MOST = 300;

const file = z
  .string({ error: 'type' })
  .check(z.minLength(1, { error: 'required' }), z.maxLength(OPML_BYTES, { error: 'tooLong' }));
const host = z.string({ error: 'type' }).check(z.minLength(1), z.maxLength(253, { error: 'tooLong' }));

export const opmlPreviewRequest = z.strictObject({ text: file });
export const opmlImportRequest = z.strictObject({
  text: file,
  /** The sources wanted, by their hosts. */
  hosts: z
    .array(host, { error: 'type' })
    .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(OPML_MOST, { error: 'tooMany' })),
});

/** NEW: becomes a source. KNOWN: a source has its domain. REFUSED: it has no address of a public site. */
const OPML_FATES = ['NEW', 'KNOWN', 'REFUSED'] as const;

/** A site of a file with its feeds, as the source that it would become. */
export const opmlSource = z.object({
  host: z.string(),
  title: z.string(),
  homeUrl: z.string(),
  feeds: z.array(z.string()),
  /** Feeds that the source would not have: of other sites, or more than a source takes. */
  leftOut: z.number(),
  fate: z.enum(OPML_FATES),
  /** Of a known one. */
  source: z.nullable(z.object({ id: z.string(), title: z.string() })),
});
export type OpmlSource = z.output<typeof opmlSource>;

export const opmlPreview = z.object({
  items: z.array(opmlSource),
  /** The file names more feeds than are read. */
  isTruncated: z.boolean(),
});
export const opmlImported = z.object({ created: z.number(), skipped: z.number() });

/** A list of sources as text: the console saves it. */
export const opmlFile = z.object({ name: z.string(), text: z.string(), sources: z.number() });

export const OPML_RULE_TEXTS = {
  NOT_OPML: {
    vi: 'Tệp không phải OPML, bị hỏng, hoặc có khai báo DOCTYPE mà OPML không cần.',
    en: 'The file is no OPML, is broken, or has a DOCTYPE, which OPML does not need.',
  },
} as const;
