import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database } from '#server/core/db/database-tables.ts';
import { PLANNED_EACH_TIME } from '#server/core/db/named-statements.ts';
import type { BareStatement } from '../sides/bare-side.ts';

/** Compiles statements to text and values without running them. */
export const compiler = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const names = new Map<string, string>();

/** The statement as the product's pool sends it: named, unless the database plans it each time. */
export function bareStatement({ sql: text, parameters }: CompiledQuery): BareStatement {
  const values = [...parameters];
  if (text.startsWith(PLANNED_EACH_TIME)) return { text, values };
  const name = names.get(text) ?? `b${names.size + 1}`;
  names.set(text, name);
  return { name, text, values };
}
