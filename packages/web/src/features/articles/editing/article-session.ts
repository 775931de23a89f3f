import { ApiError } from '#web/core/api/api-error.ts';
import { createLiveArticle, type LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import { whenComposed } from '#web/patterns/article-merge/put-article.ts';
import { createFormStore, type FormStore } from '#web/ui/form/form-store.ts';
import { createAutosaveClock } from '../autosave/autosave-clock.ts';
import { createRetryClock } from '../autosave/retry-clock.ts';
import { createTextCopies } from '../autosave/text-copies.ts';
import { fetchMergeController } from '../merge/fetched-merge-controller.ts';
import type { Choice } from '../merge/merge-texts.ts';
import type { ArticleKind } from './article-kind.ts';
import type { ArticleText, ArticleTypes } from './article-types.ts';
import { isRetryable, QUIET_SAVES, saveFailureOf } from './save-failure.ts';
import { reduceSession } from './session-reducer.ts';
import { type ArticleState, openedSession, type SessionEffect, type SessionEvent } from './session-state.ts';
import { watchText } from './text-watch.ts';

interface ArticleSessionOptions<A extends ArticleTypes> {
  readonly kind: ArticleKind<A>;
  readonly record: A['record'] | undefined;
  readonly projectId: string;
  readonly person: { readonly userId: string; readonly name: string };
  readonly editingSession: string;
  /** The record exists now: the tab moves to its address. */
  readonly onCreated: (record: A['record']) => void;
  readonly onSaved: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** One open article: form, body, autosave. It lives as long as its tab, outside of React. */
export interface ArticleSession<A extends ArticleTypes> {
  readonly kind: ArticleKind<A>;
  /** Names the local copy of it in this browser. */
  readonly life: string;
  readonly form: FormStore<A['values']>;
  readonly article: LiveArticle;
  readonly get: () => ArticleState<A>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves what is on the page. Undefined: the save was refused, and the reason is shown. */
  readonly save: () => Promise<A['record'] | undefined>;
  /** Takes a newer saved version over; text typed since the last one is merged with it. */
  readonly rebase: (record: A['record']) => void;
  /** Takes a newer version whose text is the saved one: typed text stays unsaved. */
  readonly follow: (record: A['record']) => void;
  /** Puts an earlier unsaved text on the page. */
  readonly restore: (text: ArticleText<A>) => void;
  /** Puts the saved version on the page: unsaved text and its copies go. */
  readonly discard: () => void;
  /** Another session holds the record, or this one again. Typed text stays either way. */
  readonly setReadOnly: (readOnly: boolean) => void;
  /** Merges typed text with a newer saved version; asks where both changed the same place. */
  readonly meet: (newer: A['record']) => void;
  /** Takes a newer version over when it holds every word that was typed here; answers whether it does. */
  readonly takeIfWhole: (newer: A['record']) => Promise<boolean>;
  /** Puts an earlier unsaved text that began at another version on the page, merged with the saved one. */
  readonly restoreUnsaved: (text: ArticleText<A>, base: ArticleText<A> | undefined) => Promise<void>;
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

type Effects<A extends ArticleTypes> = {
  readonly [Type in SessionEffect<A>['type']]: (
    effect: Extract<SessionEffect<A>, { readonly type: Type }>,
  ) => void;
};

/** Runs the effects of `reduceSession` on form, editor, browser and server, and reports what happens there. */
export function createArticleSession<A extends ArticleTypes>(
  options: ArticleSessionOptions<A>,
): ArticleSession<A> {
  const { kind, editingSession, person } = options;
  const opened = options.record ? kind.textOf(options.record) : kind.blank(person.name);
  const form = createFormStore<A['values']>(opened.values, kind.problemsOf);
  const article = createLiveArticle(opened.content);
  let state = openedSession<A>(options.record);
  let savedContent = opened.content;
  /** Callers that wait for the running save. */
  let waiting: PromiseWithResolvers<A['record'] | undefined> | undefined;
  const listeners = new Set<() => void>();

  function dispatch(event: SessionEvent<A>): void {
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
  const nowText = (): ArticleText<A> => ({ values: form.get().values, content: article.document() });
  const inputOf = (text: ArticleText<A>) => kind.inputOf(text, state.shown.record);

  const copies = createTextCopies({
    ...options,
    dispatch,
    nowPage: () => ({
      record: state.shown.record,
      input: inputOf(nowText()),
      names: kind.namesOf(form.get().values),
    }),
  });

  const { touched, look, silently, ...watch } = watchText({ form, article }, () =>
    dispatch({ type: 'textChanged', dirty: isDirty() }),
  );
  const clock = createAutosaveClock({
    local: () => {
      if (isDirty()) void copies.keep();
    },
    isNew: () => state.shown.record === undefined,
    server: () => dispatch({ type: 'autosaveDue' }),
  });
  article.editor.on('update', clock.typed);
  const retries = createRetryClock(() => dispatch({ type: 'retryDue' }));
  const merging = fetchMergeController({
    kind,
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
  function take(newer: A['record'], { values, content }: ArticleText<A>): void {
    silently(() => {
      const saved = kind.textOf(newer);
      savedContent = saved.content;
      form.rebase(saved.values);
      form.fill(values);
      article.replace(content);
      article.markSaved(savedContent);
    });
    dispatch({ type: 'rebased', record: newer, dirty: isDirty() });
  }
  function put({ values, content }: ArticleText<A>): void {
    form.fill(values);
    article.replace(content);
    touched();
  }
  /** Text typed while the call was under way stays typed. */
  function markSaved(record: A['record'], sent: ArticleText<A>): void {
    silently(() => {
      if (form.get().values === sent.values) form.reset(kind.textOf(record).values);
      else form.rebase(sent.values);
      savedContent = sent.content;
      article.markSaved(sent.content);
    });
  }
  async function send(record: A['record'] | undefined, sent: ArticleText<A>): Promise<void> {
    let after: A['record'];
    try {
      after = record
        ? await kind.calls.update(record, editingSession, inputOf(sent), QUIET_SAVES)
        : await kind.calls.create(inputOf(sent), editingSession, QUIET_SAVES);
    } catch (error) {
      const isAnswer = error instanceof ApiError;
      dispatch(
        isAnswer ? { type: 'failed', failure: saveFailureOf(error), sent } : { type: 'crashed', error },
      );
      return;
    }
    copies.saved();
    markSaved(after, sent);
    dispatch({ type: 'answered', record: after, dirty: isDirty() });
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
  const runs: Effects<A> = {
    check: () => {
      waiting ??= Promise.withResolvers();
      dispatch({ type: 'checked', isValid: form.checkAll() });
    },
    send: ({ record, text }) => void send(record, text ?? nowText()),
    readNewest: ({ id }) =>
      void orPostponed(async () => {
        dispatch({ type: 'newestRead', newer: await kind.calls.read(id) });
      }),
    merge: ({ newer }) =>
      void orPostponed(async () => {
        const isClear = await merging.meet(newer);
        dispatch({ type: 'merged', isClear, dirty: isDirty() });
      }),
    autosave: ({ record }) => void copies.send(record),
    end: ({ record, error }) => {
      const done = waiting;
      waiting = undefined;
      if (error === undefined) done?.resolve(record);
      else done?.reject(error);
    },
    keepHere: () => void copies.keep(),
    dropCopies: ({ isSaved }) => copies.drop(isSaved),
    prepareMerge: merging.prepare,
    retryLater: retries.wait,
    stopRetries: retries.done,
    announceSaved: options.onSaved,
    announceCreated: ({ record }) => options.onCreated(record),
    announceDirty: ({ dirty }) => options.onDirty(dirty),
    setClock: ({ dirty }) => (dirty ? clock.changed() : clock.settled()),
    markFields: ({ fields }) => form.refuse(fields),
    setReadOnly: ({ readOnly }) => article.setReadOnly(readOnly),
  };
  const whileWriting = (change: () => void) => (state.shown.readOnly ? undefined : change());

  return {
    kind,
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
    rebase: (record) => void (isDirty() ? merging.join(record) : take(record, kind.textOf(record))),
    follow: (record) => dispatch({ type: 'followed', record }),
    restore(text) {
      copies.takeEarlier();
      put(text);
    },
    discard() {
      if (!state.shown.record) return;
      put(kind.textOf(state.shown.record));
      copies.drop(true);
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
      const { record } = state.shown;
      return record && (await copies.give(record, to, isDirty()));
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
