import type { Notice, NoticeKind } from '@toasoan/contract/features/live/notice.ts';
import { useEffect, useEffectEvent } from 'react';
import { onEverythingStale, onNotice } from './notice-registry.ts';

/**
 * Hears of one thing while the component is on the page, also where a notice names no thing because it is about very
 * many. Without a notice in hand anything may have changed, also to this thing. A page that was hidden reads anew by
 * itself when it is shown.
 * @param thingId '' hears nothing.
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
