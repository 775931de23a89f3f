import { reachServer } from '#web/core/api/reach-server.ts';
import { watchConnection } from '#web/core/connection/watch-connection.ts';
import { watchMissingParts } from '#web/core/updates/missing-parts.ts';

/** Watches the connection and hears what others do, as long as the panel is there. What hears is fetched after the first picture. */
export function stayInTouch(): () => void {
  const stopWatching = watchConnection({ reach: reachServer });
  const stopNoticing = watchMissingParts();
  let stopHearing = (): void => undefined;
  let isOver = false;
  void import('./hear-others.ts')
    .then(({ hearOthers }) => {
      if (!isOver) stopHearing = hearOthers();
    })
    .catch(() => undefined);
  return () => {
    isOver = true;
    stopHearing();
    stopWatching();
    stopNoticing();
  };
}
