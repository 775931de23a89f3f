import type { FieldError } from '@toasoan/contract/core/envelope.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { PostText } from '../merge/post-text.ts';
import type {
  PostSessionState,
  SaveFailure,
  SessionEffect,
  SessionEvent,
  SessionState,
} from './session-state.ts';

/** Colleagues may keep saving meanwhile; after this many merges in one save the next try waits. */
const MOST_MERGES = 8;

interface Step {
  readonly state: SessionState;
  readonly effects: readonly SessionEffect[];
}

/** What an event makes of an open article, as data: the next state, and what the shell has to do. */
export function reduceSession(state: SessionState, event: SessionEvent): Step {
  const reduce: (state: SessionState, event: never) => Step = REDUCERS[event.type];
  return reduce(state, event as never);
}

type Reducers = {
  readonly [Type in SessionEvent['type']]: (
    state: SessionState,
    event: Extract<SessionEvent, { readonly type: Type }>,
  ) => Step;
};

const REDUCERS: Reducers = {
  textChanged: (state, { dirty }) => withDirty(state, dirty),
  saveRequested: (state, { byHand }) => {
    if (state.phase !== 'idle') return { state: { ...state, byHand: state.byHand || byHand }, effects: [] };
    if (state.shown.readOnly) return then(end(state, {}), autosave(state).effects);
    return check({ ...state, byHand, merges: 0 });
  },
  checked: (state, { isValid }) => {
    if (!isValid) return refuse(state, []);
    const { post, dirty } = state.shown;
    return {
      state: show({ ...state, phase: 'sending' }, { saveState: 'saving' }),
      effects: [...(dirty ? [KEEP_HERE] : []), { type: 'send', post, text: state.unanswered }],
    };
  },
  answered: (state, { post, dirty }) => ({
    state: show(settled(state), {
      post,
      dirty,
      saveState: dirty ? 'private' : 'saved',
      keptTime: dirty ? state.shown.keptTime : undefined,
    }),
    effects: [
      { type: 'stopRetries' },
      { type: 'announceDirty', dirty },
      { type: 'setClock', dirty },
      ...(dirty ? [] : [DROP_COPIES]),
      ...(state.shown.post ? [] : [{ type: 'announceCreated', post } as const]),
      { type: 'announceSaved' },
      { type: 'end', post },
    ],
  }),
  failed: (state, { failure, sent }) => {
    const known = withUnanswered(state, failure, sent);
    const { post } = state.shown;
    if (failure.isRetryable) return saveLater(known, [KEEP_HERE]);
    if (failure.code === 'VERSION_CONFLICT' && post)
      return {
        state: { ...known, phase: 'reading' },
        effects: [KEEP_HERE, { type: 'readNewest', id: post.id }],
      };
    if (failure.code === 'LOCKED_BY_OTHER' && post) {
      const { state: locked, effects } = setReadOnly(known, true);
      return then(keep(locked, post), [KEEP_HERE, ...effects]);
    }
    return then(refuse(show(known, { saveState: 'failed' }), failure.fields), [
      KEEP_HERE,
      { type: 'markFields', fields: failure.fields },
    ]);
  },
  newestRead: (state, { newer }) => ({
    state: { ...state, phase: 'merging' },
    effects: [{ type: 'merge', newer }],
  }),
  merged: (state, { isClear, dirty }) => {
    const { post, readOnly } = state.shown;
    if (!isClear) return end(state, {});
    if (!dirty)
      return {
        state: show(settled(state), { saveState: 'saved' }),
        effects: [
          { type: 'stopRetries' },
          DROP_COPIES,
          { type: 'announceSaved' },
          post ? { type: 'end', post } : { type: 'end' },
        ],
      };
    if (readOnly && post) return keep(state, post);
    const merges = state.merges + 1;
    return merges >= MOST_MERGES ? saveLater(state, []) : check({ ...state, merges });
  },
  mergePostponed: (state) => saveLater(state, []),
  crashed: (state, { error }) => then(end(show(state, { saveState: 'failed' }), { error }), [KEEP_HERE]),
  autosaveDue: (state) => autosave(state),
  retryDue: (state) =>
    state.wantsSave
      ? REDUCERS.saveRequested(state, { type: 'saveRequested', byHand: false })
      : autosave(state),
  keptHere: (state, { time }) => ({ state: keptAt(state, time), effects: [] }),
  autosaved: (state, { time }) => {
    const isShown = state.shown.dirty && !state.wantsSave && !isSaving(state);
    const kept = keptAt(state, time);
    return endKeeping(
      isShown && kept.shown.saveState !== 'private' ? show(kept, { saveState: 'private' }) : kept,
      [],
    );
  },
  autosaveFailed: (state, { isRetryable }) => {
    const saveState = isRetryable ? 'waiting' : 'failed';
    return endKeeping(
      state.shown.dirty && !isSaving(state) ? show(state, { saveState }) : state,
      isRetryable ? [{ type: 'retryLater' }] : [],
    );
  },
  rebased: (state, { post, dirty }) =>
    withDirty(show({ ...state, lost: [] }, { post, conflict: undefined }), dirty),
  conflictFound: (state, { conflict }) => ({
    state: show(state, { conflict, saveState: 'failed' }),
    effects: [KEEP_HERE],
  }),
  followed: (state, { post }) => ({ state: show(state, { post }), effects: [] }),
  readOnlySet: (state, { readOnly }) => setReadOnly(state, readOnly),
};

