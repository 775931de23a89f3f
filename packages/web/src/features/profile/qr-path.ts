import { encode } from 'uqr';

export interface QrPath {
  /** Modules on each side, including the quiet zone. */
  readonly size: number;
  readonly path: string;
}

/** Readers require this many light modules around the code. */
const QUIET = 4;

/** The dark modules of a QR code as one path, one stroke per run in a row. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`))
    .join('');
  return { size, path };
}

function runsOf(row: readonly boolean[]): { readonly from: number; readonly length: number }[] {
  const runs: { from: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last.from + last.length === x) last.length += 1;
    else runs.push({ from: x, length: 1 });
  });
  return runs;
}
