import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { createLiveArticle, type LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import { createFormStore, type FormStore } from '#web/ui/form/form-store.ts';
import { createAutosaveClock } from '../autosave/autosave-clock.ts';
import { createLocalCopy } from '../autosave/local-copy.ts';
import { createRetryClock } from '../autosave/retry-clock.ts';
import { sendAutosave } from '../autosave/send-autosave.ts';
import { fetchMerge } from '../merge/fetch-merge.ts';
import type { LostSave } from '../merge/find-base.ts';
import type { Choice } from '../merge/merge-texts.ts';
import type { PostText } from '../merge/post-text.ts';
import {
  BLANK_BODY,
  blankPost,
  type PostValues,
  postContent,
  postInput,
  postProblems,
  postValues,
  withoutRefused,
} from './post-values.ts';
import { guardedForm } from './read-only-form.ts';
import { isUnanswered, isWorthRetrying } from './save-answer.ts';
import { sendPost } from './send-post.ts';
import type { PostSessionDependencies, PostSessionState } from './session-state.ts';

/** Others may go on saving meanwhile; after so many joins the next one waits a moment. */
const MOST_JOINS = 8;

/** One open article: form, body, autosave. It lives as long as its tab, outside of React. */
export interface PostSession {
  /** Names the copy of it that lies in this browser. */
  readonly life: string;
  readonly form: FormStore<PostValues>;
  readonly article: LiveArticle;
  readonly get: () => PostSessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves what is there; undefined when it was refused, and the reason is shown. */
  readonly save: () => Promise<Post | undefined>;
  /** Takes a newer saved version up; what was typed since the last one is joined with it. */
  readonly rebase: (post: Post) => void;
  /** Takes a newer version whose text is the saved one: what is typed stays typed. */
  readonly follow: (post: Post) => void;
  /** Puts an unsaved text of earlier on the page. */
  readonly restore: (text: PostText) => void;
  /** Another one holds the post, or it is this one's again; what was typed stays either way. */
  readonly setReadOnly: (readOnly: boolean) => void;
  /** Joins what is typed with a newer saved version; asks where both changed the same. */
  readonly meet: (newer: Post) => void;
  /** Puts an unsaved text of earlier that began at another version on the page, joined with what is saved. */
  readonly restoreUnsaved: (text: PostText, base: PostText | undefined) => void;
  /** What the person decides about one of the places in `conflict`. */
  readonly choose: (key: string, choice: Choice) => void;
  readonly flush: () => void;
  readonly destroy: () => void;
}

export function createPostSession(deps: PostSessionDependencies): PostSession {
  const { editingSession, person } = deps;
  const form = createFormStore(deps.post ? postValues(deps.post) : blankPost(person.name), postProblems);
  const article = createLiveArticle(deps.post ? postContent(deps.post) : BLANK_BODY);
  let state: PostSessionState = {
    post: deps.post,
    dirty: false,
    saveState: 'saved',
    savedTime: deps.post && new Date(deps.post.updateTime),
    conflict: undefined,
    readOnly: false,
    refusals: 0,
  };
  let saving: Promise<Post | undefined> | undefined;
  /** A creation whose answer never came: the same text goes again, because the server may have taken it. */
  let unanswered: PostText | undefined;
  /** Changes whose answer never came: what the server took of them is nobody else's. */
  let lost: readonly LostSave[] = [];
  /** The person asked for a save, and it waits for the connection. */
  let wantsSave = false;
  let savedContent = deps.post ? postContent(deps.post) : BLANK_BODY;
  /** The body as it was when it was last looked at: the editor says a moment later that something was typed. */
  let seen = article.editor.state.doc;
  const here = createLocalCopy(deps);
  const listeners = new Set<() => void>();

  function change(next: Partial<PostSessionState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }
  const isDirty = () => form.isDirty() || article.isDirty();
  const savedSlug = () => (state.post ? postValues(state.post).slug : '');
  const nowText = (): PostText => ({ values: form.get().values, content: article.document() });
  const input = () => postInput(form.get().values, article.document(), savedSlug());

  function touched(): void {
    seen = article.editor.state.doc;
    const dirty = isDirty();
    if (dirty !== state.dirty) deps.onDirty(dirty);
    if (dirty) clock.changed();
    else clock.settled();
    if (dirty && state.post) merge.prepare();
    if (dirty !== state.dirty) change({ dirty, saveState: dirty ? 'unsaved' : 'saved' });
  }
  const keepHere = () => here.keep(state.post, input(), form.get().values.tags);
  async function keepOnServer(): Promise<void> {
    if (!isDirty() || saving) return;
    if (state.post) await keepText();
    else await save();
  }
  async function keepText(): Promise<void> {
    if (!state.post) return;
    try {
      const savedTime = await sendAutosave(state.post, editingSession, withoutRefused(input()));
      here.setClock(savedTime);
      if (state.dirty && !wantsSave) change({ saveState: 'kept', savedTime });
    } catch (error) {
      keepLater(isWorthRetrying(error));
    }
  }
  /** The browser's own copy is there. */
  function keepLater(waits: boolean): void {
    if (waits) retries.wait();
    if (state.dirty) change({ saveState: waits ? 'waiting' : 'failed' });
  }
  const clock = createAutosaveClock({ local: keepHere, server: () => void keepOnServer() });
  const retries = createRetryClock(() => void (wantsSave ? save() : keepOnServer()));

  /** What was typed while the call was under way stays typed. */
  function settle(post: Post, sent: PostText): void {
    const values = postValues(post);
    const untouched = form.get().values === sent.values;
    if (untouched) form.reset(values);
    else form.rebase(sent.values);
    savedContent = sent.content;
    article.markSaved(sent.content);
    answered();
    const dirty = isDirty();
    deps.onDirty(dirty);
    change({ post, dirty, saveState: dirty ? 'unsaved' : 'saved', savedTime: new Date(post.updateTime) });
    if (dirty) clock.changed();
    else {
      clock.settled();
      here.drop();
    }
  }
  async function send(): Promise<Post | undefined> {
    for (let tries = 0; tries < MOST_JOINS; tries += 1) {
      const after = await sendOnce();
      if (after !== 'joined') return after;
      if (!isDirty()) return allSaved();
    }
    return tryLater();
  }
  /** What was typed here stands in what somebody else saved. */
  function allSaved(): Post | undefined {
    answered();
    change({ saveState: 'saved' });
    here.drop();
    deps.onSaved();
    return state.post;
  }
  function answered(): void {
    lost = [];
    wantsSave = false;
    retries.done();
  }
  /** What the person asked to save is kept here until it can be sent. */
  function tryLater(): undefined {
    wantsSave = true;
    retries.wait();
    change({ saveState: 'waiting' });
  }
  async function sendOnce(): Promise<Post | 'joined' | undefined> {
    if (state.conflict || !form.checkAll()) return undefined;
    const creates = state.post === undefined;
    const sent = unanswered ?? nowText();
    if (isDirty()) keepHere();
    change({ saveState: 'saving' });
    try {
      const after = await sendPost(
        state.post,
        editingSession,
        postInput(sent.values, sent.content, savedSlug()),
      );
      unanswered = undefined;
      settle(after, sent);
      if (creates) deps.onCreated(after);
      deps.onSaved();
      return after;
    } catch (error) {
      return await refused(error, sent);
    }
  }
  async function refused(error: unknown, sent: PostText): Promise<'joined' | undefined> {
    keepHere();
    change({ saveState: 'failed' });
    if (!(error instanceof ApiError)) throw error;
    const { post } = state;
    unanswered = !post && isUnanswered(error) ? sent : undefined;
    if (post && isUnanswered(error)) lost = [...lost, { baseVersion: post.version, text: sent }];
    if (isWorthRetrying(error)) return tryLater();
    if (error.code === 'VERSION_CONFLICT' && post) return await meetNewest(post.id);
    if (error.code === 'LOCKED_BY_OTHER') {
      setReadOnly(true);
      await keepText();
      return undefined;
    }
    form.refuse(error.fields);
    return undefined;
  }
  async function meetNewest(id: string): Promise<'joined' | undefined> {
    try {
      const newer = await call(postEndpoints.detail, { params: { id }, suppressErrorToast: 'everything' });
      return (await merge.meet(newer)) ? 'joined' : undefined;
    } catch (error) {
      if (error instanceof ApiError && !isWorthRetrying(error)) throw error;
      return tryLater();
    }
  }
  const merge = fetchMerge({
    form,
    article,
    isDirty,
    savedText: () => ({ values: form.get().saved, content: savedContent }),
    lost: () => lost,
    get: () => state,
    ask(conflict) {
      keepHere();
      change({ conflict, saveState: 'failed' });
    },
    stand(post) {
      lost = [];
      savedContent = postContent(post);
      change({ post, conflict: undefined });
    },
    touched,
  });
  function save(): Promise<Post | undefined> {
    saving ??= send().finally(() => {
      saving = undefined;
    });
    return saving;
  }
  async function saveByHand(): Promise<Post | undefined> {
    if (state.readOnly) {
      await keepOnServer();
      return undefined;
    }
    if (!merge.decide()) return undefined;
    const after = await save();
    if (!after && form.get().problems.length > 0) change({ refusals: state.refusals + 1 });
    return after;
  }
  function put({ values, content }: PostText): void {
    form.fill(values);
    article.replace(content);
    touched();
  }
  function setReadOnly(readOnly: boolean): void {
    if (readOnly === state.readOnly) return;
    article.setReadOnly(readOnly);
    change({ readOnly });
  }
  const stopForm = form.subscribe(touched);
  const stopArticle = article.watch(touched);

  return {
    life: here.life,
    form: guardedForm(form, () => state.readOnly),
    article,
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: saveByHand,
    rebase: (post) => void merge.join(post),
    follow: (post) => change({ post }),
    restore: put,
    setReadOnly,
    meet: (newer) => void merge.meet(newer),
    restoreUnsaved: (text, base) => void merge.restoreUnsaved(text, base),
    choose: merge.choose,
    flush() {
      if (!article.editor.isDestroyed && article.editor.state.doc !== seen) touched();
      clock.flush();
    },
    destroy() {
      if (isDirty()) keepHere();
      clock.stop();
      retries.stop();
      stopForm();
      stopArticle();
      article.destroy();
    },
  };
}
