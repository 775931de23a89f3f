import type { Page } from '@toasoan/contract/core/paging.ts';
import {
  LEAST_PASS_RATE,
  type ParserTemplate,
  type ParserTemplateListQuery,
} from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type ParserTemplateRow, templateOf } from './template-row.ts';

/** Of the pages read in the last days, else of the last trial. */
const PASS_RATE = sql`CASE WHEN lately.pages > 0 THEN lately.passed::float / lately.pages
  WHEN template.tests_total > 0 THEN template.tests_passed::float / template.tests_total END`;

const SOURCE_COUNT = sql`(SELECT count(*) FROM parser_template_sources AS used
  WHERE used.project_id = template.project_id AND used.template_id = template.id)`;

const TABLES = sql`parser_templates AS template CROSS JOIN LATERAL (
    SELECT coalesce(sum(days.pages), 0)::int AS pages, coalesce(sum(days.passed), 0)::int AS passed
    FROM parser_template_days AS days
    WHERE days.project_id = template.project_id AND days.template_id = template.id
      AND days.day > (now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date - 14
  ) AS lately`;

const SORTS = {
  title: sql`template.title COLLATE "vi-x-icu", template.id`,
  '-title': sql`template.title COLLATE "vi-x-icu" DESC, template.id DESC`,
  sources: sql`${SOURCE_COUNT}, template.id`,
  '-sources': sql`${SOURCE_COUNT} DESC, template.id DESC`,
  passRate: sql`${PASS_RATE} NULLS LAST, template.id`,
  '-passRate': sql`${PASS_RATE} DESC NULLS LAST, template.id DESC`,
  lastTestTime: sql`template.last_test_time NULLS FIRST, template.id`,
  '-lastTestTime': sql`template.last_test_time DESC NULLS LAST, template.id DESC`,
  '-updateTime': sql`template.update_time DESC, template.id DESC`,
} as const satisfies Record<ParserTemplateListQuery['sort'], unknown>;

function wholeTemplates(rest: RawBuilder<unknown>): RawBuilder<ParserTemplateRow> {
  return sql<ParserTemplateRow>`
    SELECT template.*, lately.pages, lately.passed,
      current.definition AS current_definition, current.from_time AS current_since,
      current.definition IS DISTINCT FROM template.draft AS has_draft,
      (SELECT coalesce(json_agg(json_build_object('sourceId', source.id::text, 'title', source.title,
          'isDefault', used.is_default, 'domains', source.domains, 'timezone', source.timezone)
          ORDER BY source.title COLLATE "vi-x-icu", source.id), '[]')
        FROM parser_template_sources AS used
        JOIN parser_sources AS source ON source.project_id = used.project_id AND source.id = used.source_id
        WHERE used.project_id = template.project_id AND used.template_id = template.id) AS sources
    FROM ${TABLES} LEFT JOIN parser_template_versions AS current ON current.project_id = template.project_id
      AND current.template_id = template.id AND current.no = template.current_version
    ${rest}`;
}

/** @throws NOT_FOUND also for another project's. */
export async function getTemplate(db: Db, projectId: string, id: string): Promise<ParserTemplateRow> {
  const where = sql`WHERE template.project_id = ${projectId} AND template.id = ${id}`;
  const { rows } = await wholeTemplates(where).execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

function conditions(projectId: string, query: ParserTemplateListQuery): RawBuilder<unknown> {
  const all = [
    sql`template.project_id = ${projectId}`,
    ...wordsOf(foldVietnamese(query.text ?? '')).map(
      (word) => sql`template.search_text LIKE ${`% ${word}%`}`,
    ),
    ...(query.status === undefined ? [] : [sql`template.status = ${query.status}`]),
    ...(query.isWeak === true ? [sql`${PASS_RATE} < ${LEAST_PASS_RATE}`] : []),
    ...(query.hasDrift === true ? [sql`template.falls <> '[]'`] : []),
    ...(query.sourceId === undefined
      ? []
      : [
          sql`EXISTS (SELECT FROM parser_template_sources AS used WHERE used.project_id = template.project_id
            AND used.template_id = template.id AND used.source_id = ${query.sourceId})`,
        ]),
  ];
  return sql`WHERE ${sql.join(all, sql` AND `)}`;
}

export async function listTemplates(
  db: Db,
  projectId: string,
  query: ParserTemplateListQuery,
): Promise<Page<ParserTemplate>> {
  const where = conditions(projectId, query);
  const { rows: counted } = await sql<{ rows: number }>`
    SELECT count(*)::int AS rows FROM ${TABLES} ${where}`.execute(db);
  const page = sql`${where} ORDER BY ${SORTS[query.sort]} LIMIT ${query.limit} OFFSET ${offsetOf(query)}`;
  const { rows } = await wholeTemplates(page).execute(db);
  return pageOf(query, rows.map(templateOf), counted[0]?.rows ?? 0);
}
