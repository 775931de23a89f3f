import type { Caller } from '#server/core/auth/caller.ts';

/** The caller with their media rights in the project. */
export interface MediaPerson {
  readonly userId: string;
  readonly permissions: readonly string[];
}

export function mediaPerson(caller: Caller): MediaPerson {
  return { userId: caller.userId, permissions: caller.permissionsHere };
}
