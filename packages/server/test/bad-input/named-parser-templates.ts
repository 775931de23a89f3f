import { PAGE_FIELDS } from '@toasoan/contract/features/extraction/template-definition.ts';
import { address, body, type NamingCall, query, UNKNOWN, versioned } from './naming-call.ts';

const NO_FIELDS = Object.fromEntries(PAGE_FIELDS.map((field) => [field, []]));

/** Calls that name how pages of other sites are read. */
export const NAMING_TEMPLATE_CALLS: readonly NamingCall[] = [
  address('GET /admin/parser-template/detail/{id}'),
  address('GET /admin/parser-template/pages/{id}'),
  address('GET /admin/parser-template/stored-pages/{id}'),
  address('GET /admin/parser-template/page/{id}'),
  address('GET /admin/parser-template/versions/{id}'),
  address('GET /admin/parser-template/version/{id}/{no}'),
  address('GET /admin/parser-template/drift/{id}'),
  query(
    'GET /admin/parser-template/fall-pages/{id}',
    ({ parserSource }) => `field=title&sourceId=${parserSource}`,
  ),
  address('POST /admin/parser-template/try/{id}'),
  address('DELETE /admin/parser-templates/{id}'),
  body('POST /admin/parser-template/suggest', ({ parserTemplate: id }) => ({ id, field: 'title' })),
  body('POST /admin/parser-template/select', ({ parserTemplate: id }) => ({
    id,
    selector: { kind: 'CSS', expr: 'h1' },
  })),
  body('POST /admin/parser-template/replay', ({ parserTemplate: id }) => ({ id })),
  body('POST /admin/parser-template/copy', ({ parserTemplate: id }) => ({ id })),
  versioned('POST /admin/parser-template/update', ({ parserTemplate: id }) => ({ id, note: 'Bản mới' })),
  versioned('POST /admin/parser-template/draft', ({ parserTemplate: id }) => ({
    id,
    definition: { fields: NO_FIELDS },
  })),
  versioned('POST /admin/parser-template/add-page', ({ parserTemplate: id }) => ({
    id,
    url: 'https://cho-noi.example/hai-bai.html',
  })),
  versioned('POST /admin/parser-template/publish', ({ parserTemplate: id }) => ({ id })),
  versioned('POST /admin/parser-template/restore', ({ parserTemplate: id }) => ({ id, no: 1 })),
];

/** Calls about the caller's own template that refer to another thing. */
export const POINTING_TEMPLATE_CALLS: readonly NamingCall[] = [
  body(
    'POST /admin/parser-template/create',
    ({ parserSource: sourceId }) => ({ title: 'Mẫu Gió lạ', sources: [{ sourceId }] }),
    UNKNOWN,
  ),
];

export const BULK_TEMPLATE_CALLS: readonly NamingCall[] = ['enable', 'disable', 'delete'].map((action) =>
  body('POST /admin/parser-template/bulk', ({ parserTemplate }) => ({ action, ids: [parserTemplate] })),
);
