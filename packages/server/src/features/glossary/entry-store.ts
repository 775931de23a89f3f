import type { GlossaryCreate, GlossaryUpdate } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import type { GlossaryOrigin } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import { GLOSSARY_RULE_TEXTS } from '@toasoan/contract/features/glossary/glossary-rule-texts.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, removeVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.ts';
import { brokenRule } from './entry-rules.ts';
import { derivedColumns } from './memory/derived-columns.ts';
import { sourceKey } from './memory/source-key.ts';

type Rule = keyof typeof GLOSSARY_RULE_TEXTS;
export const notMet = (rule: Rule, field?: string, values?: Readonly<Record<string, number | string>>) =>
  ruleNotMet(GLOSSARY_RULE_TEXTS, rule, field, values);

/** @throws NOT_FOUND also for another project's entry. */
export async function getEntry(db: Db, projectId: string, id: string): Promise<EntryRow> {
  return rowOf(await entryQuery(db, projectId, id).executeTakeFirst());
}

/** The same, and no other call changes it until the transaction ends. */
export async function holdEntry(db: Db, projectId: string, id: string): Promise<EntryRow> {
  return rowOf(await entryQuery(db, projectId, id).forNoKeyUpdate().executeTakeFirst());
}

function rowOf(row: EntryRow | undefined): EntryRow {
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

const entryQuery = (db: Db, projectId: string, id: string) =>
  db
    .selectFrom('glossary_entries')
    .select(ENTRY_COLUMNS)
    .where('project_id', '=', projectId)
    .where('id', '=', id);

/** How a new entry begins. */
export interface Beginning {
  readonly state: 'PROPOSED' | 'APPROVED';
  readonly origin: GlossaryOrigin;
}

/** @throws RULES_NOT_MET */
export async function insertEntry(
  db: Db,
  projectId: string,
  body: GlossaryCreate,
  { by, state, origin }: Beginning & { readonly by: Actor },
): Promise<EntryRow> {
  const { sourceLang, targetLang, format } = body;
  const entry = {
    project_id: projectId,
    source_lang: sourceLang,
    target_lang: targetLang,
    format,
    ...withDefaults(columnsOf(body)),
  };
  await checkEntry(db, entry, '0');
  const { project_id: _, ...values } = entry;
  return await insertVersioned(
    db,
    'glossary_entries',
    projectId,
    {
      ...values,
      ...derivedColumns(entry),
      owner_id: by.userId,
      owner_name: by.displayName,
      state,
      origin,
    },
    by,
  );
}

/** Only what the change names. @throws RULES_NOT_MET, VERSION_CONFLICT */
export async function updateEntry(
  db: Db,
  before: EntryRow,
  change: Omit<GlossaryUpdate, 'id' | 'version'>,
  by: Actor,
): Promise<EntryRow> {
  const values = definedOf(columnsOf(change));
  const entry = { ...before, ...values };
  await checkEntry(db, entry, before.id);
  return await updateVersioned(db, 'glossary_entries', before, { ...values, ...derivedColumns(entry) }, by);
}

/** @throws VERSION_CONFLICT */
export async function moveEntry(
  db: Db,
  before: EntryRow,
  state: 'APPROVED' | 'DISABLED',
  by: Actor,
): Promise<EntryRow> {
  return await updateVersioned(db, 'glossary_entries', before, { state }, by);
}

export const removeEntry = (db: Db, before: EntryRow): Promise<void> =>
  removeVersioned(db, 'glossary_entries', before);

type Written = Omit<GlossaryUpdate, 'id' | 'version'>;

function columnsOf(body: Written) {
  return {
    source_content: body.sourceContent,
    target_content: body.targetContent,
    old_content: body.oldContent,
    case_sensitive: body.caseSensitive,
    match_mode: body.matchMode,
    domain: body.domain,
    part_of_speech: body.partOfSpeech,
    forbidden: body.forbidden && [...new Set(body.forbidden)],
    note: body.note,
    priority: body.priority,
  };
}
type Columns = ReturnType<typeof columnsOf>;
type Defined = { [Column in keyof Columns]: Exclude<Columns[Column], undefined> };

const definedOf = (columns: Columns): Partial<Defined> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<Defined>;

const DEFAULTS: Defined = {
  source_content: '',
  target_content: '',
  old_content: '',
  case_sensitive: false,
  match_mode: 'PHRASE',
  domain: '',
  part_of_speech: '',
  forbidden: [],
  note: '',
  priority: 50,
};
const withDefaults = (columns: Columns): Defined => ({ ...DEFAULTS, ...definedOf(columns) });

type Checked = Parameters<typeof brokenRule>[0];

/** @throws RULES_NOT_MET where the entry breaks a rule, or another one has its source. */
export async function checkEntry(db: Db, entry: Checked, ownId: string): Promise<void> {
  const broken = brokenRule(entry);
  if (broken !== undefined) throw notMet(broken.rule, broken.field, broken.values);
  const taken = await db
    .selectFrom('glossary_entries')
    .select('id')
    .where('project_id', '=', entry.project_id)
    .where('source_lang', '=', entry.source_lang)
    .where('target_lang', '=', entry.target_lang)
    .where('format', '=', entry.format)
    .where('source_key', '=', sourceKey(entry.source_content))
    .where('id', '!=', ownId)
    .executeTakeFirst();
  if (taken !== undefined) throw notMet('SOURCE_TAKEN', 'sourceContent');
}
