import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { expect } from 'vitest';
import { reduceSession } from '#web/features/articles/editing/session-reducer.ts';
import {
  type SessionEffect as Effect,
  type SessionEvent as Happened,
  openedSession,
  type SaveFailure,
} from '#web/features/articles/editing/session-state.ts';
import { openConflict } from '#web/features/articles/merge/open-conflict.ts';
import type { PostText } from '../../merge/post-text.ts';
import { aWholePost } from '../../test-support/a-post.ts';
import type { PostArticle } from '../post-article.ts';
import { BLANK_BODY, blankPost } from '../post-values.ts';

type SessionEffect = Effect<PostArticle>;
type SessionEvent = Happened<PostArticle>;
type Words = ReadonlySet<number>;
type Call = Extract<SessionEffect, { readonly type: 'send' | 'readNewest' | 'merge' | 'autosave' }> & {
  /** The page when the call was sent. */
  readonly words: Words;
};
export type Outcome = 'ok' | 'taken, no answer' | 'no answer' | 'busy' | 'locked' | 'refused' | 'bug';

const union = (one: Words, other: Words): Words => new Set([...one, ...other]);
const holds = (whole: Words | undefined, part: Words) =>
  whole !== undefined && [...part].every((word) => whole.has(word));
const isSame = (one: Words, other: Words) => one.size === other.size && holds(one, other);
const wordsOf = ({ values }: PostText): Words =>
  new Set(values.title === '' ? [] : values.title.split(' ').map(Number));

function textOf(words: Words): PostText {
  const title = [...words].sort((one, other) => one - other).join(' ');
  return { values: { ...blankPost(''), title }, content: BLANK_BODY };
}

const FAILURES: Readonly<Record<Exclude<Outcome, 'ok' | 'bug'>, SaveFailure>> = {
  'taken, no answer': { code: 'NETWORK', isUnanswered: true, isRetryable: true, fields: [] },
  'no answer': { code: 'NETWORK', isUnanswered: true, isRetryable: true, fields: [] },
  busy: { code: 'TOO_MANY_REQUESTS', isUnanswered: false, isRetryable: true, fields: [] },
  locked: { code: 'LOCKED_BY_OTHER', isUnanswered: false, isRetryable: false, fields: [] },
  refused: {
    code: 'VALIDATION_FAILED',
    isUnanswered: false,
    isRetryable: false,
    fields: [{ field: 'title', code: 'too_long', message: '' }],
  },
};
const TAKEN: readonly Outcome[] = ['ok', 'taken, no answer'];
const CONFLICT: SaveFailure = { ...FAILURES.locked, code: 'VERSION_CONFLICT' };

/**
 * A page, a browser and a server around the reducer. A text is a set of words; each change adds a new one. Each
 * effect is checked when it is ordered, and the promises to the writer after each event.
 */
