import type { TranslatedKind } from '@toasoan/contract/features/translations/translation-states.ts';
import type { Db } from '#server/core/db/database.ts';
import { publishTranslation } from '#server/features/translations/approving/publish-translation.ts';
import { bringUpToDate } from '#server/features/translations/following/bring-up-to-date.ts';
import { queueTranslations } from '#server/features/translations/running/run-store.ts';
import {
  approveSegments,
  segmentsOf,
  writeSegment,
} from '#server/features/translations/segments/segment-store.ts';
import { readSource } from '#server/features/translations/sources/read-source.ts';
import { findSourceFacts } from '#server/features/translations/sources/source-facts-view.ts';
import { auditTranslation, type TranslationRow } from '#server/features/translations/translation-row.ts';
import { settleTranslation } from '#server/features/translations/translation-store.ts';
import { ENGLISH, FRENCH, JAPANESE } from './articles/demo-translations.ts';
import type { TransitionActor } from './seed-post-way.ts';

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: ENGLISH,
  fr: FRENCH,
  ja: JAPANESE,
};
/** As the changed paragraph was when it was translated. */
const CHANGED = { from: 'mười ngày', to: 'một tuần' };

interface Demo {
  readonly translator: TransitionActor;
  readonly approver: TransitionActor;
  readonly categoryId: string;
}

/** Posts and a section in other languages: approved, stale, waiting and failed ones. */
export async function seedTranslations(tx: Db, projectId: string, demo: Demo): Promise<void> {
  const idOf = async (title: string) =>
    await tx
      .selectFrom('posts')
      .select('id')
      .where('project_id', '=', projectId)
      .where('title', '=', title)
      .executeTakeFirstOrThrow();
  const { id: italy } = await idOf('Ý');
  const others = await tx
    .selectFrom('posts')
    .select('id')
    .where('project_id', '=', projectId)
    .where('state', '=', 'PUBLISHED')
    .where('title', 'in', Object.keys(ENGLISH))
    .where('id', '<>', italy)
    .orderBy('id')
    .execute();
  const translate = async (kind: TranslatedKind, id: string, lang: string) =>
    await translated(tx, { projectId, kind, id, lang }, demo.translator);
  await approve(tx, await translate('POST', italy, 'en'), demo);
  await translate('POST', italy, 'fr');
  await makeStale(tx, await translate('POST', italy, 'ja'), demo);
  for (const [at, { id }] of others.entries()) {
    const row = await translate('POST', id, 'en');
    const error = 'api.may-dich.example: 503 Service Unavailable';
    if (at === 0) await settleTranslation(tx, row, 'FAILED', { columns: { error } });
  }
  await approve(tx, await translate('CATEGORY', demo.categoryId, 'en'), demo);
  await translate('CATEGORY', demo.categoryId, 'fr');
}

interface Asked {
  readonly projectId: string;
  readonly kind: TranslatedKind;
  readonly id: string;
  readonly lang: string;
}

async function translated(
  tx: Db,
  { projectId, kind, id, lang }: Asked,
  by: TransitionActor,
): Promise<TranslationRow> {
  const sources = await findSourceFacts(tx, projectId, kind, [id]);
  const [row] = await queueTranslations(tx, projectId, { kind, sources, langs: [lang] }, by);
  const source = await readSource(tx, { projectId, kind, sourceId: id });
  if (row === undefined || source === undefined)
    throw new Error(`The demo translates nothing: ${kind} ${id}.`);
  const read = await bringUpToDate(tx, row, source);
  for (const segment of await segmentsOf(tx, read)) {
    const text = WORDS[lang]?.[segment.source_text];
    if (text === undefined) continue;
    await writeSegment(tx, segment, { target_text: text, origin: 'PERSON', state: 'EDITED' }, by);
  }
  await auditTranslation(auditedBy(tx, projectId, by), 'start', { after: read });
  return await settleTranslation(tx, read, 'BY_SEGMENTS', { by });
}

async function approve(tx: Db, row: TranslationRow, { approver }: Demo): Promise<void> {
  const segments = await segmentsOf(tx, row);
  if (row.waiting > 0) {
    const open = segments.filter(({ state }) => state === 'WAITING').map(({ source_text }) => source_text);
    throw new Error(`The demo has no words for: ${open.join(' | ')}`);
  }
  const ids = segments.map(({ id }) => id);
  await approveSegments(tx, row, ids, approver);
  const source = auditedBy(tx, row.project_id, approver);
  const recordId = await publishTranslation({ source, by: approver }, row, segments);
  const columns = { record_id: recordId, is_public: true };
  const after = await settleTranslation(tx, row, 'APPROVED', { by: approver, columns });
  await auditTranslation(source, 'approve', { before: row, after });
}

async function makeStale(tx: Db, row: TranslationRow, { translator }: Demo): Promise<void> {
  const changed = (await segmentsOf(tx, row)).find(({ source_text }) => source_text.includes(CHANGED.from));
  if (changed === undefined) throw new Error('The demo has no paragraph that changed.');
  const previous_source = changed.source_text.replace(CHANGED.from, CHANGED.to);
  await writeSegment(tx, changed, { state: 'STALE', previous_source }, translator);
  await settleTranslation(tx, row, 'BY_SEGMENTS');
}

function auditedBy(db: Db, projectId: string, { userId, displayName, role }: TransitionActor) {
  const source = { db, projectId, address: '', requestId: 'demo' };
  return userId === null || role === null ? source : { ...source, caller: { userId, displayName, role } };
}
