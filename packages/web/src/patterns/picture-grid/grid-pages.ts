/** The number of rows requested at once while a grid is scrolled. */
export const GRID_PAGE = 100;

export function gridQuery<Query extends { readonly page: number; readonly limit: number }>(
  query: Query,
  page: number,
): Query {
  return { ...query, page, limit: GRID_PAGE };
}

/** Page numbers, from 1, that hold the rows between two places, both included. */
export function pagesOf(first: number, last: number): number[] {
  const from = Math.floor(Math.max(0, first) / GRID_PAGE) + 1;
  const to = Math.floor(Math.max(0, last) / GRID_PAGE) + 1;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
