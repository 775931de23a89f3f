import sharp from 'sharp';

const COLUMNS = 8;
const ROWS = 8;

/**
 * A difference hash: each bit says whether a field of a 9 × 8 grey picture is brighter than the one to its right.
 * Scaling, other formats and other brightness leave it as it is.
 */
export async function lookHashOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(COLUMNS + 1, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bright = (column: number, row: number) => data[(row * (COLUMNS + 1) + column) * info.channels] ?? 0;
  let bits = 0n;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      bits = (bits << 1n) | (bright(column, row) > bright(column + 1, row) ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, bits).toString();
}
