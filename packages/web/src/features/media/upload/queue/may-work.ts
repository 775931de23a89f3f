import { useAuth } from '#web/core/session/auth-store.ts';
import { heldToken } from '#web/core/session/token.ts';
import { useUploads } from './upload-store.ts';

/** Not while all stand still, nor between another browser tab's sign-in and the news of who it was. */
export function mayWork(): boolean {
  return !useUploads.getState().pausedFor && useAuth.getState().token === heldToken();
}
