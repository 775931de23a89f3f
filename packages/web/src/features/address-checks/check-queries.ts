import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AddressCheckQuery } from '@toasoan/contract/features/address-checks/address-check.ts';
import { addressCheckEndpoints } from '@toasoan/contract/features/address-checks/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';

const keys = resourceKeys('address-checks');

/** What readers get at an address; the last answer stays until the next one is there. */
export function addressCheck(projectId: string, query: AddressCheckQuery) {
  return queryOptions({
    queryKey: keys(projectId, 'result', query),
    queryFn: ({ signal }) => call(addressCheckEndpoints.result, { query, signal }),
    placeholderData: keepPreviousData,
    // Whoever changes a menu in another tab comes back to see what it does.
    staleTime: 0,
  });
}
