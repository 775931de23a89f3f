import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent } from 'react';
import { isPressed } from '#web/ui/keys/is-pressed.ts';
import { IS_MAC, shownKeys } from '#web/ui/keys/shown-keys.ts';
import { EDITOR_KEYS } from '../editor-keys.ts';
import { decide, goTo, suggestionHere } from './decide.ts';
import { suggestionsIn } from './suggestions-of.ts';

const { nextSuggestion, previousSuggestion, accept, reject } = EDITOR_KEYS.review;
const ACTS: readonly (readonly [keys: string, act: (editor: Editor) => void])[] = [
  [nextSuggestion, (editor) => step(editor, 1)],
  [previousSuggestion, (editor) => step(editor, -1)],
  [accept, (editor) => settleHere(editor, 'accept')],
  [reject, (editor) => settleHere(editor, 'reject')],
];

export const SUGGESTION_KEYS = {
  next: shownKeys(nextSuggestion, IS_MAC),
  previous: shownKeys(previousSuggestion, IS_MAC),
  accept: shownKeys(accept, IS_MAC),
  reject: shownKeys(reject, IS_MAC),
} as const;

/** To the next suggestion, wrapping around. */
export function step(editor: Editor, by: 1 | -1, suggestions = suggestionsIn(editor)): void {
  const here = suggestionHere(editor);
  const at = suggestions.findIndex(({ id }) => id === here);
  const start = at === -1 && by === -1 ? 0 : at;
  const next = suggestions.at((start + by) % suggestions.length);
  if (next) goTo(editor, next.id);
}

function settleHere(editor: Editor, verdict: 'accept' | 'reject'): void {
  const here = suggestionHere(editor);
  if (here !== '' && editor.isEditable) decide(editor, [here], verdict);
}

/** Moves between suggestions and decides them by keys, from within the text. */
export function useSuggestionKeys(editor: Editor): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const [, act] = ACTS.find(([keys]) => isPressed(event, keys)) ?? [];
    if (act === undefined || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    act(editor);
  });
  useEffect(() => {
    if (editor.isDestroyed) return undefined;
    const { dom } = editor.view;
    const listener = (event: KeyboardEvent) => pressed(event);
    dom.addEventListener('keydown', listener, { capture: true });
    return () => dom.removeEventListener('keydown', listener, { capture: true });
  }, [editor]);
}
