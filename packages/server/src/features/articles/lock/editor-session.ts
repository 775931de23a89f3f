import type { Caller } from '#server/core/auth/caller.ts';

/** One open page of one person. */
export interface EditorSession {
  readonly userId: string;
  readonly displayName: string;
  /** The sign-in. */
  readonly sessionId: string;
  readonly editingSession: string;
}

export function editorSession(caller: Caller, editingSession: string): EditorSession {
  const { userId, displayName, sessionId } = caller;
  return { userId, displayName, sessionId, editingSession };
}
