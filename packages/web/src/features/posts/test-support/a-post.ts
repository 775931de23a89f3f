import { emptyDocument } from '@toasoan/contract/article/document.ts';
import { PLAIN_CHECK_SETTINGS } from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import type { Post, PostRow, PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { PLAIN_DETAILS } from '@toasoan/contract/features/posts/post-details.ts';

const BY = { userId: '7', name: 'Trần Phóng Viên' };
const TIME = '2026-11-20T03:05:00.000Z';

export function aPostRow(changes: Partial<PostRow> = {}): PostRow {
  return {
    id: '5',
    title: 'Mùa lúa chín',
    slug: 'mua-lua-chin',
    state: 'DRAFT',
    mainCategory: { id: '2', title: 'Du lịch' },
    authors: [{ displayName: 'Hà Anh' }],
    wordCount: 640,
    createTime: TIME,
    updateTime: TIME,
    createdBy: BY,
    version: 1,
    ...changes,
  };
}

export function aWholePost(changes: Partial<Post> = {}): Post {
  return {
    id: '5',
    title: 'Mùa lúa chín',
    slug: 'mua-lua-chin',
    state: 'DRAFT',
    stateTime: TIME,
    stateReason: '',
    postType: 'ARTICLE',
    origin: 'ORIGINAL',
    sourceName: '',
    assignee: null,
    dueTime: null,
    holder: null,
    returnCount: 0,
    hasPending: false,
    isSponsored: false,
    aiUsage: 'NONE',
    scheduleTime: null,
    mainCategory: { id: '2', title: 'Du lịch' },
    cover: null,
    authors: [{ displayName: 'Hà Anh', role: 'WRITER' }],
    note: '',
    mustFixNotes: 0,
    wordCount: 640,
    publishedTime: null,
    stateBeforeTrash: null,
    createTime: TIME,
    updateTime: TIME,
    createdBy: BY,
    updatedBy: BY,
    version: 1,
    excerpt: 'Ruộng bậc thang vào mùa.',
    content: emptyDocument,
    contentHtml: '',
    mainCategoryId: '2',
    categories: [{ id: '2', title: 'Du lịch' }],
    tags: [],
    keywords: [],
    seoTitle: '',
    seoDescription: '',
    slugFollowsTitle: true,
    details: PLAIN_DETAILS,
    media: [],
    pending: null,
    substantiveTime: null,
    everPublished: false,
    assignText: '',
    watchedBy: null,
    approvedBy: null,
    rejectedBy: null,
    corrections: [],
    allowedTransitions: [],
    mayEdit: false,
    checkSettings: PLAIN_CHECK_SETTINGS,
    ...changes,
  };
}

export function aTransition(
  name: PostTransition['name'],
  to: PostTransition['to'],
  changes: Partial<PostTransition> = {},
): PostTransition {
  return { name, to, via: [], needsReason: false, needsTime: false, needsCase: false, unmet: [], ...changes };
}
