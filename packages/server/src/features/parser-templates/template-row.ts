import type { TemplateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import type {
  ParserTemplate,
  ParserTemplateDetail,
} from '@toasoan/contract/features/parser-templates/parser-template.ts';
import type { Selectable } from 'kysely';
import type { ParserTemplateTable } from '#server/core/db/tables/parser-template-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';

/** A source of a template as its row carries it. */
export interface TemplateSource {
  readonly sourceId: string;
  readonly title: string;
  readonly isDefault: boolean;
  readonly domains: readonly string[];
  readonly timezone: string;
}

/** A template with its sources, its current version, and what was read in the last two weeks. */
export type ParserTemplateRow = Selectable<ParserTemplateTable> & {
  readonly sources: readonly TemplateSource[];
  readonly current_definition: TemplateDefinition | null;
  readonly current_since: Date | null;
  readonly has_draft: boolean;
  readonly pages: number;
  readonly passed: number;
};

export function templateOf(row: ParserTemplateRow): ParserTemplate {
  return {
    id: row.id,
    title: row.title,
    note: row.note,
    status: row.status,
    currentVersion: row.current_version,
    currentSince: row.current_since?.toISOString() ?? null,
    hasDraft: row.has_draft,
    draftTime: row.draft_time?.toISOString() ?? null,
    sources: row.sources.map(({ sourceId, title, isDefault }) => ({ sourceId, title, isDefault })),
    testUrls: row.test_urls,
    lastTestTime: row.last_test_time?.toISOString() ?? null,
    testsPassed: row.tests_passed,
    testsTotal: row.tests_total,
    passRate: passRateOf(row),
    passPages: row.pages,
    drift: driftOf(row),
    ...auditFieldsOf(row),
  };
}

export function templateDetailOf(row: ParserTemplateRow): ParserTemplateDetail {
  return { ...templateOf(row), draft: row.draft };
}

function passRateOf(row: ParserTemplateRow): number | null {
  if (row.pages > 0) return row.passed / row.pages;
  return row.tests_total > 0 ? row.tests_passed / row.tests_total : null;
}

/** Falls at sources that still use the template. */
export function driftOf(row: ParserTemplateRow): ParserTemplate['drift'] {
  return row.falls.flatMap((fall) => {
    const source = row.sources.find(({ sourceId }) => sourceId === fall.sourceId);
    return source === undefined ? [] : [{ ...fall, sourceTitle: source.title }];
  });
}

export function auditedTemplate(row: ParserTemplateRow) {
  return {
    id: row.id,
    title: row.title,
    note: row.note,
    status: row.status,
    currentVersion: row.current_version,
    readSources: row.sources.map(({ title }) => title),
    testUrls: row.test_urls,
  };
}
