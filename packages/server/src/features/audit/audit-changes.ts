import type { AuditChange, AuditValue } from '@toasoan/contract/features/audit/audit.ts';
import { isListedField } from '@toasoan/contract/features/audit/audit-rules.ts';
import type { LoggedRow } from './audit-log-view.ts';
import type { NamedKind, Names } from './audit-names-view.ts';

type Facts = Readonly<Record<string, unknown>>;
type ChangedRow = Pick<LoggedRow, 'entity' | 'before' | 'after'>;

/** Fields that hold ids of other records. */
const REFERENCES: Readonly<Record<string, NamedKind>> = {
  mainCategoryId: 'category',
  categoryIds: 'category',
  parentId: 'category',
  tagIds: 'tag',
  figureIds: 'user',
  destinationIds: 'user',
  organizationIds: 'user',
  eventIds: 'event',
  projects: 'project',
};

/** The ids of other records in a row, each with its kind. */
export function* referencesOf({ before, after }: ChangedRow): Generator<readonly [NamedKind, string]> {
  for (const facts of [before, after])
    for (const [field, kind] of Object.entries(REFERENCES))
      for (const id of listOf(facts?.[field])) if (isId(id)) yield [kind, id];
  for (const facts of [before, after])
    for (const { projectId } of projectRightsOf(facts)) yield ['project', projectId];
}

/** The changes of a row, in the order of its fields. */
export function changesOf({ entity, before, after }: ChangedRow, names: Names): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const isWhole = before === null || after === null;
  return fields
    .filter((field) => isListedField(entity, field))
    .map((field) => ({
      field,
      before: valueIn(field, before, names),
      after: valueIn(field, after, names),
    }))
    .filter((change) => (isWhole ? isFilledIn(change) : differs(change)));
}

/** Empty fields of a new or deleted record are no change. */
function isFilledIn({ before, after }: AuditChange): boolean {
  return (before ?? after) !== null && (before ?? after) !== false;
}

/** Values that the reader may not know are already removed; without them a change may be none. */
function differs({ before, after }: AuditChange): boolean {
  return isLong(before) || isLong(after) || JSON.stringify(before) !== JSON.stringify(after);
}

function valueIn(field: string, facts: Facts | null, names: Names): AuditValue {
  if (field === 'projectRights') return shown(projectRightsOf(facts).flatMap((one) => linesOf(one, names)));
  const value = facts?.[field];
  const kind = Object.hasOwn(REFERENCES, field) ? REFERENCES[field] : undefined;
  if (kind === undefined) return shown(value);
  const list = listOf(value).flatMap((id) => nameOf(kind, id, names));
  return Array.isArray(value) ? shown(list) : (list[0] ?? null);
}

interface RightsInProject {
  readonly projectId: string;
  readonly permissionGrants: readonly string[];
  readonly permissionDenials: readonly string[];
}

function projectRightsOf(facts: Facts | null): readonly RightsInProject[] {
  const { projectRights: list } = facts ?? {};
  return Array.isArray(list) ? list : [];
}

/** "Quảng Ninh: + post.approve"; nothing of a project that the reader may not know of. */
function linesOf(
  { projectId, permissionGrants, permissionDenials }: RightsInProject,
  names: Names,
): string[] {
  const name = names.project.get(projectId);
  if (name === undefined) return [];
  return [
    ...permissionGrants.map((permission) => `${name}: + ${permission}`),
    ...permissionDenials.map((permission) => `${name}: − ${permission}`),
  ];
}

function nameOf(kind: NamedKind, id: string, names: Names): string[] {
  const name = names[kind].get(id);
  if (name !== undefined) return [name];
  return kind === 'project' ? [] : [`#${id}`];
}

function shown(value: unknown): AuditValue {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(wordOf);
  const { length, sha256 } = value as { length?: unknown; sha256?: unknown };
  if (typeof length === 'number' && typeof sha256 === 'string') return { length };
  const entries = Object.entries(value).filter(([, part]) => part !== null && part !== '');
  return (
    titleOf(value) ?? (entries.length === 0 ? null : entries.map(([key, part]) => `${key}: ${wordOf(part)}`))
  );
}

function wordOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return titleOf(value) ?? JSON.stringify(value);
}

function titleOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, displayName, name } = value as Facts;
  return [title, displayName, name].find((one) => typeof one === 'string') as string | undefined;
}

function isLong(value: AuditValue): boolean {
  return typeof value === 'object' && value !== null && 'length' in value && !Array.isArray(value);
}

function listOf(value: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((one) => typeof one === 'string');
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,17}$/.test(text);
}
