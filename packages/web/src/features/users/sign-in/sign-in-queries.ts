import { queryOptions } from '@tanstack/react-query';
import { userSignInEndpoints } from '@toasoan/contract/features/users/user-sign-in-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';
import { userKeys } from '../user-keys.ts';

/** Sessions, failures and locks of an account, as they are when somebody looks. */
export function signInOf(projectId: string, userId: string) {
  return queryOptions({
    queryKey: userKeys(projectId, 'sign-in', userId),
    queryFn: ({ signal }) => call(userSignInEndpoints.signIn, { params: { id: userId }, signal }),
    staleTime: 0,
  });
}

export function useSignOut() {
  return useResourceMutation(userKeys, ({ userId, reason }: { userId: string; reason: string }) =>
    call(userSignInEndpoints.signOut, { params: { id: userId }, body: { reason } }),
  );
}

export function useUnlock() {
  return useResourceMutation(userKeys, (userId: string) =>
    call(userSignInEndpoints.unlock, { params: { id: userId } }),
  );
}
