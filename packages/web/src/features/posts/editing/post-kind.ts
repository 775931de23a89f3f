import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { lockEndpoints } from '@toasoan/contract/features/posts/lock/lock-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { ArticleKind } from '#web/features/articles/public.ts';
import { postCopies } from '../autosave/local-drafts.ts';
import { postLock } from '../lock/post-lock.ts';
import { isGiven, isWithOthers } from '../lock/turn-to-write.ts';
import { textOfPost } from '../merge/post-text.ts';
import { postDetail } from '../post-queries.ts';
import type { PostArticle } from './post-article.ts';
import {
  BLANK_BODY,
  blankPost,
  draftValues,
  postInput,
  postProblems,
  postValues,
  withoutRefused,
} from './post-values.ts';
import { postWords } from './post-words.ts';

const QUIETLY = { headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;

/** What the editing that all articles share needs to know of a post. */
export const postKind: ArticleKind<PostArticle> = {
  name: 'posts',
  at: '/manager_post',
  words: postWords,
  blank: (authorName) => ({ values: blankPost(authorName), content: BLANK_BODY }),
  textOf: textOfPost,
  inputOf: ({ values, content }, post) => postInput(values, content, post ? postValues(post).slug : ''),
  draftOf: withoutRefused,
  localDraftOf: (input) => input,
  namesOf: ({ tags }) => tags,
  problemsOf: postProblems,
  valuesOfDraft: draftValues,
  draftForNew: ({ slug: _, ...draft }) => draft,
  titleOf: ({ title }) => (title.trim() === '' ? '' : title),
  headOf: ({ title, excerpt }) => [title, excerpt],
  detail: postDetail,
  calls: {
    create: (body, idempotencyKey, suppressErrorToast) =>
      call(postEndpoints.create, { body, idempotencyKey, suppressErrorToast }),
    update: ({ id, version }, editingSession, input, suppressErrorToast) =>
      call(postEndpoints.update, { body: { ...input, id, version, editingSession }, suppressErrorToast }),
    read: (id) => call(postEndpoints.detail, { params: { id }, suppressErrorToast: 'everything' }),
    async autosave({ id, version }, editingSession, draft) {
      const body = { postId: id, editingSession, baseVersion: version, draft };
      const { savedTime } = await call(postEndpoints.autosave, { body, ...QUIETLY });
      return savedTime;
    },
    async giveText({ id, version }, { editingSession, to, draft }) {
      const body = { editingSession, to, text: draft && { baseVersion: version, draft } };
      const { savedTime } = await call(lockEndpoints.giveText, { params: { id }, body, ...QUIETLY });
      return savedTime;
    },
    async autosaves(postId) {
      const { items } = await call(postEndpoints.autosaves, { query: { postId } });
      return items.map(({ tags, ...kept }) => ({
        ...kept,
        names: tags.map(({ id, title }) => ({ id, label: title })),
      }));
    },
    async dropAutosave(postId, editingSession, how) {
      const where = { params: { editingSession }, query: { postId } };
      if (how === 'aloud') await call(postEndpoints.removeAutosave, where);
      else await call(postEndpoints.removeAutosave, { ...where, ...QUIETLY }).catch(() => undefined);
    },
  },
  lock: postLock,
  work: { isGiven, isWithOthers },
  copies: postCopies,
  loadMerging: async () => (await import('../merge/merge-posts.ts')).postMerging,
};
