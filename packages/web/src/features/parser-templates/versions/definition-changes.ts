import {
  type FieldSelector,
  PAGE_FIELDS,
  type PageField,
  type TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';

/** What a definition says about one thing, one line for each entry. */
export interface DefinitionChange {
  /** A field, or the name of another part. */
  readonly name: PageField | PartName;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export const PART_NAMES = [
  'urlPattern',
  'list',
  'dateFormats',
  'removeSelectors',
  'unwrapSelectors',
  'keepTags',
  'nextPageSelector',
  'singlePageSelector',
  'captionSelector',
  'creditPattern',
  'replace',
  'minTitleLength',
  'minBodyChars',
  'mustContain',
  'mustNotContain',
  'paywallSelector',
  'videoSelector',
] as const satisfies readonly (keyof TemplateDefinition)[];
export type PartName = (typeof PART_NAMES)[number];

/** Where two definitions differ, in the order in which the studio shows them. */
export function definitionChanges(
  before: TemplateDefinition,
  after: TemplateDefinition,
): readonly DefinitionChange[] {
  const fields = PAGE_FIELDS.map((name) => ({
    name,
    before: before.fields[name].map(selectorLine),
    after: after.fields[name].map(selectorLine),
  }));
  const parts = PART_NAMES.map((name) => ({
    name,
    before: linesOf(before[name]),
    after: linesOf(after[name]),
  }));
  return [...fields, ...parts].filter((change) => change.before.join('\n') !== change.after.join('\n'));
}

function selectorLine({ kind, expr, attr, take, transform }: FieldSelector): string {
  const name = attr === '' ? expr : `${expr}@${attr}`;
  const more = [take === 'FIRST' ? '' : take, ...transform].filter(Boolean).join(', ');
  return `${kind} ${name}${more && ` (${more})`}`;
}

function linesOf(value: TemplateDefinition[PartName]): string[] {
  if (Array.isArray(value))
    return value.map((entry) => (typeof entry === 'string' ? entry : `${entry.find} => ${entry.put}`));
  if (typeof value === 'object')
    return Object.entries(value).map(([name, entry]) => `${name}: ${String(entry)}`);
  return value === '' ? [] : [String(value)];
}
