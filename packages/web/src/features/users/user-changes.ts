import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { call } from '#web/core/api/api.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';
import type { Person } from './person.ts';
import { userKeys } from './user-keys.ts';

const of = ({ userId, version }: Person) => ({ params: { id: userId }, ifMatch: version });

export function useTickUser() {
  return useResourceMutation(userKeys, ({ person, tickReason }: { person: Person; tickReason: string }) =>
    call(userEndpoints.updateTick, {
      ...of(person),
      query: { tick: !person.tick },
      body: tickReason === '' ? {} : { tickReason },
    }),
  );
}

export function useSetUserStatus() {
  return useResourceMutation(userKeys, ({ person, status }: { person: Person; status: Status }) =>
    call(userEndpoints.update, { body: { userId: person.userId, version: person.version, status } }),
  );
}

interface Reset {
  readonly person: Person;
  /** Empty for somebody who has never had a password. */
  readonly reason: string;
}

export function useNewPasswordLink() {
  return useResourceMutation(userKeys, ({ person, reason }: Reset) =>
    call(userEndpoints.resetPassword, { ...of(person), body: reason === '' ? {} : { reason } }),
  );
}

/** For a user with a pending mailed link: another link, to hand over by hand. */
export function useLinkToHandOn() {
  return useResourceMutation(userKeys, ({ userId, reason }: { userId: string; reason: string }) =>
    call(userEndpoints.resetPassword, {
      params: { id: userId },
      body: { delivery: 'link', ...(reason !== '' && { reason }) },
    }),
  );
}

export function useResetSecondFactor() {
  return useResourceMutation(userKeys, ({ person, reason }: Reset) =>
    call(userEndpoints.resetSecondFactor, { ...of(person), body: { reason } }),
  );
}

export function useRemoveUser() {
  return useResourceMutation(
    userKeys,
    ({ person, moveTo }: { readonly person: Person; readonly moveTo: string | undefined }) =>
      call(userEndpoints.remove, { ...of(person), query: moveTo === undefined ? {} : { moveTo } }),
  );
}
