import { internalLinkEndpoints } from '@toasoan/contract/features/internal-links/endpoints.ts';
import { CSV_COLUMNS, type CsvColumn } from '@toasoan/contract/features/internal-links/link-csv.ts';
import { CSV_BEGIN, csvLine } from '#server/core/csv/csv-line.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { type LinkRow, linkOf } from '../internal-link-row.ts';
import { allLinks } from '../internal-link-view.ts';
import { importLinks } from './import-links.ts';

export function csvRoutes(): readonly Route[] {
  return [
    transactionRoute(internalLinkEndpoints.import, (call) => importLinks(call, call.body)),
    route(internalLinkEndpoints.export, async ({ db, projectId }) => {
      const rows = await allLinks(db, projectId);
      const csv = [CSV_BEGIN + csvLine(CSV_COLUMNS), ...rows.map((row) => csvLine(cellsOf(row)))].join('');
      return { fileName: `lien-ket-noi-bo-${projectId}.csv`, csv };
    }),
  ];
}

/** The columns as an import reads them again. */
function cellsOf(row: LinkRow): readonly (string | number)[] {
  const link = linkOf(row);
  const cells: Readonly<Record<CsvColumn, string | number>> = {
    keyword: link.keyword,
    variants: link.variants.join('; '),
    exclusions: link.exclusions.join('; '),
    targetType: link.targetType,
    target: link.target.path || link.url,
    title: link.title,
    maxPerPost: link.maxPerPost,
    priority: link.priority,
    openNewTab: Number(link.openNewTab),
    nofollow: Number(link.nofollow),
    scope: link.scope.map(({ title }) => title).join('; '),
    startTime: link.startTime ?? '',
    endTime: link.endTime ?? '',
    status: link.status,
  };
  return CSV_COLUMNS.map((column) => cells[column]);
}
