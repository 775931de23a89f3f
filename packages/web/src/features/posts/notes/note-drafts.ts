import type { NoteAnchorDraft } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import { useState } from 'react';
import { randomId } from '#web/core/random-id.ts';
import { useAuth } from '#web/core/session/auth-store.ts';

export interface NoteDraft {
  readonly text: string;
  readonly mentions: readonly { readonly userId: string; readonly name: string }[];
  readonly mustFix: boolean;
  readonly saysFixed: boolean;
  readonly anchor: NoteAnchorDraft | null;
  /** The key makes a repeated call create the note once. */
  readonly key: string;
}

const emptyDraft = (): NoteDraft => ({
  text: '',
  mentions: [],
  mustFix: false,
  saysFixed: false,
  anchor: null,
  key: randomId(),
});

function stored(name: string): NoteDraft | undefined {
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? undefined : { ...emptyDraft(), ...JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function store(name: string, draft: NoteDraft | undefined): void {
  try {
    if (draft === undefined || (draft.text === '' && draft.anchor === null)) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // Without storage the words stay on the page only.
  }
}

/** Text being written, kept in this browser tab until it is sent; `place` names the field. */
export function useNoteDraft(place: string, first: () => NoteDraft = emptyDraft) {
  const userId = useAuth((auth) => auth.userId);
  const name = `note-draft:${userId}:${place}`;
  const [draft, setDraft] = useState(() => stored(name) ?? first());
  return {
    draft,
    change(next: Partial<NoteDraft>) {
      const changed = { ...draft, ...next };
      setDraft(changed);
      store(name, changed);
    },
    drop() {
      setDraft(emptyDraft());
      store(name, undefined);
    },
  };
}
