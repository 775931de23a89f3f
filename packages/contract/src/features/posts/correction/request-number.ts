/** "YCCC-2026-0001" */
export function requestNumber({ year, number }: { readonly year: number; readonly number: number }): string {
  return `YCCC-${year}-${String(number).padStart(4, '0')}`;
}
