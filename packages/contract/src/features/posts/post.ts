import * as z from 'zod/mini';
import { articleDocument, storedArticle } from '../../article/document.ts';
import { bulkIds } from '../../core/bulk.ts';
import { contentId, randomId, version } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { instant } from '../../vocabulary/instant.ts';
import { picture } from '../../vocabulary/picture.ts';
import { slug } from '../../vocabulary/slug.ts';
import { storedCheckSettings } from './checklist/stored-check-settings.ts';
import { correctionRef } from './correction/correction-ref.ts';
import { postMedia } from './media/post-media.ts';
import { detailFields, MAX_CATEGORIES, storedDetails } from './post-details.ts';
import { aiUse, origin, postType } from './post-kinds.ts';
import { takedownFacts } from './takedown/takedown-facts.ts';
import { postState } from './workflow/post-states.ts';
import type { PostTransitionName } from './workflow/post-transitions.ts';

export const BYLINE_ROLES = ['WRITER', 'PHOTO', 'VIDEO', 'GRAPHIC', 'TRANSLATOR', 'COMPILER'] as const;
const bylineRole = z.enum(BYLINE_ROLES, { error: 'choice' });
export const byline = z.strictObject({ displayName: oneLine({ min: 1, max: 120 }), role: bylineRole });
export type Byline = z.output<typeof byline>;

export const MAX_TAGS = 20;
/** Stored for a post without a title; it does not count as a real one when publishing. */
export const UNTITLED = 'Không có tiêu đề';

/** A category or tag as it is named beside something. */
export const termRef = z.object({ id: z.string(), title: z.string() });

/** What a person writes; also the shape of an autosave. */
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
/** A draft as it was kept: its content is not checked again. */
export const storedPostDraft = z.object({ ...draftFields, content: z.optional(storedArticle) });
export type StoredPostDraft = z.output<typeof storedPostDraft>;

export const postCreate = postDraft;
export const postUpdate = z.strictObject({
  id: contentId,
  version,
  ...draftFields,
  /** The tab that saves: it may hold the post, and its autosaves are removed with the save. */
  editingSession: z.optional(randomId),
});
export type PostUpdate = z.output<typeof postUpdate>;

/** A post as lists show it. */
export const postRow = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  state: postState,
  /** Since when it is in its state, and the reason that was given; '' for none. */
  stateTime: z.string(),
  stateReason: z.string(),
  postType,
  origin,
  sourceName: z.string(),
  /** Who edits it; null while nobody does. */
  assignee: z.nullable(z.object({ userId: z.string(), name: z.string() })),
  /** Who is writing in it now. */
  holder: z.nullable(z.object({ userId: z.string(), name: z.string(), since: z.string() })),
  /** Until when they have it. */
  dueTime: z.nullable(z.string()),
  /** How often it was returned to its author. */
  returnCount: z.number(),
  /** Public with a newer draft beside it. */
  hasPending: z.boolean(),
  isSponsored: z.boolean(),
  aiUsage: aiUse,
  scheduleTime: z.nullable(z.string()),
  mainCategory: z.nullable(termRef),
  /** Null without one, or while nobody may see it. */
  cover: z.nullable(picture),
  authors: z.array(z.object({ displayName: z.string(), role: bylineRole })),
  /** Where an imported post comes from and what was noted about it; '' for none. */
  note: z.string(),
  /** Open notes that ask for a fix before it goes on. */
  mustFixNotes: z.number(),
  wordCount: z.number(),
  publishedTime: z.nullable(z.string()),
  /** Where a post in the trash goes back to. */
  stateBeforeTrash: z.nullable(postState),
  ...auditFields,
});
export type PostRow = z.output<typeof postRow>;

/** Something that is not met, with the field it stands at and who can settle it when this person cannot. */
export const unmetRule = z.object({
  code: z.string(),
  field: z.optional(z.string()),
  message: z.string(),
});

/** A move out of the present state, and the rules that stand in its way. */
export const postTransition = z.object({
  name: z.string() as unknown as z.ZodMiniType<PostTransitionName>,
  to: postState,
  /** Steps that are made before it in the same call. */
  via: z.array(z.string()),
  needsReason: z.boolean(),
  needsTime: z.boolean(),
  needsCase: z.boolean(),
  unmet: z.array(unmetRule),
});
export type PostTransition = z.output<typeof postTransition>;

/** What was changed in a public post and is not public yet. */
const pendingChanges = z.object({
  draft: storedPostDraft,
  /** Names of the terms that the draft speaks of. */
  categories: z.array(termRef),
  tags: z.array(termRef),
  updateTime: z.string(),
  updatedBy: z.string(),
});

export const post = z.object({
  ...postRow.shape,
  excerpt: z.string(),
  content: storedArticle,
  /** Made on the server from `content`; read-only. */
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
  /** Null also for who may read the public text alone. */
  pending: z.nullable(pendingChanges),
  /** The last time readers were told of an update. */
  substantiveTime: z.nullable(z.string()),
  /** It was public once: it is kept for inspection. */
  everPublished: z.boolean(),
  /** The word to who edits it; '' for none. */
  assignText: z.string(),
  /** Who looks after it until its time, when that is not who scheduled it. */
  watchedBy: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
  rejectedBy: z.nullable(z.string()),
  /** Corrections of it, or the post that it corrects. */
  corrections: z.array(correctionRef),
  allowedTransitions: z.array(postTransition),
  mayEdit: z.boolean(),
  /** What its checks ran with. */
  checkSettings: storedCheckSettings,
});
export type Post = z.output<typeof post>;

const reason = longText({ min: 10, max: 1000 });
export const postTransitionRequest = z.strictObject({
  version,
  to: postState,
  reason: z.optional(reason),
  /** When it goes public, for a move to SCHEDULED. */
  scheduleTime: z.optional(instant),
  /** Of a move to TAKEN_DOWN; absent: the case that is open stands as it is. */
  takedown: z.optional(takedownFacts),
  editingSession: z.optional(randomId),
});

const tagIds = z
  .array(contentId)
  .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MAX_TAGS, { error: 'tooMany' }));

export const postBulk = z.discriminatedUnion('action', [
  /** `to` as in a transition; each post makes the moves that are open to this person. */
  z.strictObject({
    action: z.literal('move'),
    ids: bulkIds,
    to: postState,
    reason: z.optional(reason),
    scheduleTime: z.optional(instant),
  }),
  z.strictObject({ action: z.literal('setCategory'), ids: bulkIds, categoryId: contentId }),
  z.strictObject({ action: z.literal('addTags'), ids: bulkIds, tagIds }),
  z.strictObject({ action: z.literal('removeTags'), ids: bulkIds, tagIds }),
  /** The story they belong to; null: none any more. */
  z.strictObject({ action: z.literal('setTopic'), ids: bulkIds, topicId: z.nullable(contentId) }),
  z.strictObject({ action: z.literal('restore'), ids: bulkIds }),
]);
export type PostBulk = z.output<typeof postBulk>;
