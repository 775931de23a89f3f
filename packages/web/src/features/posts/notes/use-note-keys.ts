import { useEffect, useEffectEvent } from 'react';
import { EDITOR_KEYS } from '#web/patterns/article-editor/editor-keys.ts';
import { isComposing } from '#web/ui/hooks/is-typing.ts';
import { isPressed } from '#web/ui/keys/is-pressed.ts';
import { isModalOpen } from '#web/ui/overlay/is-modal-open.ts';

interface NoteKeys {
  /** A note about the selected words; undefined for who may not write any. */
  readonly write: (() => void) | undefined;
  /** From the text to the note at the cursor. */
  readonly goToNote: () => void;
}

/** Keys of notes, wherever the focus is on the page of the post. */
export function useNoteKeys({ write, goToNote }: NoteKeys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const act = [
      { keys: EDITOR_KEYS.review.note, run: write },
      { keys: EDITOR_KEYS.review.goToNote, run: goToNote },
    ].find(({ keys }) => isPressed(event, keys));
    if (!act?.run || isComposing(event) || isModalOpen()) return;
    event.preventDefault();
    act.run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
