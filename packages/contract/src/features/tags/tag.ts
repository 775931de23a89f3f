import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryBoolean, queryList } from '../../core/paging.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { imageRef } from '../../vocabulary/picture.ts';
import { slug } from '../../vocabulary/slug.ts';
import { status } from '../../vocabulary/status.ts';

export const TAG_KINDS = ['KEYWORD', 'TOPIC', 'PERSON', 'PLACE', 'ORG', 'CAMPAIGN'] as const;
export const tagKind = z.enum(TAG_KINDS, { error: 'choice' });
export type TagKind = z.output<typeof tagKind>;

export const tagTitle = oneLine({ min: 1, max: 100 });
const description = longText({ max: 1000 });
const keywords = z.array(oneLine({ min: 1, max: 60 })).check(z.maxLength(15, { error: 'tooMany' }));
const aliases = z.array(tagTitle).check(z.maxLength(20, { error: 'tooMany' }));

/** A tag as lists and pickers show it. */
export const tag = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  kind: tagKind,
  description: z.string(),
  image: z.nullable(imageRef),
  keywords: z.array(z.string()),
  aliases: z.array(z.string()),
  isFeatured: z.boolean(),
  status,
  /** Set once the tag lives on in another one; such a tag is in no list. */
  mergedInto: z.nullable(z.object({ id: z.string(), title: z.string() })),
  postCount: z.number(),
  ...auditFields,
});
export type Tag = z.output<typeof tag>;

const fields = {
  title: tagTitle,
  /** Absent: made from the title. */
  slug: z.optional(slug),
  kind: z.optional(tagKind),
  description: z.optional(description),
  imageId: z.optional(z.nullable(contentId)),
  keywords: z.optional(keywords),
  aliases: z.optional(aliases),
  isFeatured: z.optional(z.boolean({ error: 'type' })),
  status: z.optional(status),
};
export const tagCreate = z.strictObject(fields);
export type TagCreate = z.output<typeof tagCreate>;
export const tagUpdate = z.strictObject({
  id: contentId,
  version,
  ...fields,
  title: z.optional(tagTitle),
});
export type TagUpdate = z.output<typeof tagUpdate>;

/** What the tabs above the list filter by. */
export const TAG_VIEWS = ['all', 'noDescription', 'orphan', 'duplicate'] as const;
export const tagView = z.enum(TAG_VIEWS, { error: 'choice' });
export type TagView = z.output<typeof tagView>;
const TAG_SORTS = ['title', '-title', 'postCount', '-postCount', 'updateTime', '-updateTime'] as const;

export const tagListQuery = z.strictObject({
  ...pageQuery,
  view: z._default(tagView, 'all'),
  kind: z.optional(queryList(tagKind)),
  status: z.optional(status),
  isFeatured: z.optional(queryBoolean),
  sort: z._default(z.enum(TAG_SORTS, { error: 'choice' }), 'title'),
});
export type TagListQuery = z.output<typeof tagListQuery>;

/** Another tag with a name that differs in marks, case, hyphens or spaces only. */
export const similarTag = z.object({ id: z.string(), title: z.string(), postCount: z.number() });
export type SimilarTag = z.output<typeof similarTag>;

/** NEW can be added; KNOWN is the name of a tag or stands earlier in the list; NEAR is almost one of these. */
const NAME_FINDINGS = ['NEW', 'NEAR', 'KNOWN'] as const;

/** What adding a name would mean. */
export const foundName = z.object({
  title: z.string(),
  finding: z.enum(NAME_FINDINGS),
  /** The tag that has the name or almost has it. */
  tag: z.nullable(similarTag),
  /** The name earlier in the list that it repeats or almost repeats. */
  earlier: z.nullable(z.string()),
});
export type FoundName = z.output<typeof foundName>;
