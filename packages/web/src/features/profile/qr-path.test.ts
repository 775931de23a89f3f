import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

const ADDRESS = 'otpauth://totp/T%C3%B2a%20So%E1%BA%A1n:ha%40toasoan.example?secret=JBSWY3DPEHPK3PXP';

/** Paints the path back into modules. */
function painted(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = Number(x); at < Number(x) + Number(length); at += 1) {
      const row = modules[Number(y)];
      if (row) row[at] = true;
    }
  }
  return modules;
}

test('the path paints exactly the dark modules with a quiet zone of four', () => {
  const { path, size } = qrPath(ADDRESS);
  const { data } = encode(ADDRESS, { ecc: 'M', border: 4 });
  expect(painted(path, size)).toEqual(data);
  expect(data.slice(0, 4).flat()).not.toContain(true);
});
