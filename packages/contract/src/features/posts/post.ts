import * as z from 'zod/mini';
import { articleDocument, storedArticle } from '../../article/document.ts';
import { bulkIds } from '../../core/bulk.ts';
import { contentId, randomId, version } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields, personRef } from '../../vocabulary/audit-fields.ts';
import { instant } from '../../vocabulary/instant.ts';
import { picture } from '../../vocabulary/picture.ts';
import { slug } from '../../vocabulary/slug.ts';
import { storedCheckSettings } from './checklist/stored-check-settings.ts';
import { correctionRef } from './correction/correction-ref.ts';
import { postMedia } from './media/post-media.ts';
import { detailFields, storedDetails } from './post-details.ts';
import { aiUse, origin, postType } from './post-kinds.ts';
import { MAX_CATEGORIES, MAX_TAGS } from './post-limits.ts';
import { postState } from './workflow/post-states.ts';
import type { PostTransitionName } from './workflow/post-transitions.ts';

export const BYLINE_ROLES = ['WRITER', 'PHOTO', 'VIDEO', 'GRAPHIC', 'TRANSLATOR', 'COMPILER'] as const;
const bylineRole = z.enum(BYLINE_ROLES, { error: 'choice' });
export const byline = z.strictObject({
  /** As printed: it stays when the account is renamed or deleted. */
  displayName: oneLine({ min: 1, max: 120 }),
  role: bylineRole,
  /** The author's account; absent for a name without one. */
  accountId: z.optional(contentId),
});
export type Byline = z.output<typeof byline>;

/** Stored for a post without a title; publishing does not accept it as one. */
export const UNTITLED = 'Không có tiêu đề';

/** A category or tag as a reference. */
export const termRef = z.object({ id: z.string(), title: z.string() });

/** What a user writes; also the shape of an autosave. */
const draftFields = {
  title: z.optional(oneLine({ max: 250 })),
  /** Absent: follows the title until it is set by hand. */
  slug: z.optional(slug),
  excerpt: z.optional(longText({ max: 500 })),
  content: z.optional(articleDocument),
  mainCategoryId: z.optional(z.nullable(contentId)),
  categoryIds: z.optional(z.array(contentId).check(z.maxLength(MAX_CATEGORIES, { error: 'tooMany' }))),
  tagIds: z.optional(z.array(contentId).check(z.maxLength(MAX_TAGS, { error: 'tooMany' }))),
  keywords: z.optional(z.array(oneLine({ min: 1, max: 60 })).check(z.maxLength(15, { error: 'tooMany' }))),
  authors: z.optional(z.array(byline).check(z.maxLength(10, { error: 'tooMany' }))),
  seoTitle: z.optional(oneLine({ max: 70 })),
  seoDescription: z.optional(oneLine({ max: 160 })),
  ...detailFields,
};
export const postDraft = z.strictObject(draftFields);
export type PostDraft = z.output<typeof postDraft>;
/** A stored draft: its content is not checked again. */
export const storedPostDraft = z.object({ ...draftFields, content: z.optional(storedArticle) });
export type StoredPostDraft = z.output<typeof storedPostDraft>;

export const postCreate = postDraft;
export const postUpdate = z.strictObject({
  id: contentId,
  version,
  ...draftFields,
  /** The saving session: it may hold the lock, and its autosaves are removed with the save. */
  editingSession: z.optional(randomId),
});
export type PostUpdate = z.output<typeof postUpdate>;

const person = z.object({ userId: z.string(), name: z.string() });

/** What most posts have nothing to say about: left out by lists, null in the whole post. */
const rarely = <Value extends z.ZodMiniType>(value: Value) => z.optional(z.nullable(value));

/** A post as lists show it: a page has many, so it holds what their columns and actions need. */
export const postRow = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  state: postState,
  /** The state that a trashed post is restored to. */
  stateBeforeTrash: rarely(postState),
  /** Absent: an article. */
  postType: z.optional(postType),
  /** Absent or '': none. */
  sourceName: z.optional(z.string()),
  /** The assigned editor. */
  assignee: rarely(person),
  /** The user who is writing in it now. */
  holder: rarely(z.object({ ...person.shape, since: z.string() })),
  /** The due time of the assignment. */
  dueTime: rarely(z.string()),
  /** Public with a newer draft beside it. */
  hasPending: z.optional(z.boolean()),
  isSponsored: z.optional(z.boolean()),
  /** Absent: none. */
  aiUsage: z.optional(aiUse),
  scheduleTime: rarely(z.string()),
  mainCategory: rarely(termRef),
  /** Absent without one, or while nobody may see it. */
  cover: rarely(picture),
  authors: z.array(z.object({ displayName: z.string() })),
  /** The origin of an imported post and its import notes. */
  note: z.optional(z.string()),
  /** Open notes that require a fix before the post is forwarded or published. */
  mustFixNotes: z.optional(z.number()),
  /** Pictures and videos in its text. Absent: none. */
  pictures: z.optional(z.number()),
  /** Comments of colleagues beside it. Absent: none. */
  comments: z.optional(z.number()),
  /** Of readers on the site. Absent: none. */
  reads: z.optional(z.number()),
  /** Its languages: how many are approved, of those it is translated into. Absent: none. */
  translated: z.optional(z.object({ approved: z.number(), total: z.number() })),
  /** Why its last transition was made. Absent: no reason was given. */
  stateReason: z.optional(z.string()),
  wordCount: z.number(),
  publishedTime: rarely(z.string()),
  createTime: z.string(),
  updateTime: z.string(),
  createdBy: personRef,
  version: z.number(),
  /** What the body says about the words of a search in bodies; absent where it does not say them. */
  passage: z.optional(z.string()),
});
export type PostRow = z.output<typeof postRow>;

