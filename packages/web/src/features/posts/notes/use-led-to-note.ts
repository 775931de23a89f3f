import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTab, useTabPlace } from '#web/core/tabs/use-tab.ts';
import { ALL_NOTES, FIRST_MUST_FIX, listenForLeads } from './note-focus.ts';

/** Links, the bell and mails lead to a note by `?note=12` in an address of a post. */
const ASKED = 'note';

interface KnownNotes {
  /** Undefined until they are loaded. */
  readonly notes: readonly PostNote[] | undefined;
  /** Reads them again, because a note just reported may be missing. */
  readonly refetch: () => Promise<unknown>;
}

interface Lead {
  readonly id: string;
  /** They have been read again since. */
  readonly isLast: boolean;
}

interface Leading {
  readonly show: (note: PostNote) => void;
  readonly showAll: () => void;
  readonly notifyGone: () => void;
}

/** Leads to a note as soon as it is known; one that is missing even after reading again is gone. */
export function useLedToNote(
  postId: string,
  { notes, refetch }: KnownNotes,
  { show, showAll, notifyGone }: Leading,
): void {
  const [lead, setLead] = useState<Lead>();
  const led = useEffectEvent((id: string) => {
    if (id === ALL_NOTES) showAll();
    else setLead({ id, isLast: false });
  });
  useEffect(() => listenForLeads(postId, (id) => led(id)), [postId]);
  useAskedInAddress((id) => setLead({ id, isLast: false }));

  const follow = useEffectEvent(async ({ id, isLast }: Lead) => {
    const note = noteOf(notes ?? [], id);
    if (note) show(note);
    else if (isLast && id !== FIRST_MUST_FIX) notifyGone();
    else if (!isLast) {
      await refetch();
      setLead((now) => (now?.id === id ? { id, isLast: true } : now));
      return;
    }
    setLead(undefined);
  });
  const isKnown = notes !== undefined;
  useEffect(() => {
    if (lead && isKnown) void follow(lead);
  }, [lead, isKnown]);
}

function noteOf(notes: readonly PostNote[], id: string): PostNote | undefined {
  if (id !== FIRST_MUST_FIX) return notes.find((note) => note.id === id);
  return notes.find(({ mustFix, resolvedTime }) => mustFix && resolvedTime === null);
}

/** Removes the note from the address once it is read: the same link leads again, a reload does not. */
function useAskedInAddress(led: (noteId: string) => void): void {
  const { replaceUrl } = useTab();
  const { url, isActive } = useTabPlace();
  const [path = '', query = ''] = url.split('?', 2);
  const params = new URLSearchParams(query);
  const asked = params.get(ASKED);
  const hear = useEffectEvent((id: string) => {
    params.delete(ASKED);
    replaceUrl(params.size === 0 ? path : `${path}?${params}`);
    led(id);
  });
  useEffect(() => {
    if (isActive && asked) hear(asked);
  }, [isActive, asked]);
}
