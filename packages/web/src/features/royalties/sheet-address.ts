import type { QueryInput } from '@toasoan/contract/core/endpoint.ts';
import type { PayState } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { periodOf, royaltyPeriod } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { sheetListQuery, sheetPeopleQuery } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import type { royaltySheetEndpoints } from '@toasoan/contract/features/royalties/royalty-sheet-endpoints.ts';
import * as z from 'zod/mini';

/** What waits comes first. */
export const SHEET_VIEWS = ['unset', 'proposed', 'approved', 'paid', 'none', 'corrections', 'all'] as const;
export type SheetView = (typeof SHEET_VIEWS)[number];

export const STATE_OF_VIEW: Readonly<Partial<Record<SheetView, PayState>>> = {
  unset: 'UNSET',
  proposed: 'PROPOSED',
  approved: 'APPROVED',
  paid: 'PAID',
  none: 'NONE',
};

/** Without one in the address: the present month. */
const period = z._default(royaltyPeriod, () => periodOf(Date.now()));
const { state: _state, kind: _kind, ...kept } = sheetListQuery.shape;

/** Tabs stand for states and kinds. */
export const sheetAddress = z.strictObject({
  ...kept,
  period,
  view: z._default(z.enum(SHEET_VIEWS, { error: 'choice' }), 'unset'),
});
export type SheetAddress = z.output<typeof sheetAddress>;

export const peopleAddress = z.strictObject({ ...sheetPeopleQuery.shape, period });
export type PeopleAddress = z.output<typeof peopleAddress>;

export type SheetQuery = QueryInput<typeof royaltySheetEndpoints.list>;
export type SumsQuery = QueryInput<typeof royaltySheetEndpoints.sums>;

/** The call behind an address. */
export function sheetQueryOf({ view, ...query }: SheetAddress): SheetQuery {
  const state = STATE_OF_VIEW[view];
  return {
    ...query,
    ...(state && { state: [state] }),
    ...(view === 'corrections' && { kind: 'correction' as const }),
  };
}

/** What the sums are about: the same filters, whatever the tab. */
export function sumsQueryOf({ period: month, text, person, group, categoryId }: SheetAddress): SumsQuery {
  return { period: month, text, person, group, categoryId };
}

const ROW = /^post-(\d+)$/;

/** The post of a row; undefined for a correction. */
export function postOfRow(id: string): string | undefined {
  return ROW.exec(id)?.[1];
}

export function rowOfPost(postId: string): string {
  return `post-${postId}`;
}
