import { useAuth } from '#web/core/session/auth-store.ts';
import { heldToken } from '#web/core/session/token.ts';
import { useUploads } from './upload-store.ts';

/** False while the queue is paused, and while another browser tab's sign-in has not yet named its user. */
export function mayWork(): boolean {
  return !useUploads.getState().pausedFor && useAuth.getState().token === heldToken();
}