export function aSessionWorld(isNew: boolean) {
  /** By version, from 1. Empty: the post does not exist yet. */
  const versions: Words[] = isNew ? [] : [new Set([0])];
  const postAt = (version: number): Post => aWholePost({ version });
  let state = openedSession<PostArticle>(isNew ? undefined : postAt(1));
  let page: Words = versions[0] ?? new Set();
  let saved: Words = page;
  let local: Words | undefined;
  let autosaved: Words | undefined;
  let nextWord = 1;
  let isClockRunning = false;
  let isRetryArmed = false;
  let isValid = true;
  let callers = 0;
  let created = 0;
  /** A creation that the server took and whose answer never came. */
  let takenCreation: Words | undefined;
  const calls: Call[] = [];

  function dispatch(event: SessionEvent): void {
    const step = reduceSession(state, event);
    state = step.state;
    for (const effect of step.effects) run(effect);
  }
  const runs: Readonly<Partial<Record<SessionEffect['type'], () => void>>> = {
    check: () => dispatch({ type: 'checked', isValid }),
    end: () => {
      callers = 0;
    },
    keepHere: () => {
      local = page;
    },
    dropCopies: () => {
      const isBlank = versions.length === 0 && page.size === 0;
      expect(isBlank || versions.some((version) => holds(version, page))).toBe(true);
      local = undefined;
    },
    retryLater: () => {
      isRetryArmed = true;
    },
    stopRetries: () => {
      isRetryArmed = false;
    },
    announceCreated: () => {
      created += 1;
    },
  };
  function run(effect: SessionEffect): void {
    if (effect.type === 'send') send(effect);
    else if (effect.type === 'readNewest' || effect.type === 'merge' || effect.type === 'autosave')
      calls.push({ ...effect, words: page });
    else if (effect.type === 'setClock') isClockRunning = effect.dirty;
    else runs[effect.type]?.();
  }
  function send(effect: Extract<SessionEffect, { readonly type: 'send' }>): void {
    expect(state.shown.readOnly).toBe(false);
    expect(state.shown.conflict).toBeUndefined();
    expect(calls.filter(({ type }) => type !== 'autosave')).toEqual([]);
    const words = effect.text ? wordsOf(effect.text) : page;
    // The idempotency key of a creation belongs to one text.
    if (!effect.record && takenCreation) expect(words).toEqual(takenCreation);
    calls.push({ ...effect, words });
  }
  function replacePage(next: Words): void {
    page = next;
    dispatch({ type: 'textChanged', dirty: !isSame(page, saved) });
  }
  /** Puts a newer version and all typed words on the page. */
  function take(newer: Post): void {
    saved = versions[newer.version - 1] ?? saved;
    page = union(page, saved);
    dispatch({ type: 'rebased', record: newer, dirty: !isSame(page, saved) });
  }
  function ask(newer: Post): void {
    const merge = { values: textOf(page).values, fields: [], parts: [] };
    dispatch({ type: 'conflictFound', conflict: openConflict(newer, merge, textOf(page)) });
  }
  function answerSave({ record: post, words }: Call & { readonly type: 'send' }, drawn: Outcome): void {
    // The server repeats its first answer to a creation that it took.
    const isReplayed = !post && takenCreation !== undefined && (drawn === 'locked' || drawn === 'refused');
    const outcome = isReplayed ? 'ok' : drawn;
    const isStale = post !== undefined && post.version !== versions.length;
    if (outcome === 'bug') {
      dispatch({ type: 'crashed', error: new Error('bug') });
      return;
    }
    if (!isStale && TAKEN.includes(outcome)) write(post, words);
    if (outcome === 'ok' && !isStale) {
      answerSaved(post, words);
      return;
    }
    const failure = outcome === 'ok' ? CONFLICT : FAILURES[outcome];
    dispatch({ type: 'failed', failure, sent: textOf(words) });
  }
  function answerSaved(post: Post | undefined, words: Words): void {
    saved = words;
    const after = postAt(post ? versions.length : 1);
    dispatch({ type: 'answered', record: after, dirty: !isSame(page, saved) });
  }
  /** A repeated creation writes nothing. */
  function write(post: Post | undefined, words: Words): void {
    if (post || versions.length === 0) versions.push(words);
    takenCreation ??= words;
  }
  function answerAutosave({ words }: Call, outcome: Outcome): void {
    if (outcome === 'ok') {
      autosaved = words;
      dispatch({ type: 'autosaved', time: new Date(0) });
    } else dispatch({ type: 'autosaveFailed', isRetryable: outcome !== 'bug' });
  }
  function answerReading(call: Call, outcome: Outcome): void {
    if (outcome === 'bug') dispatch({ type: 'crashed', error: new Error('bug') });
    else if (outcome !== 'ok' && outcome !== 'refused') dispatch({ type: 'mergePostponed' });
    else if (call.type === 'merge') answerMerge(call.newer, outcome === 'ok');
    else dispatch({ type: 'newestRead', newer: postAt(versions.length) });
  }
  function answerMerge(newer: Post, isClear: boolean): void {
    if (isClear) take(newer);
    else ask(newer);
    dispatch({ type: 'merged', isClear, dirty: !isSame(page, saved) });
  }

  return {
    get: () => ({ shown: state.shown, phase: state.phase, page, local, versions, calls: calls.length }),
    type: () => {
      if (!state.shown.readOnly) replacePage(union(page, new Set([nextWord++])));
    },
    undo: () => {
      if (!state.shown.readOnly) replacePage(saved);
    },
    setValid: (next: boolean) => {
      isValid = next;
    },
    save: () => {
      callers += 1;
      dispatch({ type: 'saveRequested', byHand: true });
    },
    tickHere: () => {
      if (isClockRunning) local = page;
      isClockRunning = false;
    },
    tickServer: () => dispatch({ type: 'autosaveDue' }),
    retry: () => {
      if (!isRetryArmed) return;
      isRetryArmed = false;
      dispatch({ type: 'retryDue' });
    },
    colleagueSaves: () => {
      const newest = versions.at(-1);
      if (newest) versions.push(union(newest, new Set([nextWord++])));
    },
    setReadOnly: (readOnly: boolean) => dispatch({ type: 'readOnlySet', readOnly }),
    /** The lock reports a newer version; it does so only while nothing is being saved. */
    meet: (isClear: boolean) => {
      const { record: post } = state.shown;
      if (!post || state.phase !== 'idle' || post.version === versions.length) return;
      if (isClear) take(postAt(versions.length));
      else ask(postAt(versions.length));
    },
    decide: () => {
      const { conflict } = state.shown;
      if (conflict) take(conflict.newer);
    },
    answer: (at: number, outcome: Outcome) => {
      const [call] = calls.length === 0 ? [] : calls.splice(at % calls.length, 1);
      if (call?.type === 'send') answerSave(call, outcome);
      else if (call?.type === 'autosave') answerAutosave(call, outcome);
      else if (call) answerReading(call, outcome);
    },
    /** What the session promises the writer after each event. */
    expectPromises: () => {
      const { shown, phase } = state;
      const saves = calls.filter(({ type }) => type !== 'autosave').length;
      expect(saves).toBe(phase === 'idle' || phase === 'keeping' ? 0 : 1);
      if (phase === 'keeping') expect(calls.length).toBeGreaterThan(0);
      if (phase === 'idle') expect(callers).toBe(0);
      expect(created).toBeLessThanOrEqual(1);
      expect(shown.dirty).toBe(!isSame(page, saved));
      const isOnServer = versions.some((version) => holds(version, page));
      const isBlank = versions.length === 0 && page.size === 0;
      if (shown.saveState === 'saved' && phase === 'idle') expect(isOnServer || isBlank).toBe(true);
      const isKept = holds(local, page) || holds(autosaved, page);
      expect(isOnServer || isBlank || isKept || isClockRunning).toBe(true);
    },
  };
}
