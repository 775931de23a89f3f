import { openPanel } from '#web/patterns/form-page/inspector-panel.tsx';

export const NOTES_PANEL = 'post.notes';
export const COMMENTS_PANEL = 'post.comments';
/** In the place of a note's id: the first of the open ones that ask for a fix. */
export const FIRST_MUST_FIX = 'must-fix';

type LedToNote = (noteId: string) => void;

const listeners = new Map<string, Set<LedToNote>>();
/** Asked for before the panel came. */
let waiting: { readonly postId: string; readonly noteId: string } | undefined;

/** Leads to a note, an answer or a comment in the panels of its post. */
export function leadToNote(postId: string, noteId: string): void {
  openPanel(NOTES_PANEL);
  const listening = listeners.get(postId);
  if (listening === undefined || listening.size === 0) waiting = { postId, noteId };
  for (const listener of listening ?? []) listener(noteId);
}

/** Hears where it is led to, also what was asked before it listened; gives back the way out. */
export function listenForLeads(postId: string, led: LedToNote): () => void {
  const listening = listeners.get(postId) ?? new Set();
  listeners.set(postId, listening.add(led));
  if (waiting?.postId === postId) {
    led(waiting.noteId);
    waiting = undefined;
  }
  return () => {
    listening.delete(led);
  };
}

const LONGEST_WAIT_MS = 5_000;

/** Tries with every picture until it is done, for a while. */
function tryUntil(isDone: () => boolean): void {
  const until = performance.now() + LONGEST_WAIT_MS;
  function look() {
    if (!isDone() && performance.now() < until) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

/** Other tabs keep theirs in the document, out of sight. */
function shownNote(noteId: string): HTMLElement | undefined {
  const cards = document.querySelectorAll<HTMLElement>(`#note-${CSS.escape(noteId)}`);
  return [...cards].find((one) => one.checkVisibility());
}

/** Puts the focus on something that may only be drawn with the next picture. */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  tryUntil(() => {
    const shown = find();
    shown?.scrollIntoView({ block: 'nearest' });
    shown?.focus({ preventScroll: true });
    return Boolean(shown);
  });
}

export function focusNote(noteId: string): void {
  focusSoon(() => shownNote(noteId));
}

/** Once a card that had the focus has gone with it; not when the person is elsewhere by then. */
export function whenFocusGoes(noteId: string, act: () => void): void {
  tryUntil(() => {
    if (shownNote(noteId)) return false;
    if (document.activeElement === null || document.activeElement === document.body) act();
    return true;
  });
}
