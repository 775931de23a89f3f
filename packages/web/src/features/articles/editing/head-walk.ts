import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import { isComposing } from '#web/ui/hooks/is-typing.ts';

/** An open article, as far as its head leads into it. */
export interface BelowHead {
  readonly article: LiveArticle;
}

/** The only field of the head with lines of its own. */
const WITH_LINES = 'excerpt';

function fieldsOf(head: Element): HTMLTextAreaElement[] {
  return [...head.querySelectorAll<HTMLTextAreaElement>('textarea[data-field]')];
}

function enter(field: HTMLTextAreaElement | undefined): boolean {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
  return field !== undefined;
}

/** Whoever opens a new record writes its headline first. A dialog, and a person on the tab bar, keep the focus. */
export function beginAtTitle(head: Element): void {
  if (document.activeElement?.closest('[role="tablist"], dialog[open]')) return;
  enter(fieldsOf(head).find(({ dataset }) => dataset.field === 'title'));
}

/** Which way a key leaves its field; undefined if it stays in it. */
function wayOf(event: KeyboardEvent<HTMLTextAreaElement>): 1 | -1 | undefined {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isPlain || selectionStart !== selectionEnd) return event.key === 'Enter' && isPlain ? 1 : undefined;
  if (event.key === 'Enter' || (event.key === 'ArrowDown' && selectionEnd === value.length)) return 1;
  return event.key === 'ArrowUp' && selectionStart === 0 ? -1 : undefined;
}

/**
 * From kicker to headline, standfirst and text by Enter, by ArrowDown at the end of a field, and back by ArrowUp.
 * Shift+Enter is a line break in the standfirst, and nothing in a field of one line.
 */
export function walk(session: BelowHead, event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (isComposing(event.nativeEvent)) return;
  const field = event.currentTarget;
  const way = wayOf(event);
  const isBreak = event.key === 'Enter' && event.shiftKey && !event.ctrlKey && !event.metaKey;
  if (isBreak && field.dataset.field !== WITH_LINES) event.preventDefault();
  const head = field.closest('[data-head]');
  if (way === undefined || head === null) return;
  const fields = fieldsOf(head);
  const next = fields.indexOf(field) + way;
  if (next < 0) return;
  event.preventDefault();
  if (!enter(fields[next])) session.article.focusStart();
}

/** From the very beginning of the text, Backspace and ArrowUp go back to the standfirst. */
export function useFieldAbove(session: BelowHead, head: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { asks } = session.article;
    asks.above = () => head.current !== null && enter(fieldsOf(head.current).at(-1));
    return () => {
      asks.above = () => false;
    };
  }, [session, head]);
}