const KEEP_HERE: SessionEffect = { type: 'keepHere' };
const DROP_COPIES: SessionEffect = { type: 'dropCopies', isSaved: true };

const show = (state: SessionState, changes: Partial<PostSessionState>): SessionState => ({
  ...state,
  shown: { ...state.shown, ...changes },
});

const MINUTE_MS = 60_000;
const minuteOf = (time: Date) => Math.floor(time.getTime() / MINUTE_MS);

/** Text is kept every second; pages render its time again once a minute. */
function keptAt(state: SessionState, time: Date): SessionState {
  const { dirty, keptTime } = state.shown;
  if (!dirty || (keptTime && minuteOf(keptTime) === minuteOf(time))) return state;
  return show(state, { keptTime: time });
}

/** The effects come before those of the step. */
const then = ({ state, effects }: Step, before: readonly SessionEffect[]): Step => ({
  state,
  effects: [...before, ...effects],
});

const isSaving = ({ phase }: SessionState) => phase !== 'idle' && phase !== 'keeping';

const settled = (state: SessionState): SessionState => ({
  ...state,
  phase: 'idle',
  unanswered: undefined,
  lost: [],
  wantsSave: false,
});

function end(state: SessionState, result: { readonly error?: unknown }): Step {
  return { state: { ...state, phase: 'idle' }, effects: [{ type: 'end', ...result }] };
}

/** While the person decides a conflict, nothing is sent. */
function check(state: SessionState): Step {
  if (state.shown.conflict) return end(state, {});
  return { state: { ...state, phase: 'checking' }, effects: [{ type: 'check' }] };
}

/** The form or the server found wrong fields; without `fields` the form did. */
function refuse(state: SessionState, fields: readonly FieldError[]): Step {
  const isAtField = state.phase === 'checking' || fields.length > 0;
  const refusals = state.shown.refusals + (state.byHand && isAtField ? 1 : 0);
  return end(refusals === state.shown.refusals ? state : show(state, { refusals }), {});
}

/**
 * Remembers a text that the server may have taken. A creation is repeated with that text: after a busy server, too, or
 * one article becomes two posts. A refusal says that nothing was created.
 */
function withUnanswered(state: SessionState, failure: SaveFailure, sent: PostText): SessionState {
  const { post } = state.shown;
  if (post)
    return failure.isUnanswered
      ? { ...state, lost: [...state.lost, { baseVersion: post.version, text: sent }] }
      : state;
  if (failure.isUnanswered) return { ...state, unanswered: sent };
  return failure.isRetryable ? state : { ...state, unanswered: undefined };
}

/** The local copy holds what the person asked to save until it can be sent. */
function saveLater(state: SessionState, before: readonly SessionEffect[]): Step {
  const waiting = show({ ...state, wantsSave: !state.shown.readOnly }, { saveState: 'waiting' });
  return then(end(waiting, {}), [...before, { type: 'retryLater' }]);
}

function autosave(state: SessionState): Step {
  const { post, dirty, readOnly } = state.shown;
  if (!dirty || state.phase !== 'idle') return { state, effects: [] };
  if (post) return { state, effects: [{ type: 'autosave', post }] };
  return readOnly ? { state, effects: [] } : check({ ...state, byHand: false, merges: 0 });
}

/** The save ends as a draft on the server: another session holds the post. */
function keep(state: SessionState, post: Post): Step {
  return { state: { ...state, phase: 'keeping' }, effects: [{ type: 'autosave', post }] };
}

function endKeeping(state: SessionState, effects: readonly SessionEffect[]): Step {
  return state.phase === 'keeping' ? then(end(state, {}), effects) : { state, effects };
}

function setReadOnly(state: SessionState, readOnly: boolean): Step {
  if (readOnly === state.shown.readOnly) return { state, effects: [] };
  // A save that waits is given up with the lock. The person asks again when the post is theirs.
  const next = show({ ...state, wantsSave: state.wantsSave && !readOnly }, { readOnly });
  return { state: next, effects: [{ type: 'setReadOnly', readOnly }] };
}

function withDirty(state: SessionState, dirty: boolean): Step {
  const { shown } = state;
  const effects: SessionEffect[] = [{ type: 'setClock', dirty }];
  // Taken back, or saved by somebody who had received it.
  if (!dirty && shown.dirty && !isSaving(state) && !state.unanswered)
    effects.push({ type: 'dropCopies', isSaved: false });
  if (dirty && shown.post) effects.push({ type: 'prepareMerge' });
  if (dirty === shown.dirty) return { state, effects };
  const saveState = isSaving(state) ? shown.saveState : dirty ? 'private' : 'saved';
  return {
    state: show(state, { dirty, saveState, keptTime: dirty ? shown.keptTime : undefined }),
    effects: [{ type: 'announceDirty', dirty }, ...effects],
  };
}
