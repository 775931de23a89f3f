import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { createLiveArticle, type LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import type { SaveStateKind } from '#web/patterns/form-page/save-state.tsx';
import { createFormStore, type FormStore } from '#web/ui/form/form-store.ts';
import { createAutosaveClock } from '../autosave/autosave-clock.ts';
import { dropLocalDraft, keepLocalDraft } from '../autosave/local-drafts.ts';
import {
  BLANK_BODY,
  blankPost,
  type PostValues,
  postInput,
  postProblems,
  postValues,
} from './post-values.ts';

export interface PostSessionState {
  readonly post: Post | undefined;
  readonly dirty: boolean;
  readonly saveState: SaveStateKind;
  readonly savedTime: Date | undefined;
  /** Somebody else's newer version, while the person decides. */
  readonly newer: Post | undefined;
}

/** One open article: form, body, autosave. It lives as long as its tab, outside of React. */
export interface PostSession {
  readonly form: FormStore<PostValues>;
  readonly article: LiveArticle;
  readonly get: () => PostSessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves what is there; undefined when it was refused, and the reason is shown. */
  readonly save: () => Promise<Post | undefined>;
  /** Takes a newer saved version as the one to compare with; `text` replaces what is typed. */
  readonly rebase: (post: Post, text: PostText | undefined) => void;
  /** Puts an unsaved text of earlier on the page. */
  readonly restore: (text: PostText) => void;
  readonly flush: () => void;
  readonly destroy: () => void;
}

export interface PostText {
  readonly values: PostValues;
  readonly content: ArticleDocument;
}

interface PostSessionNeeds {
  readonly post: Post | undefined;
  readonly projectId: string;
  readonly person: { readonly userId: string; readonly name: string };
  readonly editingSession: string;
  /** The post exists now: the tab moves to its address. */
  readonly onCreated: (post: Post) => void;
  readonly onSaved: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

export function createPostSession(needs: PostSessionNeeds): PostSession {
  const { editingSession, person } = needs;
  const form = createFormStore(needs.post ? postValues(needs.post) : blankPost(person.name), postProblems);
  const article = createLiveArticle(needs.post?.content ?? BLANK_BODY);
  let state: PostSessionState = {
    post: needs.post,
    dirty: false,
    saveState: 'saved',
    savedTime: needs.post && new Date(needs.post.updateTime),
    newer: undefined,
  };
  let saving: Promise<Post | undefined> | undefined;
  /** A creation whose answer never came: the same text goes again, because the server may have taken it. */
  let unanswered: PostText | undefined;
  const listeners = new Set<() => void>();

  function change(next: Partial<PostSessionState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }
  const isDirty = () => form.isDirty() || article.isDirty();
  const input = () => postInput(form.get().values, article.document(), state.post?.slug ?? '');

  function touched(): void {
    const dirty = isDirty();
    if (dirty !== state.dirty) needs.onDirty(dirty);
    if (dirty) clock.changed();
    else clock.settled();
    if (dirty !== state.dirty) change({ dirty, saveState: dirty ? 'unsaved' : 'saved' });
  }
  function keepHere(): void {
    void keepLocalDraft(person.userId, {
      postId: state.post?.id,
      projectId: needs.projectId,
      editingSession,
      baseVersion: state.post?.version ?? 0,
      savedTime: new Date().toISOString(),
      draft: input(),
      tags: form.get().values.tags,
    });
  }
  async function keepOnServer(): Promise<void> {
    if (!isDirty() || saving || state.newer) return;
    if (!state.post) {
      await save();
      return;
    }
    try {
      const { savedTime } = await call(postEndpoints.autosave, {
        body: { postId: state.post.id, editingSession, baseVersion: state.post.version, draft: input() },
        headers: { 'x-hide-loading': '1' },
        ownAnswerFor: 'everything',
      });
      if (state.dirty) change({ saveState: 'kept', savedTime: new Date(savedTime) });
    } catch {
      // The browser's own copy is there; the next change tries again.
      if (state.dirty) change({ saveState: 'failed' });
    }
  }
  const clock = createAutosaveClock({ local: keepHere, server: () => void keepOnServer() });

  /** What was typed while the call was under way stays typed. */
  function settle(post: Post, sent: PostText): void {
    const values = postValues(post);
    const untouched = form.get().values === sent.values;
    if (untouched) form.reset(values);
    else form.rebase(sent.values);
    article.markSaved(sent.content);
    const dirty = isDirty();
    needs.onDirty(dirty);
    change({ post, dirty, saveState: dirty ? 'unsaved' : 'saved', savedTime: new Date(post.updateTime) });
    if (dirty) clock.changed();
    else {
      clock.settled();
      void dropLocalDraft(person.userId, editingSession);
    }
  }
  function request({ values, content }: PostText): Promise<Post> {
    const { post } = state;
    const body = postInput(values, content, post?.slug ?? '');
    if (!post) return call(postEndpoints.create, { body, idempotencyKey: editingSession });
    return call(postEndpoints.update, {
      body: { ...body, id: post.id, version: post.version, editingSession },
      ownAnswerFor: ['VERSION_CONFLICT'],
    });
  }
  async function send(): Promise<Post | undefined> {
    if (!form.checkAll()) return undefined;
    const creates = state.post === undefined;
    const sent = unanswered ?? { values: form.get().values, content: article.document() };
    change({ saveState: 'saving' });
    try {
      const after = await request(sent);
      unanswered = undefined;
      settle(after, sent);
      if (creates) needs.onCreated(after);
      needs.onSaved();
      return after;
    } catch (error) {
      const noAnswer = error instanceof ApiError && error.error === 0;
      unanswered = creates && noAnswer ? sent : undefined;
      await refused(error);
      return undefined;
    }
  }
  async function refused(error: unknown): Promise<void> {
    keepHere();
    change({ saveState: 'failed' });
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'VERSION_CONFLICT' && state.post) {
      change({ newer: await call(postEndpoints.detail, { params: { id: state.post.id } }) });
      return;
    }
    form.refuse(error.fields);
  }
  function save(): Promise<Post | undefined> {
    saving ??= send().finally(() => {
      saving = undefined;
    });
    return saving;
  }
  function put({ values, content }: PostText): void {
    form.fill(values);
    article.replace(content);
    touched();
  }
  const stopForm = form.subscribe(touched);
  const stopArticle = article.watch(touched);

  return {
    form,
    article,
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save,
    rebase(post, text) {
      form.rebase(postValues(post));
      article.markSaved(post.content);
      change({ post, newer: undefined });
      put(text ?? { values: postValues(post), content: post.content });
    },
    restore: put,
    flush: clock.flush,
    destroy() {
      clock.stop();
      stopForm();
      stopArticle();
      article.destroy();
    },
  };
}
