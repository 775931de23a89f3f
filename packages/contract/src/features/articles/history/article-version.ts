import * as z from 'zod/mini';

/** drop: pending changes of a public record were discarded. found: the state when its history began. */
const VERSION_KINDS = ['save', 'publish', 'restore', 'drop', 'found'] as const;
export const versionKind = z.enum(VERSION_KINDS);
export type VersionKind = z.output<typeof versionKind>;

/** One save of a record, without its text. */
export const articleVersion = z.object({
  no: z.number(),
  kind: versionKind,
  /** It was published in this form. */
  isPublic: z.boolean(),
  time: z.string(),
  userId: z.nullable(z.string()),
  userName: z.string(),
  /** Compared with the version before it; empty for the first. */
  changedFields: z.array(z.string()),
  note: z.string(),
  /** Readers were shown an update notice; otherwise it was a silent fix. */
  isSubstantive: z.boolean(),
});
export type ArticleVersion = z.output<typeof articleVersion>;
