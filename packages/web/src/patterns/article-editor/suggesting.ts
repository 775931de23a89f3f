import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Author } from './suggestions/own-marks.ts';
import type { SuggestionPlugin } from './suggestions/suggestion-plugin.ts';

/** Whether what is typed is suggested; what does that is fetched with the first need of it. */
export interface Suggesting {
  readonly isOn: () => boolean;
  /** Undefined until the page says who writes; nobody can suggest before. */
  author: Author | undefined;
  readonly turn: (on: boolean) => Promise<void>;
  /** Something is suggested here, or was, or is about to be. */
  readonly isActive: () => boolean;
  /** There are suggestions in the text: they are kept right while people write. */
  readonly begin: () => void;
  readonly watch: (listener: () => void) => () => void;
  /** What stands in the editor, with a word that is still being composed already suggested. */
  readonly settled: () => Node;
}

export function createSuggesting(editor: Editor, hasSome: boolean): Suggesting {
  const listeners = new Set<() => void>();
  let isOn = false;
  let tracking: SuggestionPlugin | undefined;
  let started: Promise<void> | undefined;

  function notify(): void {
    for (const listener of listeners) listener();
  }
  async function start(): Promise<void> {
    const { startSuggestions } = await import('./suggestions/start-suggestions.ts');
    tracking ??= await startSuggestions(editor, () => (isOn ? door.author : undefined));
    notify();
  }
  function fetched(): Promise<void> {
    started ??= start().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return started;
  }
  const door: Suggesting = {
    isOn: () => isOn,
    isActive: () => tracking !== undefined,
    author: undefined,
    async turn(on) {
      if (on) await fetched();
      if (editor.isDestroyed) return;
      tracking?.settle(editor.view);
      isOn = on && door.author !== undefined;
      notify();
    },
    begin: () => void fetched().catch(() => undefined),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: () => tracking?.settled(editor.state) ?? editor.state.doc,
  };
  if (hasSome) door.begin();
  return door;
}
