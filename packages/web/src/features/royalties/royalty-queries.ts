import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { royaltyEndpoints } from '@toasoan/contract/features/posts/royalty/royalty-endpoints.ts';
import type { SheetPerson } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import {
  royaltyCorrectionEndpoints,
  royaltyMonthEndpoints,
  royaltyRateEndpoints,
  royaltySheetEndpoints,
} from '@toasoan/contract/features/royalties/royalty-sheet-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { resourceKeys, useResourceMutation } from '#web/patterns/resource/resource-queries.ts';
import { type SheetAddress, type SheetQuery, type SumsQuery, sheetQueryOf } from './sheet-address.ts';

const royaltyKeys = resourceKeys('royalties');

export function sheetList(projectId: string, query: SheetAddress) {
  return sheetRows(projectId, sheetQueryOf(query));
}

export function sheetRows(projectId: string, query: SheetQuery) {
  return queryOptions({
    queryKey: royaltyKeys(projectId, 'list', query),
    queryFn: ({ signal }) => call(royaltySheetEndpoints.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function sheetSums(projectId: string, query: SumsQuery) {
  return queryOptions({
    queryKey: royaltyKeys(projectId, 'sums', query),
    queryFn: ({ signal }) => call(royaltySheetEndpoints.sums, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A row has an id; a person is known by account or name. */
export type PersonRow = SheetPerson & { readonly id: string };

export function sheetPeople(projectId: string, query: QueryInput<typeof royaltySheetEndpoints.people>) {
  return queryOptions({
    queryKey: royaltyKeys(projectId, 'people', query),
    queryFn: async ({ signal }) => {
      const { items, ...page } = await call(royaltySheetEndpoints.people, { query, signal });
      return { ...page, items: items.map((item): PersonRow => ({ ...item, id: item.person })) };
    },
    placeholderData: keepPreviousData,
  });
}

export function royaltyMonths(projectId: string) {
  return queryOptions({
    queryKey: royaltyKeys(projectId, 'months'),
    queryFn: ({ signal }) => call(royaltyMonthEndpoints.list, { query: {}, signal }),
  });
}

export function royaltyMonthOf(projectId: string, period: string) {
  return queryOptions({
    queryKey: royaltyKeys(projectId, 'month', period),
    queryFn: ({ signal }) => call(royaltyMonthEndpoints.detail, { params: { period }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The same beside other things: no sign of loading, and a failure is not told. */
export function quietRoyaltyMonth(projectId: string, period: string) {
  return queryOptions({
    queryKey: royaltyKeys(projectId, 'month', period),
    queryFn: ({ signal }) =>
      call(royaltyMonthEndpoints.detail, {
        params: { period },
        signal,
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
      }),
  });
}

/** The same key as the panel of the post. */
export function royaltyOfPost(projectId: string, id: string) {
  return queryOptions({
    queryKey: royaltyKeys(projectId, 'post', id),
    queryFn: ({ signal }) => call(royaltyEndpoints.detail, { params: { id }, signal }),
  });
}

export function royaltyRates(projectId: string) {
  return queryOptions({
    queryKey: royaltyKeys(projectId, 'rates'),
    queryFn: ({ signal }) => call(royaltyRateEndpoints.list, { signal }),
  });
}

export function useSaveRoyalty() {
  return useResourceMutation(royaltyKeys, (body: BodyInput<typeof royaltyEndpoints.save>) =>
    call(royaltyEndpoints.save, { body }),
  );
}

export const sendBulk = (body: BodyInput<typeof royaltySheetEndpoints.bulk>) =>
  call(royaltySheetEndpoints.bulk, { body });

export function useSheetBulk() {
  return useResourceMutation(royaltyKeys, sendBulk);
}

interface MonthStepSent {
  readonly period: string;
  readonly body: BodyInput<typeof royaltyMonthEndpoints.transition>;
}

export function useMoveMonth() {
  return useResourceMutation(royaltyKeys, ({ period, body }: MonthStepSent) =>
    call(royaltyMonthEndpoints.transition, { params: { period }, body }),
  );
}

interface NewCorrection {
  readonly body: BodyInput<typeof royaltyCorrectionEndpoints.create>;
  readonly idempotencyKey: string;
}

export function useCreateCorrection() {
  return useResourceMutation(royaltyKeys, ({ body, idempotencyKey }: NewCorrection) =>
    call(royaltyCorrectionEndpoints.create, { body, idempotencyKey }),
  );
}

export function useMoveCorrection() {
  return useResourceMutation(royaltyKeys, (body: BodyInput<typeof royaltyCorrectionEndpoints.move>) =>
    call(royaltyCorrectionEndpoints.move, { body }),
  );
}

interface Seen {
  readonly id: string;
  readonly version: number;
}

export function useRemoveCorrection() {
  return useResourceMutation(royaltyKeys, ({ id, version }: Seen) =>
    call(royaltyCorrectionEndpoints.remove, { params: { id }, ifMatch: version }),
  );
}

interface NewRate {
  readonly body: BodyInput<typeof royaltyRateEndpoints.create>;
  readonly idempotencyKey: string;
}

export function useCreateRate() {
  return useResourceMutation(royaltyKeys, ({ body, idempotencyKey }: NewRate) =>
    call(royaltyRateEndpoints.create, { body, idempotencyKey }),
  );
}

export function useUpdateRate() {
  return useResourceMutation(royaltyKeys, (body: BodyInput<typeof royaltyRateEndpoints.update>) =>
    call(royaltyRateEndpoints.update, { body }),
  );
}

export function useRemoveRate() {
  return useResourceMutation(royaltyKeys, ({ id, version }: Seen) =>
    call(royaltyRateEndpoints.remove, { params: { id }, ifMatch: version }),
  );
}
