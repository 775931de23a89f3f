import type { SavedList } from '@toasoan/contract/features/saved-views/saved-view.ts';
import type * as z from 'zod/mini';
import { AppError } from '#server/core/errors/app-error.ts';

/** What each list takes, passed in by who knows the lists. */
export type ListSchemas = Readonly<Record<SavedList, z.ZodMiniType>>;

/** Where in the list one is, and what stands open beside it, is not what a list shows. */
const POSITION: readonly string[] = ['page', 'limit', 'happy', 'open', 'project', 'day', 'span'];
/** How the page shows it: known to the console alone. */
const VIEW_MODES: readonly string[] = ['show'];

/** The query as it is kept: in one order, without its place. @throws INVALID_INPUT for what the list does not take. */
export function checkedQuery(schemas: ListSchemas, list: SavedList, query: string): string {
  const search = new URLSearchParams(query);
  for (const key of POSITION) search.delete(key);
  search.sort();
  const plain = Object.fromEntries(
    [...new Set(search.keys())]
      .filter((key) => !VIEW_MODES.includes(key))
      .map((key) => {
        const values = search.getAll(key);
        return [key, values.length > 1 ? values : values[0]];
      }),
  );
  if (!schemas[list].safeParse(plain).success) {
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'query', code: 'pattern' }] });
  }
  return search.toString();
}
