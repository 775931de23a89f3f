import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { planGathering } from '#server/features/crawler-review/public.ts';
import type { ProductSide } from '../sides/product-side.ts';
import { type Quality, qualityOf } from './gather-quality.ts';
import type { Report } from './invent-events.ts';
import { workOfDatabase } from './processors.ts';

const LOOKED_EVERY_MS = 1_000;

interface Gathered {
  readonly seconds: number;
  readonly product: number;
  readonly database: number;
  readonly quality: Quality;
  readonly stories: number;
  readonly duplicates: number;
}

/** The built product puts the texts of a day into stories; both its work and that of the database count. */
export async function gatherDay(
  db: Db,
  projectId: string,
  { product, dataDir }: { readonly product: ProductSide; readonly dataDir: string },
  { ids, reports }: { readonly ids: readonly string[]; readonly reports: readonly Report[] },
): Promise<Gathered> {
  const begun = performance.now();
  const before = { product: await product.work(), database: await workOfDatabase(dataDir) };
  await planGathering(db, projectId, new Date());
  for (;;) {
    await sleep(LOOKED_EVERY_MS);
    const { rows } = await sql`
      SELECT FROM crawled_signatures WHERE project_id = ${projectId} AND signature IS NULL LIMIT 1`.execute(
      db,
    );
    if (rows.length === 0) break;
  }
  const after = { product: await product.work(), database: await workOfDatabase(dataDir) };
  const { rows } = await sql<{ id: string; story_id: string; is_duplicate: boolean }>`
    SELECT id, story_id, duplicate_item_id IS NOT NULL AS is_duplicate FROM crawled_items
    WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[])`.execute(db);
  const storyOf = new Map(rows.map(({ id, story_id }) => [id, story_id]));
  const texts = reports.map(({ event }, at) => ({ event, storyId: storyOf.get(ids[at] ?? '') ?? '' }));
  return {
    seconds: (performance.now() - begun) / 1_000,
    product: (after.product - before.product) / 1_000,
    database: (after.database - before.database) / 1_000,
    quality: qualityOf(texts),
    stories: new Set(storyOf.values()).size,
    duplicates: rows.filter(({ is_duplicate }) => is_duplicate).length,
  };
}
