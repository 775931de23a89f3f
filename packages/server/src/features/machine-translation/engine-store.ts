import type { Page } from '@toasoan/contract/core/paging.ts';
import {
  type Engine,
  type EngineCreate,
  type EngineListQuery,
  type EngineUpdate,
  MOST_ENGINES,
} from '@toasoan/contract/features/machine-translation/engine.ts';
import { MACHINE_TRANSLATION_RULE_TEXTS as RULES } from '@toasoan/contract/features/machine-translation/engine-texts.ts';
import type { EngineFailure } from '@toasoan/contract/features/translation-history/engine-failure.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf, pageOf } from '#server/core/db/page.ts';
import { insertVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type EngineRow, engineOf } from './engine-row.ts';
import { NEEDS_KEY } from './engines/adapters.ts';

/** A key opens in its own row alone. */
const ownerOf = (engineId: string) => `translation-engine:${engineId}`;
const KEY_SHOWN = 4;

/** @throws SECRET_UNREADABLE */
export function keyOf({ id, key_box, key_id }: EngineRow, box: SecretBox): string {
  return key_box === null || key_id === null ? '' : box.open({ box: key_box, keyId: key_id }, ownerOf(id));
}

/** @throws RULES_NOT_MET */
export async function insertEngine(
  db: Db,
  projectId: string,
  { key = '', ...values }: EngineCreate,
  { box, by }: { readonly box: SecretBox; readonly by: Actor },
): Promise<EngineRow> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('translation_engines'), hashtext(${projectId}))`.execute(
    db,
  );
  const titles = await titlesOf(db, projectId);
  if (titles.length >= MOST_ENGINES) throw ruleNotMet(RULES, 'TOO_MANY', undefined, { count: MOST_ENGINES });
  if (titles.includes(values.title)) throw ruleNotMet(RULES, 'TITLE_TAKEN', 'title');
  const row = await insertVersioned(
    db,
    'translation_engines',
    projectId,
    {
      ...values,
      price: String(values.price),
      search_text: foldVietnamese(`${values.title} ${values.address}`),
    },
    by,
  );
  const whole = key === '' ? row : await storeKey(db, row, key, box);
  checkComplete(whole);
  return whole;
}

async function titlesOf(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('translation_engines')
    .select('title')
    .where('project_id', '=', projectId)
    .execute();
  return rows.map(({ title }) => title);
}

async function storeKey(db: Db, row: EngineRow, key: string, box: SecretBox): Promise<EngineRow> {
  return await db
    .updateTable('translation_engines')
    .set(keyColumns(row, key, box))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function keyColumns({ id }: EngineRow, key: string, box: SecretBox) {
  if (key === '') return { key_box: null, key_id: null, key_end: '' };
  const sealed = box.seal(key, ownerOf(id));
  // Of a short key nothing is shown: four characters would be half of it.
  const shown = key.length >= 4 * KEY_SHOWN ? key.slice(-KEY_SHOWN) : '';
  return { key_box: sealed.box, key_id: sealed.keyId, key_end: shown };
}

/** A key goes to the address that it was entered for, and to no other. @throws RULES_NOT_MET */
export async function updateEngine(
  db: Db,
  before: EngineRow,
  { id: _id, version: _version, key, price, ...values }: EngineUpdate,
  { box, by }: { readonly box: SecretBox; readonly by: Actor },
): Promise<EngineRow> {
  const { title = before.title, address = before.address, kind = before.kind } = values;
  if (title !== before.title && (await titlesOf(db, before.project_id)).includes(title))
    throw ruleNotMet(RULES, 'TITLE_TAKEN', 'title');
  const isMoved = address !== before.address || kind !== before.kind;
  if (isMoved && key === undefined && before.key_box !== null)
    throw ruleNotMet(RULES, 'KEY_OF_OTHER_ADDRESS', 'key');
  const after = await updateVersioned(
    db,
    'translation_engines',
    before,
    {
      ...values,
      price: price === undefined ? undefined : String(price),
      search_text: foldVietnamese(`${title} ${address}`),
      ...(key !== undefined && keyColumns(before, key, box)),
      // Another address or key has not failed yet.
      ...((isMoved || key !== undefined) && WELL),
    },
    by,
  );
  checkComplete(after);
  return after;
}

const WELL = { failures: 0, last_failure: null, paused_until: null };

function checkComplete({ status, kind, model, key_box }: EngineRow): void {
  if (kind === 'CHAT' && model === '') throw ruleNotMet(RULES, 'MODEL_MISSING', 'model');
  if (status === 'ENABLE' && NEEDS_KEY.includes(kind) && key_box === null)
    throw ruleNotMet(RULES, 'KEY_MISSING', 'key');
}

export async function listEngines(db: Db, projectId: string, query: EngineListQuery): Promise<Page<Engine>> {
  let filter = db.selectFrom('translation_engines').where('project_id', '=', projectId);
  for (const word of wordsOf(foldVietnamese(query.text ?? '')))
    filter = filter.where('search_text', 'like', `%${word}%`);
  if (query.status !== undefined) filter = filter.where('status', '=', query.status);
  const rows = await filter.selectAll().orderBy('id').limit(query.limit).offset(offsetOf(query)).execute();
  return pageOf(query, rows.map(engineOf), await countUpToBound(db, filter));
}

/** All engines of a project that are on, by age. */
export async function enginesInUse(db: Db, projectId: string): Promise<EngineRow[]> {
  return await db
    .selectFrom('translation_engines')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('status', '=', 'ENABLE')
    .orderBy('id')
    .execute();
}

/** The names of all engines of a project by their ids. */
export async function engineTitlesOf(db: Db, projectId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('translation_engines')
    .select(['id', 'title'])
    .where('project_id', '=', projectId)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** What the last call has shown of an engine's health; its version stays. */
export async function noteHealth(
  db: Db,
  engineId: string,
  { failure, pausedUntil, now }: { failure: EngineFailure | null; pausedUntil: Date | null; now: Date },
): Promise<void> {
  await db
    .updateTable('translation_engines')
    .set(
      failure === null
        ? { ...WELL, last_success_time: now }
        : { failures: sql`failures + 1`, last_failure: failure, paused_until: pausedUntil },
    )
    .where('id', '=', engineId)
    .execute();
}
