import type * as z from 'zod/mini';

export type ListQuerySchema = z.ZodMiniType<ListQueryShape, Record<string, unknown>>;

/** What every list call takes; filters stand beside these. */
export interface ListQueryShape {
  readonly page: number;
  readonly limit: number;
  readonly text?: string | undefined;
  readonly sort?: string | undefined;
  readonly view?: string | undefined;
}

/** Not filters: page, order, view and the open record. */
const POSITION = new Set(['page', 'limit', 'sort', 'view', 'happy', 'open', 'show', 'day', 'span', 'period']);

export type AddressChanges = Readonly<
  Record<string, string | number | boolean | readonly string[] | null | undefined>
>;

function plainQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const key of new Set(search.keys())) {
    if (key === 'open' || key === 'project') continue;
    const values = search.getAll(key);
    query[key] = values.length > 1 ? values : (values[0] ?? '');
  }
  return query;
}

/** Reads the address by the call's own schema; what the schema refuses is left out, so that a bad link still opens. */
export function readListQuery<Schema extends ListQuerySchema>(
  schema: Schema,
  search: URLSearchParams,
  pageSize: number,
): z.output<Schema> {
  const query: Record<string, unknown> = { limit: pageSize, ...plainQuery(search) };
  for (;;) {
    const result = schema.safeParse(query);
    if (result.success) return result.data;
    const refused = result.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
    );
    for (const key of refused) delete query[key];
  }
}

/** The address after a change. Every change but turning the page or opening a row goes back to page 1. */
export function withChanges(search: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const next = new URLSearchParams(search);
  if (Object.keys(changes).some((key) => key !== 'page' && key !== 'open')) next.delete('page');
  for (const [key, value] of Object.entries(changes)) {
    next.delete(key);
    const values = Array.isArray(value) ? value : [value];
    for (const one of values) {
      if (one !== null && one !== undefined && one !== '') next.append(key, String(one));
    }
  }
  if (next.get('page') === '1') next.delete('page');
  return next;
}

export function filterKeys(search: URLSearchParams): readonly string[] {
  return [...new Set(search.keys())].filter((key) => !POSITION.has(key) && key !== 'project');
}
