import type { Notice, NoticeKind } from '@toasoan/contract/features/live/notice.ts';
import { useEffect, useEffectEvent } from 'react';
import { onEverythingStale, onNotice } from './notice-registry.ts';

/**
 * Subscribes to notices about one thing while the component is mounted, including those too large to name their things.
 * Without a notice anything may have changed, this thing too. A hidden page reads again when it is shown.
 * @param thingId '' subscribes to nothing.
 */
export function useNotice(
  kind: NoticeKind,
  thingId: string,
  handler: (notice: Notice | undefined) => void,
): void {
  const handle = useEffectEvent(handler);
  useEffect(() => {
    if (thingId === '') return;
    const ends = [
      onNotice(kind, (notice) => {
        if (notice.thingId === thingId || notice.thingId === null) handle(notice);
      }),
      onEverythingStale(() => handle(undefined)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [kind, thingId]);
}
