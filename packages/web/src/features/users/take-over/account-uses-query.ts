import { queryOptions } from '@tanstack/react-query';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';

/** Read again with whatever else was read of accounts with a profile. */
const accountKeys = resourceKeys('accounts');

/** What names an account in the project. */
export function accountUses(projectId: string, id: string) {
  return queryOptions({
    queryKey: accountKeys(projectId, 'uses', id),
    // Said where the account stood; one that was just merged or deleted needs no word.
    queryFn: ({ signal }) =>
      call(userEndpoints.uses, { params: { id }, signal, suppressErrorToast: ['NOT_FOUND'] }),
    // Posts and events change it, too.
    staleTime: 0,
  });
}
