import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import type { Person } from './person.ts';
import { userKeys } from './user-queries.ts';

/** A change of one account from its row; everything about people is asked again. */
function useUserMutation<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => invalidate(client, { queryKey: userKeys(projectId) }),
  });
}

const of = ({ userId, version }: Person) => ({ params: { id: userId }, ifMatch: version });

export function useTickUser() {
  return useUserMutation(({ person, tickReason }: { person: Person; tickReason: string }) =>
    call(userEndpoints.updateTick, {
      ...of(person),
      query: { tick: !person.tick },
      body: tickReason === '' ? {} : { tickReason },
    }),
  );
}

export function useSetUserStatus() {
  return useUserMutation(({ person, status }: { person: Person; status: Status }) =>
    call(userEndpoints.update, { body: { userId: person.userId, version: person.version, status } }),
  );
}

export function useNewPasswordLink() {
  return useUserMutation((person: Person) => call(userEndpoints.resetPassword, of(person)));
}

/** Of a person whose link is on its way by mail: another one, to be handed on. */
export function useLinkToHandOn() {
  return useUserMutation((userId: string) =>
    call(userEndpoints.resetPassword, { params: { id: userId }, body: { delivery: 'link' } }),
  );
}

export function useResetSecondFactor() {
  return useUserMutation((person: Person) => call(userEndpoints.resetSecondFactor, of(person)));
}

export function useRemoveUser() {
  return useUserMutation((person: Person) => call(userEndpoints.remove, of(person)));
}
