import * as z from 'zod/mini';
import { articleDocument, storedArticle } from '../../article/document.ts';
import { contentId, randomId, version } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields, personRef } from '../../vocabulary/audit-fields.ts';
import { day } from '../../vocabulary/day.ts';
import { picture } from '../../vocabulary/picture.ts';
import { slug } from '../../vocabulary/slug.ts';
import { postMedia } from '../posts/media/post-media.ts';
import { unmetRule } from '../posts/post.ts';
import { pageDetailFields, storedPageDetails } from './page-details.ts';
import { pageTemplate } from './page-kinds.ts';
import { pageState } from './workflow/page-states.ts';
import type { PageTransitionName } from './workflow/page-transitions.ts';

/** What a user writes; also the shape of an autosave. */
const draftFields = {
  title: z.optional(oneLine({ max: 250 })),
  /** Absent: follows the title until it is set by hand. */
  slug: z.optional(slug),
  /** The page above it; null: at the root of the site. */
  parentId: z.optional(z.nullable(contentId)),
  excerpt: z.optional(longText({ max: 500 })),
  content: z.optional(articleDocument),
  keywords: z.optional(z.array(oneLine({ min: 1, max: 60 })).check(z.maxLength(15, { error: 'tooMany' }))),
  seoTitle: z.optional(oneLine({ max: 70 })),
  seoDescription: z.optional(oneLine({ max: 160 })),
  ...pageDetailFields,
};
export const pageDraft = z.strictObject(draftFields);
export type PageDraft = z.output<typeof pageDraft>;
/** A stored draft: its content is not checked again. */
export const storedPageDraft = z.object({ ...draftFields, content: z.optional(storedArticle) });
export type StoredPageDraft = z.output<typeof storedPageDraft>;

export const pageCreate = pageDraft;
export const pageUpdate = z.strictObject({
  id: contentId,
  version,
  ...draftFields,
  /** The saving session: it may hold the lock, and its autosaves are removed with the save. */
  editingSession: z.optional(randomId),
});
export type PageUpdate = z.output<typeof pageUpdate>;

const person = z.object({ userId: z.string(), name: z.string() });
const holder = z.nullable(z.object({ ...person.shape, since: z.string() }));

/** What rows and the whole page say alike. */
const facts = {
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  /** The address from the root of the site: `/gioi-thieu/ban-bien-tap`. */
  path: z.string(),
  parentId: z.nullable(z.string()),
  parentTitle: z.string(),
  /** Among its siblings, from 0. */
  position: z.number(),
  state: pageState,
  /** The state that a trashed page is restored to. */
  stateBeforeTrash: z.nullable(pageState),
  template: pageTemplate,
  lang: z.string(),
  menuShow: z.boolean(),
  publishedTime: z.nullable(z.string()),
  /** It was ever public: it is kept for inspection. */
  everPublished: z.boolean(),
  /** The day by which its owner checks it; null: nobody does. */
  reviewDate: z.nullable(z.string()),
  /** That day has come. */
  isOverdue: z.boolean(),
  reviewOwner: z.nullable(person),
  /** When somebody last said that the text is right. */
  reviewedTime: z.nullable(z.string()),
  reviewedBy: z.nullable(personRef),
  holder,
  ...auditFields,
};

export const pageRow = z.object(facts);
export type PageRow = z.output<typeof pageRow>;

/** A transition out of the current state, and the rules that block it. */
const pageTransition = z.object({
  name: z.string() as unknown as z.ZodMiniType<PageTransitionName>,
  to: pageState,
  unmet: z.array(unmetRule),
});

export const page = z.object({
  ...facts,
  excerpt: z.string(),
  content: storedArticle,
  /** HTML written by the server from `content`; read-only. */
  contentHtml: z.string(),
  keywords: z.array(z.string()),
  seoTitle: z.string(),
  seoDescription: z.string(),
  /** False once the slug was set by hand or was public. */
  slugFollowsTitle: z.boolean(),
  details: storedPageDetails,
  cover: z.nullable(picture),
  /** Every file that it refers to. */
  media: z.array(postMedia),
  /** Pages below it that are not in the trash. */
  childCount: z.number(),
  /** Old addresses that lead to it, newest first. */
  redirects: z.array(z.string()),
  stateTime: z.string(),
  /** Why its last transition was made; '' for none. */
  stateReason: z.string(),
  allowedTransitions: z.array(pageTransition),
  mayEdit: z.boolean(),
  /** The page that it translates: it is changed in its translation alone. Absent: none. */
  translationOf: z.optional(z.string()),
});
export type Page = z.output<typeof page>;

/** The text was checked; `next` is the day by which it is checked again. */
export const pageReview = z.strictObject({ version, next: z.nullable(day) });
