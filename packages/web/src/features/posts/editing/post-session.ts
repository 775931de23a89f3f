import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { createLiveArticle, type LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import { whenComposed } from '#web/patterns/article-merge/put-article.ts';
import { createFormStore, type FormStore } from '#web/ui/form/form-store.ts';
import { createAutosaveClock } from '../autosave/autosave-clock.ts';
import { createRetryClock } from '../autosave/retry-clock.ts';
import { createTextCopies } from '../autosave/text-copies.ts';
import { fetchMergeController } from '../merge/fetched-merge-controller.ts';
import type { Choice } from '../merge/merge-texts.ts';
import { type PostText, textOfPost } from '../merge/post-text.ts';
import {
  BLANK_BODY,
  blankPost,
  type PostValues,
  postContent,
  postInput,
  postProblems,
  postValues,
} from './post-values.ts';
import { isRetryable, saveFailureOf, sendPost } from './send-post.ts';
import { reduceSession } from './session-reducer.ts';
import {
  openedSession,
  type PostSessionState,
  type SessionEffect,
  type SessionEvent,
} from './session-state.ts';
import { watchText } from './text-watch.ts';

interface PostSessionOptions {
  readonly post: Post | undefined;
  readonly projectId: string;
  readonly person: { readonly userId: string; readonly name: string };
  readonly editingSession: string;
  /** The post exists now: the tab moves to its address. */
  readonly onCreated: (post: Post) => void;
  readonly onSaved: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** One open article: form, body, autosave. It lives as long as its tab, outside of React. */
export interface PostSession {
  /** Names the local copy of it in this browser. */
  readonly life: string;
  readonly form: FormStore<PostValues>;
  readonly article: LiveArticle;
  readonly get: () => PostSessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves what is on the page. Undefined: the save was refused, and the reason is shown. */
  readonly save: () => Promise<Post | undefined>;
  /** Takes a newer saved version over; text typed since the last one is merged with it. */
  readonly rebase: (post: Post) => void;
  /** Takes a newer version whose text is the saved one: typed text stays unsaved. */
  readonly follow: (post: Post) => void;
  /** Puts an earlier unsaved text on the page. */
  readonly restore: (text: PostText) => void;
  /** Another session holds the post, or this one again. Typed text stays either way. */
  readonly setReadOnly: (readOnly: boolean) => void;
  /** Merges typed text with a newer saved version; asks where both changed the same place. */
  readonly meet: (newer: Post) => void;
  /** Takes a newer version over when it holds every word that was typed here; answers whether it does. */
  readonly takeIfWhole: (newer: Post) => Promise<boolean>;
  /** Puts an earlier unsaved text that began at another version on the page, merged with the saved one. */
  readonly restoreUnsaved: (text: PostText, base: PostText | undefined) => Promise<void>;
  /** Gives unsaved text to the page `to`, which is about to take over; undefined when everything is saved. */
  readonly giveText: (to: string) => Promise<Date | undefined>;
  /** The person's decision about one of the places in `conflict`. */
  readonly choose: (key: string, choice: Choice) => void;
  readonly flush: () => void;
  /** Keeps the page in this browser now; false when the browser refuses. */
  readonly keep: () => Promise<boolean>;
  /** Keeps the page as a copy of its own, because another text is about to take its place. */
  readonly setAside: () => Promise<boolean>;
  readonly destroy: () => void;
}

type Effects = {
  readonly [Type in SessionEffect['type']]: (effect: Extract<SessionEffect, { readonly type: Type }>) => void;
};

/** Runs the effects of `reduceSession` on form, editor, browser and server, and reports what happens there. */
export function createPostSession(options: PostSessionOptions): PostSession {
  const { editingSession, person } = options;
  const form = createFormStore(
    options.post ? postValues(options.post) : blankPost(person.name),
    postProblems,
  );
  const article = createLiveArticle(options.post ? postContent(options.post) : BLANK_BODY);
  let state = openedSession(options.post);
  let savedContent = options.post ? postContent(options.post) : BLANK_BODY;
  /** Callers that wait for the running save. */
  let waiting: PromiseWithResolvers<Post | undefined> | undefined;
  const listeners = new Set<() => void>();

  function dispatch(event: SessionEvent): void {
    const before = state.shown;
    const { state: after, effects } = reduceSession(state, event);
    state = after;
    if (after.shown !== before) for (const listener of listeners) listener();
    for (const effect of effects) {
      const run: (effect: never) => void = runs[effect.type];
      run(effect as never);
    }
  }
  const isDirty = () => form.isDirty() || article.isDirty();
  const savedSlug = () => (state.shown.post ? postValues(state.shown.post).slug : '');
  const nowText = (): PostText => ({ values: form.get().values, content: article.document() });
  const inputOf = ({ values, content }: PostText) => postInput(values, content, savedSlug());

  const copies = createTextCopies({
    ...options,
    dispatch,
    nowPage: () => ({
      post: state.shown.post,
      draft: inputOf(nowText()),
      tags: form.get().values.tags,
    }),
  });

  const { touched, look, silently, ...watch } = watchText({ form, article }, () =>
    dispatch({ type: 'textChanged', dirty: isDirty() }),
  );
  const clock = createAutosaveClock({
    local: () => {
      if (isDirty()) void copies.keep();
    },
    isNew: () => state.shown.post === undefined,
    server: () => dispatch({ type: 'autosaveDue' }),
  });
  article.editor.on('update', clock.typed);
  const retries = createRetryClock(() => dispatch({ type: 'retryDue' }));
  const merging = fetchMergeController({
    nowText,
    savedText: () => ({ values: form.get().saved, content: savedContent }),
    lost: () => state.lost,
    get: () => state.shown,
    ask: (conflict) => dispatch({ type: 'conflictFound', conflict }),
    take,
    async whenTyped() {
      await whenComposed(article.editor);
      return !article.editor.isDestroyed;
    },
  });
  function take(newer: Post, { values, content }: PostText): void {
    silently(() => {
      savedContent = postContent(newer);
      form.rebase(postValues(newer));
      form.fill(values);
      article.join(content);
      article.markSaved(savedContent);
    });
    dispatch({ type: 'rebased', post: newer, dirty: isDirty() });
  }
  /** Text typed while the call was under way stays typed. */
  function markSaved(post: Post, sent: PostText): void {
    silently(() => {
      if (form.get().values === sent.values) form.reset(postValues(post));
      else form.rebase(sent.values);
      savedContent = sent.content;
      article.markSaved(sent.content);
    });
  }
  async function send(post: Post | undefined, sent: PostText): Promise<void> {
    let after: Post;
    try {
      after = await sendPost(post, editingSession, inputOf(sent));
    } catch (error) {
      const isAnswer = error instanceof ApiError;
      dispatch(
        isAnswer ? { type: 'failed', failure: saveFailureOf(error), sent } : { type: 'crashed', error },
      );
      return;
    }
    copies.saved();
    markSaved(after, sent);
    dispatch({ type: 'answered', post: after, dirty: isDirty() });
  }
  /** Failures other than answers of the server, such as a chunk that did not load, may pass. */
  async function orPostponed(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const isFinal = error instanceof ApiError && !isRetryable(error);
      dispatch(isFinal ? { type: 'crashed', error } : { type: 'mergePostponed' });
    }
  }
  const runs: Effects = {
    check: () => {
      waiting ??= Promise.withResolvers();
      dispatch({ type: 'checked', isValid: form.checkAll() });
    },
    send: ({ post, text }) => void send(post, text ?? nowText()),
    readNewest: ({ id }) =>
      void orPostponed(async () => {
        const newer = await call(postEndpoints.detail, { params: { id }, suppressErrorToast: 'everything' });
        dispatch({ type: 'newestRead', newer });
      }),
    merge: ({ newer }) =>
      void orPostponed(async () => {
        const isClear = await merging.meet(newer);
        dispatch({ type: 'merged', isClear, dirty: isDirty() });
      }),
    autosave: ({ post }) => void copies.send(post),
    end: ({ post, error }) => {
      const done = waiting;
      waiting = undefined;
      if (error === undefined) done?.resolve(post);
      else done?.reject(error);
    },
    keepHere: () => void copies.keep(),
    dropCopies: ({ isSaved }) => copies.drop(isSaved),
    prepareMerge: merging.prepare,
    retryLater: retries.wait,
    stopRetries: retries.done,
    announceSaved: options.onSaved,
    announceCreated: ({ post }) => options.onCreated(post),
    announceDirty: ({ dirty }) => options.onDirty(dirty),
    setClock: ({ dirty }) => (dirty ? clock.changed() : clock.settled()),
    markFields: ({ fields }) => form.refuse(fields),
    setReadOnly: ({ readOnly }) => article.setReadOnly(readOnly),
  };
  const whileWriting = (change: () => void) => (state.shown.readOnly ? undefined : change());

  return {
    life: copies.life,
    // Pages cannot change the values while the session is read-only.
    form: {
      ...form,
      set: (name, value) => whileWriting(() => form.set(name, value)),
      fill: (values) => whileWriting(() => form.fill(values)),
    },
    article,
    get: () => state.shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async save() {
      look();
      if (!state.shown.readOnly && !merging.decide()) return undefined;
      waiting ??= Promise.withResolvers();
      const { promise } = waiting;
      dispatch({ type: 'saveRequested', byHand: true });
      return await promise;
    },
    rebase: (post) => void (isDirty() ? merging.join(post) : take(post, textOfPost(post))),
    follow: (post) => dispatch({ type: 'followed', post }),
    restore({ values, content }) {
      copies.takeEarlier();
      form.fill(values);
      article.replace(content);
      touched();
    },
    setReadOnly: (readOnly) => dispatch({ type: 'readOnlySet', readOnly }),
    meet: (newer) => void merging.meet(newer),
    takeIfWhole: merging.takeIfWhole,
    async restoreUnsaved(text, base) {
      copies.takeEarlier();
      await merging.restoreUnsaved(text, base);
    },
    keep: copies.keep,
    setAside: copies.setAside,
    async giveText(to) {
      look();
      const { post } = state.shown;
      return post && (await copies.give(post, to, isDirty()));
    },
    choose: merging.choose,
    flush() {
      look();
      clock.flush();
    },
    destroy() {
      if (isDirty()) void copies.keep();
      clock.stop();
      retries.stop();
      watch.stop();
      article.destroy();
    },
  };
}
