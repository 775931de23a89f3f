import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent } from 'react';
import { IS_MAC, shownKeys } from '../toolbar/shown-keys.ts';
import { decide, goTo, suggestionHere } from './decide.ts';
import { suggestionsIn } from './suggestions-of.ts';

/** By key position: with Ctrl and Alt some keyboard layouts produce another letter. */
const ACTS = {
  KeyJ: (editor: Editor) => step(editor, 1),
  KeyK: (editor: Editor) => step(editor, -1),
  KeyY: (editor: Editor) => settleHere(editor, 'accept'),
  KeyN: (editor: Editor) => settleHere(editor, 'reject'),
} as const satisfies Record<string, (editor: Editor) => void>;
const isAct = (code: string): code is keyof typeof ACTS => Object.hasOwn(ACTS, code);

const keysOf = (letter: string) => shownKeys(`Mod-Alt-${letter}`, IS_MAC);
export const SUGGESTION_KEYS = {
  next: keysOf('j'),
  previous: keysOf('k'),
  accept: keysOf('y'),
  reject: keysOf('n'),
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
    const hasMod = IS_MAC ? event.metaKey : event.ctrlKey;
    if (!isAct(event.code) || !hasMod || !event.altKey || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    ACTS[event.code](editor);
  });
  useEffect(() => {
    if (editor.isDestroyed) return undefined;
    const { dom } = editor.view;
    const listener = (event: KeyboardEvent) => pressed(event);
    dom.addEventListener('keydown', listener, { capture: true });
    return () => dom.removeEventListener('keydown', listener, { capture: true });
  }, [editor]);
}
