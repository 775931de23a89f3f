import { queryOptions } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import type { Page } from '@toasoan/contract/core/paging.ts';
import type {
  AccountDetail,
  AccountListQuery,
  AccountRow,
} from '@toasoan/contract/features/accounts/account.ts';
import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { accountKind, type ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { call, firstAnswer } from '#web/core/api/api.ts';
import { resourceKeys, useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

/** A row of a list, named as the shared table expects it. */
export type ListedAccount = AccountRow & { readonly id: string };
export type SavedAccount = AccountDetail & { readonly id: string };

const accountKeys = resourceKeys('accounts');
/** Said where the account stood; one that was just merged or deleted needs no word. */
const GONE = ['NOT_FOUND'] as const;
const named = <Account extends { userId: string }>(account: Account) => ({ ...account, id: account.userId });
const pageOf = (page: Page<AccountRow>): Page<ListedAccount> => ({ ...page, items: page.items.map(named) });

export function accountList(kind: ProfileKind) {
  return (projectId: string, filters: Omit<AccountListQuery, 'kind'>) => {
    const query = { ...filters, kind };
    return queryOptions({
      queryKey: accountKeys(projectId, 'list', query),
      queryFn: async ({ signal }) => pageOf(await call(accountEndpoints.list, { query, signal })),
      initialData: () => {
        const page = firstAnswer(accountEndpoints.list, { query });
        return page && pageOf(page);
      },
    });
  };
}

export function accountCounts(projectId: string, kind: ProfileKind) {
  return queryOptions({
    queryKey: accountKeys(projectId, 'counts', kind),
    queryFn: ({ signal }) => call(accountEndpoints.counts, { query: { kind }, signal }),
  });
}

/** Words for the filter of a kind whose types are words. */
export function typeWords(projectId: string, kind: ProfileKind) {
  return queryOptions({
    queryKey: accountKeys(projectId, 'types', kind),
    queryFn: ({ signal }) => call(accountEndpoints.types, { query: { kind }, signal }),
    enabled: accountKind(kind).typeWords !== undefined,
    select: ({ items }) => items,
  });
}

export function accountDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: accountKeys(projectId, 'detail', id),
    queryFn: async ({ signal }): Promise<SavedAccount> =>
      named(await call(accountEndpoints.detail, { params: { id }, signal, suppressErrorToast: GONE })),
  });
}

/** Accounts whose names read the same; called while a name is typed, so it shows no loading line. */
export function similarAccounts(
  projectId: string,
  query: { readonly kind: ProfileKind; readonly name: string; readonly exceptId?: string | undefined },
) {
  return queryOptions({
    queryKey: accountKeys(projectId, 'similar', query),
    queryFn: ({ signal }) =>
      call(accountEndpoints.similar, { query, signal, headers: { 'x-hide-loading': '1' } }),
    enabled: query.name !== '',
  });
}

export function mergePreview(projectId: string, sides: { readonly fromId: string; readonly intoId: string }) {
  return queryOptions({
    queryKey: accountKeys(projectId, 'merge', sides),
    queryFn: ({ signal }) =>
      call(accountEndpoints.mergePreview, { query: sides, signal, suppressErrorToast: GONE }),
    staleTime: 0,
  });
}

/** Reads an account that was just written. */
export async function readAccount(id: string): Promise<SavedAccount> {
  return named(await call(accountEndpoints.detail, { params: { id } }));
}

interface Version {
  readonly userId: string;
  readonly version: number;
}

export function useTransition() {
  return useResourceMutation(
    accountKeys,
    ({ userId, ...body }: Version & { to: 'PUBLISHED' | 'UNPUBLISHED'; reason?: string }) =>
      call(accountEndpoints.transition, { params: { id: userId }, body }),
  );
}

export function useTick() {
  return useResourceMutation(
    accountKeys,
    ({ userId, version, tick, tickReason }: Version & { tick: boolean; tickReason: string }) =>
      call(userEndpoints.updateTick, {
        params: { id: userId },
        query: { tick },
        body: tickReason === '' ? {} : { tickReason },
        ifMatch: version,
      }),
  );
}

export function useStatusChange() {
  return useResourceMutation(
    accountKeys,
    ({ userId, version, status }: Version & { status: 'ENABLE' | 'DISABLED' }) =>
      call(userEndpoints.update, { body: { userId, version, status } }),
  );
}

export function useRemoveAccount() {
  return useResourceMutation(
    accountKeys,
    ({ userId, version, moveTo }: Version & { moveTo?: string | undefined }) =>
      call(userEndpoints.remove, {
        params: { id: userId },
        query: moveTo === undefined ? {} : { moveTo },
        ifMatch: version,
      }),
  );
}

export function useMerge() {
  return useResourceMutation(accountKeys, (body: BodyInput<typeof accountEndpoints.merge>) =>
    call(accountEndpoints.merge, { body }),
  );
}

export function useUndoMerge() {
  return useResourceMutation(accountKeys, (id: string) =>
    call(accountEndpoints.undoMerge, { params: { id } }),
  );
}

export function useSavePayroll() {
  return useResourceMutation(accountKeys, (body: BodyInput<typeof accountEndpoints.savePayroll>) =>
    call(accountEndpoints.savePayroll, { body }),
  );
}
