import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { NotedText } from '#web/patterns/article-editor/notes/noted-text.ts';

const NOWHERE: ReadonlyMap<string, number> = new Map();

function sameOrder(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  const inOrder = (places: ReadonlyMap<string, number>) =>
    [...places]
      .sort(([, before], [, after]) => before - after)
      .map(([id]) => id)
      .join();
  return inOrder(one) === inOrder(other);
}

/** Shows open notes at their passages; answers where they stand, drawn anew only when their order changes. */
export function useNotedText(
  text: NotedText | undefined,
  notes: readonly PostNote[],
  picked: (id: string) => void,
): ReadonlyMap<string, number> {
  const [places, setPlaces] = useState(NOWHERE);
  const listener = useEffectEvent(picked);
  const moved = useEffectEvent(() => {
    const now = text?.places() ?? NOWHERE;
    if (!sameOrder(now, places)) setPlaces(now);
  });
  useEffect(() => text?.watch({ moved, picked: listener }), [text]);
  useEffect(() => {
    text?.show(
      notes.flatMap(({ id, anchor, mustFix, resolvedTime }) =>
        anchor === null || resolvedTime !== null ? [] : [{ id, anchor, mustFix }],
      ),
    );
  }, [text, notes]);
  return places;
}
