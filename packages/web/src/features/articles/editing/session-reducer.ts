import type { FieldError } from '@toasoan/contract/core/envelope.ts';
import type { ArticleText, ArticleTypes } from './article-types.ts';
import type {
  ArticleState,
  SaveFailure,
  SessionEffect,
  SessionEvent,
  SessionState,
} from './session-state.ts';

/** Colleagues may keep saving meanwhile; after this many merges in one save the next try waits. */
const MOST_MERGES = 8;

interface Step<A extends ArticleTypes> {
  readonly state: SessionState<A>;
  readonly effects: readonly SessionEffect<A>[];
}

/** What an event makes of an open article, as data: the next state, and what the shell has to do. */
export function reduceSession<A extends ArticleTypes>(
  state: SessionState<A>,
  event: SessionEvent<A>,
): Step<A> {
  // No reducer looks into the text or the record: they are passed on as they came.
  const reduce = REDUCERS[event.type] as unknown as (
    state: SessionState<A>,
    event: SessionEvent<A>,
  ) => Step<A>;
  return reduce(state, event);
}

type State = SessionState<ArticleTypes>;
type Event = SessionEvent<ArticleTypes>;
type Effect = SessionEffect<ArticleTypes>;
type Next = Step<ArticleTypes>;

type Reducers = {
  readonly [Type in Event['type']]: (state: State, event: Extract<Event, { readonly type: Type }>) => Next;
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
    const { record, dirty } = state.shown;
    return {
      state: show({ ...state, phase: 'sending' }, { saveState: 'saving' }),
      effects: [...(dirty ? [KEEP_HERE] : []), { type: 'send', record, text: state.unanswered }],
    };
  },
  answered: (state, { record, dirty }) => ({
    state: show(settled(state), {
      record,
      dirty,
      saveState: dirty ? 'private' : 'saved',
      keptTime: dirty ? state.shown.keptTime : undefined,
    }),
    effects: [
      { type: 'stopRetries' },
      { type: 'announceDirty', dirty },
      { type: 'setClock', dirty },
      ...(dirty ? [] : [DROP_COPIES]),
      ...(state.shown.record ? [] : [{ type: 'announceCreated', record } as const]),
      { type: 'announceSaved' },
      { type: 'end', record },
    ],
  }),
  failed: (state, { failure, sent }) => {
    const known = withUnanswered(state, failure, sent);
    const { record } = state.shown;
    if (failure.isRetryable) return saveLater(known, [KEEP_HERE]);
    if (failure.code === 'VERSION_CONFLICT' && record)
      return {
        state: { ...known, phase: 'reading' },
        effects: [KEEP_HERE, { type: 'readNewest', id: record.id }],
      };
    if (failure.code === 'LOCKED_BY_OTHER' && record) {
      const { state: locked, effects } = setReadOnly(known, true);
      return then(keep(locked, record), [KEEP_HERE, ...effects]);
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
    const { record, readOnly } = state.shown;
    if (!isClear) return end(state, {});
    if (!dirty)
      return {
        state: show(settled(state), { saveState: 'saved' }),
        effects: [
          { type: 'stopRetries' },
          DROP_COPIES,
          { type: 'announceSaved' },
          record ? { type: 'end', record } : { type: 'end' },
        ],
      };
    if (readOnly && record) return keep(state, record);
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
  rebased: (state, { record, dirty }) =>
    withDirty(show({ ...state, lost: [] }, { record, conflict: undefined }), dirty),
  conflictFound: (state, { conflict }) => ({
    state: show(state, { conflict, saveState: 'failed' }),
    effects: [KEEP_HERE],
  }),
  followed: (state, { record }) => ({ state: show(state, { record }), effects: [] }),
  readOnlySet: (state, { readOnly }) => setReadOnly(state, readOnly),
};

const KEEP_HERE: Effect = { type: 'keepHere' };
const DROP_COPIES: Effect = { type: 'dropCopies', isSaved: true };

const show = (state: State, changes: Partial<ArticleState<ArticleTypes>>): State => ({
  ...state,
  shown: { ...state.shown, ...changes },
});

const MINUTE_MS = 60_000;
const minuteOf = (time: Date) => Math.floor(time.getTime() / MINUTE_MS);

/** Text is kept every second; pages render its time again once a minute. */
function keptAt(state: State, time: Date): State {
  const { dirty, keptTime } = state.shown;
  if (!dirty || (keptTime && minuteOf(keptTime) === minuteOf(time))) return state;
  return show(state, { keptTime: time });
}

/** The effects come before those of the step. */
const then = ({ state, effects }: Next, before: readonly Effect[]): Next => ({
  state,
  effects: [...before, ...effects],
});

const isSaving = ({ phase }: State) => phase !== 'idle' && phase !== 'keeping';

const settled = (state: State): State => ({
  ...state,
  phase: 'idle',
  unanswered: undefined,
  lost: [],
  wantsSave: false,
});

function end(state: State, result: { readonly error?: unknown }): Next {
  return { state: { ...state, phase: 'idle' }, effects: [{ type: 'end', ...result }] };
}

/** While the person decides a conflict, nothing is sent. */
function check(state: State): Next {
  if (state.shown.conflict) return end(state, {});
  return { state: { ...state, phase: 'checking' }, effects: [{ type: 'check' }] };
}

/** The form or the server found wrong fields; without `fields` the form did. */
function refuse(state: State, fields: readonly FieldError[]): Next {
  const isAtField = state.phase === 'checking' || fields.length > 0;
  const refusals = state.shown.refusals + (state.byHand && isAtField ? 1 : 0);
  return end(refusals === state.shown.refusals ? state : show(state, { refusals }), {});
}

/**
 * Remembers a text that the server may have taken. A creation is repeated with that text: after a busy server, too, or
 * one article becomes two records. A refusal says that nothing was created.
 */
function withUnanswered(state: State, failure: SaveFailure, sent: ArticleText<ArticleTypes>): State {
  const { record } = state.shown;
  if (record)
    return failure.isUnanswered
      ? { ...state, lost: [...state.lost, { baseVersion: record.version, text: sent }] }
      : state;
  if (failure.isUnanswered) return { ...state, unanswered: sent };
  return failure.isRetryable ? state : { ...state, unanswered: undefined };
}

/** The local copy holds what the person asked to save until it can be sent. */
function saveLater(state: State, before: readonly Effect[]): Next {
  const waiting = show({ ...state, wantsSave: !state.shown.readOnly }, { saveState: 'waiting' });
  return then(end(waiting, {}), [...before, { type: 'retryLater' }]);
}

function autosave(state: State): Next {
  const { record, dirty, readOnly } = state.shown;
  if (!dirty || state.phase !== 'idle') return { state, effects: [] };
  if (record) return { state, effects: [{ type: 'autosave', record }] };
  return readOnly ? { state, effects: [] } : check({ ...state, byHand: false, merges: 0 });
}

/** The save ends as a draft on the server: another session holds the record. */
function keep(state: State, record: ArticleTypes['record']): Next {
  return { state: { ...state, phase: 'keeping' }, effects: [{ type: 'autosave', record }] };
}

function endKeeping(state: State, effects: readonly Effect[]): Next {
  return state.phase === 'keeping' ? then(end(state, {}), effects) : { state, effects };
}

function setReadOnly(state: State, readOnly: boolean): Next {
  if (readOnly === state.shown.readOnly) return { state, effects: [] };
  // A save that waits is given up with the lock. The person asks again when the record is theirs.
  const next = show({ ...state, wantsSave: state.wantsSave && !readOnly }, { readOnly });
  return { state: next, effects: [{ type: 'setReadOnly', readOnly }] };
}

function withDirty(state: State, dirty: boolean): Next {
  const { shown } = state;
  const effects: Effect[] = [{ type: 'setClock', dirty }];
  // Taken back, or saved by somebody who had received it.
  if (!dirty && shown.dirty && !isSaving(state) && !state.unanswered)
    effects.push({ type: 'dropCopies', isSaved: false });
  if (dirty && shown.record) effects.push({ type: 'prepareMerge' });
  if (dirty === shown.dirty) return { state, effects };
  const saveState = isSaving(state) ? shown.saveState : dirty ? 'private' : 'saved';
  return {
    state: show(state, { dirty, saveState, keptTime: dirty ? shown.keptTime : undefined }),
    effects: [{ type: 'announceDirty', dirty }, ...effects],
  };
}
