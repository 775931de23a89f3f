import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Author } from './suggestions/own-marks.ts';
import type { SuggestionPlugin } from './suggestions/suggestion-plugin.ts';

/** Whether typing creates suggestions; the code is fetched when first needed. */
export interface Suggesting {
  readonly isOn: () => boolean;
  /** Undefined until the page names the author; before that nobody can suggest. */
  author: Author | undefined;
  readonly turn: (on: boolean) => Promise<void>;
  /** Suggestions exist, existed, or are about to. */
  readonly isActive: () => boolean;
  /** The text has suggestions: they are maintained while users write. */
  readonly begin: () => void;
  readonly watch: (listener: () => void) => () => void;
  /** The content of the editor, with a word still being composed already suggested. */
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
      // The text may have become read-only while the code was on its way.
      isOn = on && door.author !== undefined && editor.isEditable;
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
