import * as z from 'zod/mini';

/** Raised when an older build could no longer read what a newer one writes. */
export const FORMAT = 1;

/**
 * A tar file compressed by zstd, so that `tar --zstd -xf` opens it too:
 *
 * - `header.json`, first;
 * - `tables/NAME/1`, `/2` …: the rows of each table in the text format of COPY, in the header's order;
 * - `files/NAME`: the files of the storage; after each hundred of them `sums/1`, `/2` … with their checksums;
 * - `manifest.json`, last: an archive without it is incomplete.
 */
export const HEADER = 'header.json';
export const MANIFEST = 'manifest.json';
export const FOLDERS = { tables: 'tables/', files: 'files/', sums: 'sums/' } as const;

export const header = z.object({
  format: z.number(),
  /** Version of the product. */
  product: z.string(),
  /** When the snapshot was taken. */
  time: z.iso.datetime(),
  /** Those of the database, each by its name. */
  migrations: z.array(z.string()),
  /** The keys, derived from SECRET_KEY, with which secrets in the tables are sealed. */
  sealedWith: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Header = z.output<typeof header>;

export const manifest = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sum: z.string() })),
  /** The last number that each sequence gave away. */
  sequences: z.record(z.string(), z.string()),
  files: z.object({
    count: z.number(),
    bytes: z.number(),
    /** Named by the tables, and not in the storage. */
    missing: z.array(z.string()),
  }),
});
export type Manifest = z.output<typeof manifest>;

/** A file of the storage as it must be again. */
export interface FileSum {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** One line each. */
export const sumLines = (sums: readonly FileSum[]) =>
  sums.map(({ sha256, size, name }) => `${sha256} ${size} ${name}\n`).join('');

export function readSumLines(text: string): FileSum[] {
  return text.split('\n').flatMap((line) => {
    const [sha256, size, name] = line.split(' ');
    return sha256 && size && name ? [{ sha256, size: Number(size), name }] : [];
  });
}
