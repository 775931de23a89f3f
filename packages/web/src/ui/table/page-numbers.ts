/** The page links to show: first, last, and the neighbours of the current one; `gap` where some are left out. */
export function pageNumbers(page: number, last: number): readonly (number | 'gap-before' | 'gap-after')[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1);
  const from = Math.max(2, Math.min(page - 1, last - 4));
  const to = Math.min(last - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(to < last - 1 ? (['gap-after'] as const) : []),
    last,
  ];
}
