import { isSignedIn } from '#web/core/session/auth-state.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { checkWaiting } from './check-lane.ts';
import { sendQueued } from './send-lanes.ts';
import { isToCome } from './upload-item.ts';
import { useUploads } from './upload-store.ts';
import { sendings } from './upload-work.ts';
import { watchProcessing } from './watch-processing.ts';

let isGuarding = false;
/** Whose uploads these are: they go on for nobody else. */
let owner = '';

/** From the first upload on: network and session are watched, and the page is not left without a question. */
export function guardUploads(): void {
  owner = useAuth.getState().userId;
  if (!navigator.onLine) useUploads.setState({ pausedFor: 'offline' });
  if (isGuarding) return;
  isGuarding = true;
  window.addEventListener('offline', settlePause);
  window.addEventListener('online', settlePause);
  window.addEventListener('beforeunload', (event) => {
    if (useUploads.getState().items.some(isToCome)) event.preventDefault();
  });
  useAuth.subscribe(settlePause);
}

function settlePause(): void {
  const before = useUploads.getState();
  const pausedFor = reasonToPause();
  if (before.items.length === 0) return;
  if (pausedFor !== before.pausedFor) {
    useUploads.setState({ pausedFor });
    for (const sending of sendings()) {
      if (pausedFor) sending.pause();
      else sending.goOn();
    }
  }
  if (!pausedFor) goOn();
}

function reasonToPause(): 'offline' | 'session' | undefined {
  const auth = useAuth.getState();
  if (!isSignedIn(auth) || auth.userId !== owner) return 'session';
  return navigator.onLine ? undefined : 'offline';
}

function goOn(): void {
  sendQueued();
  void checkWaiting();
  if (useUploads.getState().items.some(({ phase }) => phase === 'processing')) watchProcessing();
}
