import * as z from 'zod/mini';
import { oneLine } from './text.ts';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;
/** Totals are exact up to here; above, they may be capped (`totalIsCapped`). */
export const EXACT_TOTAL = 10_000;
const MAX_PAGE = 1_000_000;

const digits = z.string().check(z.regex(/^\d{1,9}$/, { error: 'type' }));

/** A whole number in a query string. */
export function queryInt(bounds: { readonly min: number; readonly max: number }) {
  return z.pipe(
    z.pipe(
      z.union([digits, z.number()], { error: 'type' }),
      z.transform((value: string | number) => Number(value)),
    ),
    z
      .number()
      .check(
        z.int({ error: 'type' }),
        z.gte(bounds.min, { error: 'tooSmall' }),
        z.lte(bounds.max, { error: 'tooBig' }),
      ),
  );
}

/** A truth value in a query string: true, false, 1 or 0. */
export const queryBoolean = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])], { error: 'type' }),
  z.transform(
    (value: boolean | 'true' | 'false' | '1' | '0') => value === true || value === 'true' || value === '1',
  ),
);

/** Arrays in queries are repeated keys; a single key is a list of one. */
export function queryList<Item extends z.ZodMiniType>(item: Item, max = 50) {
  return z.pipe(
    z.transform((value: unknown) => (Array.isArray(value) ? value : [value])),
    z.array(item).check(z.maxLength(max, { error: 'tooMany' })),
  ) as unknown as z.ZodMiniType<z.output<Item>[], z.input<Item> | z.input<Item>[]>;
}

/** The parameters of every list. `happy` is accepted and passed through (spec: default 1). */
export const pageQuery = {
  limit: z._default(queryInt({ min: 1, max: MAX_LIMIT }), DEFAULT_LIMIT),
  page: z._default(queryInt({ min: 1, max: MAX_PAGE }), 1),
  happy: z._default(queryInt({ min: 0, max: 9 }), 1),
  /** An empty search field searches for nothing: as if it were not given. */
  text: z.optional(
    z.pipe(
      oneLine({ max: 200 }),
      z.transform((text: string) => text || undefined),
    ),
  ),
};

export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.number(),
    totalIsCapped: z.optional(z.boolean()),
    page: z.number(),
    limit: z.number(),
  });
}

export interface Page<Item> {
  readonly items: Item[];
  readonly total: number;
  readonly totalIsCapped?: boolean | undefined;
  readonly page: number;
  readonly limit: number;
}
