import { readStream } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { isSignedIn } from '#web/core/session/auth-state.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';
import { refreshMe } from '#web/core/session/load-me.ts';
import { isHeldUp, useOwnAccount } from '#web/core/session/own-account.ts';
import { clearSession } from '#web/core/session/take-session.ts';
import { heldToken, useHeld } from '#web/core/session/token.ts';
import { createHeard, type Heard } from './heard.ts';
import { showHeldJobs } from './held-jobs.ts';
import { publishEverythingStale, publishNotice } from './notice-registry.ts';
import { shareStream } from './share-stream.ts';

interface Listener {
  readonly userId: string;
  readonly heard: Heard;
}

/** Outlives a session: a user who signs in again here receives what was missed. */
let listener: Listener | undefined;
whenPersonLeaves(() => {
  listener = undefined;
});

/** Follows the stream of the signed-in user: a new one for each session, none in between. */
export function followSession(onBuild: (build: string) => void): () => void {
  let session = '';
  let end = (): void => undefined;

  function look(): void {
    const { userId } = useAuth.getState();
    const next = mayHear() ? `${userId} ${heldToken()}` : '';
    if (next === session) return;
    end();
    end = () => undefined;
    session = next;
    if (session !== '') end = hear(userId, onBuild);
  }
  const stops = [useAuth, useOwnAccount, useHeld].map((store) => store.subscribe(look));
  const goesAway = () => {
    end();
    session = '';
  };
  window.addEventListener('pagehide', goesAway);
  window.addEventListener('pageshow', look);
  look();
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('pagehide', goesAway);
    window.removeEventListener('pageshow', look);
    end();
  };
}

function mayHear(): boolean {
  const auth = useAuth.getState();
  return isSignedIn(auth) && heldToken() !== '' && auth.token === heldToken() && !isHeldUp();
}

function hear(userId: string, onBuild: (build: string) => void): () => void {
  if (listener?.userId !== userId) listener = { userId, heard: createHeard() };
  return shareStream({
    userId,
    heard: listener.heard,
    read: readStream,
    onNotice: publishNotice,
    onEverythingStale: publishEverythingStale,
    onBuild,
    onHeldJobs: showHeldJobs,
    onSessionOver: () => void askWhoIsThere(),
  });
}

/** The response ends the session or reveals its state. */
async function askWhoIsThere(): Promise<void> {
  try {
    await refreshMe();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) clearSession(error.details.reason ?? 'ended');
  }
}
