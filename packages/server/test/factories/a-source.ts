import {
  type ParserSourceCreate,
  parserSourceCreate,
} from '@toasoan/contract/features/parser-sources/parser-source.ts';
import type { Db } from '#server/core/db/database.ts';
import { parserSourceStore } from '#server/features/parser-sources/public.ts';
import { aNumber } from './a-number.ts';

/** Makes a source at a host of its own. @returns its id. */
export async function aSource(
  db: Db,
  projectId: string,
  host: string,
  more: Partial<ParserSourceCreate> = {},
): Promise<string> {
  const caller = { userId: null, displayName: 'Hệ thống' };
  const body = parserSourceCreate.parse({
    title: `Báo thứ ${aNumber()}`,
    homeUrl: `https://${host}/`,
    domains: [host],
    ...more,
  });
  const { id } = await db
    .transaction()
    .execute((tx) =>
      parserSourceStore({ countTexts: async () => 0, followAgreement: async () => undefined }).insert(
        { db: tx, projectId, caller },
        body,
      ),
    );
  return id;
}