/** A row where the time of the last transition matters too. */
export const postRowInWork = z.object({ ...postRow.shape, stateTime: z.string() });
export type PostRowInWork = z.output<typeof postRowInWork>;

/** The same facts in the whole post, each with its value. */
const rowFacts = {
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  state: postState,
  /** The time of the last transition and its reason; '' for none. */
  stateTime: z.string(),
  stateReason: z.string(),
  postType,
  origin,
  sourceName: z.string(),
  assignee: z.nullable(person),
  holder: z.nullable(z.object({ ...person.shape, since: z.string() })),
  dueTime: z.nullable(z.string()),
  /** How often it was returned to its author. */
  returnCount: z.number(),
  hasPending: z.boolean(),
  isSponsored: z.boolean(),
  aiUsage: aiUse,
  scheduleTime: z.nullable(z.string()),
  mainCategory: z.nullable(termRef),
  cover: z.nullable(picture),
  authors: z.array(
    z.object({ displayName: z.string(), role: bylineRole, accountId: z.optional(z.string()) }),
  ),
  note: z.string(),
  mustFixNotes: z.number(),
  wordCount: z.number(),
  publishedTime: z.nullable(z.string()),
  /** The state that a trashed post is restored to. */
  stateBeforeTrash: z.nullable(postState),
  ...auditFields,
};

/** An unmet rule, with its field and the roles that can settle it when this user cannot. */
export const unmetRule = z.object({
  code: z.string(),
  field: z.optional(z.string()),
  message: z.string(),
});

/** A transition out of the current state, and the rules that block it. */
export const postTransition = z.object({
  name: z.string() as unknown as z.ZodMiniType<PostTransitionName>,
  to: postState,
  /** Intermediate steps made in the same call. */
  via: z.array(z.string()),
  needsReason: z.boolean(),
  needsTime: z.boolean(),
  needsCase: z.boolean(),
  unmet: z.array(unmetRule),
});
export type PostTransition = z.output<typeof postTransition>;

/** Unpublished changes of a public post. */
const pendingChanges = z.object({
  draft: storedPostDraft,
  /** Names of the terms in the draft. */
  categories: z.array(termRef),
  tags: z.array(termRef),
  updateTime: z.string(),
  updatedBy: z.string(),
});

export const post = z.object({
  ...rowFacts,
  excerpt: z.string(),
  content: storedArticle,
  /** Created on the server from `content`; read-only. */
  contentHtml: z.string(),
  mainCategoryId: z.nullable(z.string()),
  categories: z.array(termRef),
  tags: z.array(termRef),
  keywords: z.array(z.string()),
  seoTitle: z.string(),
  seoDescription: z.string(),
  /** False once the slug was set by hand or was public. */
  slugFollowsTitle: z.boolean(),
  details: storedDetails,
  /** Every file that the text or its working copy refers to. */
  media: z.array(postMedia),
  /** Null also for users who may read only the public text. */
  pending: z.nullable(pendingChanges),
  /** The time of the last update notice for readers. */
  substantiveTime: z.nullable(z.string()),
  /** It was ever public: it is kept for inspection. */
  everPublished: z.boolean(),
  /** The message to the editor; '' for none. */
  assignText: z.string(),
  /** The user responsible until its time, if it is not the one who scheduled it. */
  watchedBy: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
  rejectedBy: z.nullable(z.string()),
  /** Its corrections, or the post that it corrects. */
  corrections: z.array(correctionRef),
  allowedTransitions: z.array(postTransition),
  mayEdit: z.boolean(),
  /** The post that it translates: it is changed in its translation alone. Absent: none. */
  translationOf: z.optional(z.string()),
  /** The settings its checks used. */
  checkSettings: storedCheckSettings,
});
export type Post = z.output<typeof post>;

/** Why a transition was made. */
export const transitionReason = longText({ min: 10, max: 1000 });
/** Tags that many records get or lose at once. */
export const bulkTagIds = z
  .array(contentId)
  .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MAX_TAGS, { error: 'tooMany' }));

export const postBulk = z.discriminatedUnion('action', [
  /** `to` as in a transition; each post takes the steps that are open to this user. */
  z.strictObject({
    action: z.literal('move'),
    ids: bulkIds,
    to: postState,
    reason: z.optional(transitionReason),
    scheduleTime: z.optional(instant),
  }),
  z.strictObject({ action: z.literal('setCategory'), ids: bulkIds, categoryId: contentId }),
  z.strictObject({ action: z.literal('addTags'), ids: bulkIds, tagIds: bulkTagIds }),
  z.strictObject({ action: z.literal('removeTags'), ids: bulkIds, tagIds: bulkTagIds }),
  /** Their story; null: none any more. */
  z.strictObject({ action: z.literal('setTopic'), ids: bulkIds, topicId: z.nullable(contentId) }),
  z.strictObject({ action: z.literal('restore'), ids: bulkIds }),
]);
export type PostBulk = z.output<typeof postBulk>;
