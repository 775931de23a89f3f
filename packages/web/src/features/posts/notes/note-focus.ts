export const NOTES_PANEL = 'post.notes';
export const COMMENTS_PANEL = 'post.comments';
/** A placeholder for the id of the first open must-fix note. */
export const FIRST_MUST_FIX = 'must-fix';
/** Instead of a note: the list of all. */
export const ALL_NOTES = 'all';

type LedToNote = (noteId: string) => void;

const listeners = new Map<string, Set<LedToNote>>();
/** Requested before the panel was loaded. */
let waiting: { readonly postId: string; readonly noteId: string } | undefined;

/** Leads to a note, an answer or a comment in the panels of its post. */
export function leadToNote(postId: string, noteId: string): void {
  const listening = listeners.get(postId);
  if (listening === undefined || listening.size === 0) waiting = { postId, noteId };
  for (const listener of listening ?? []) listener(noteId);
}

/** Listens for links to notes, including one from before it listened. Returns the function that stops. */
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

/** Tries in each frame until it succeeds, for a while. */
function tryUntil(isDone: () => boolean): void {
  const until = performance.now() + LONGEST_WAIT_MS;
  function look() {
    if (!isDone() && performance.now() < until) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

/** Other tabs keep theirs in the document, hidden. */
function shownNote(noteId: string): HTMLElement | undefined {
  const cards = document.querySelectorAll<HTMLElement>(`#note-${CSS.escape(noteId)}`);
  return [...cards].find((one) => one.checkVisibility());
}

/** Focuses an element that may appear only in the next frame. */
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

/** After a focused card left the page; not when the person has moved on. */
export function whenFocusGoes(noteId: string, act: () => void): void {
  tryUntil(() => {
    if (shownNote(noteId)) return false;
    if (document.activeElement === null || document.activeElement === document.body) act();
    return true;
  });
}
