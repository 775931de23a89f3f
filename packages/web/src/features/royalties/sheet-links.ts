import type { SheetView } from './sheet-address.ts';

const SHEET = '/manager_user/manager_account_author/royalties';

interface SheetPlace {
  readonly period: string;
  readonly view: SheetView;
  readonly person?: string;
}

/** The people of a month who have no account number. */
export function unpayableAddressOf(period: string): string {
  return `${SHEET}?${new URLSearchParams({ show: 'people', period, view: 'unpayable' })}`;
}

/** The rows of a month that a number is about. */
export function sheetAddressOf(place: SheetPlace): string {
  return `${SHEET}?${new URLSearchParams({ ...place })}`;
}
