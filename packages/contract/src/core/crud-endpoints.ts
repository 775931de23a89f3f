import * as z from 'zod/mini';
import type { AreaKey } from '../access/area-rules.ts';
import { inArea } from '../access/endpoint-access.ts';
import type { Permission } from '../access/permissions.ts';
import { bulkResult } from './bulk.ts';
import { defineEndpoint } from './define-endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { idParams } from './ids.ts';
import { pageOf } from './paging.ts';

interface CrudDefinition<
  Row extends z.ZodMiniType,
  Detail extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Create extends z.ZodMiniType,
  Update extends z.ZodMiniType,
  Bulk extends z.ZodMiniType,
> {
  /** Singular kebab-case word of the paths. */
  readonly thing: string;
  /** Its English plural, used by DELETE. */
  readonly things: string;
  readonly area: AreaKey;
  readonly may: { readonly view: Permission; readonly create: Permission; readonly edit: Permission };
  readonly row: Row;
  readonly detail: Detail;
  readonly query: Query;
  readonly create: Create;
  readonly update: Update;
  readonly bulk: Bulk;
  /** What saving can run into besides a version conflict. */
  readonly saveErrors: readonly ErrorCode[];
}

/** The six calls every managed thing has; a feature spreads them and overrides or adds its own. */
export function crudEndpoints<
  Row extends z.ZodMiniType,
  Detail extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Create extends z.ZodMiniType,
  Update extends z.ZodMiniType,
  Bulk extends z.ZodMiniType,
>(of: CrudDefinition<Row, Detail, Query, Create, Update, Bulk>) {
  const { thing, things, area, may } = of;
  return {
    list: defineEndpoint({
      method: 'GET',
      path: `/admin/${thing}/list`,
      summary: `List the ${things} of the project, filtered, sorted and paged.`,
      access: inArea(area, may.view),
      query: of.query,
      data: pageOf(of.row),
    }),
    detail: defineEndpoint({
      method: 'GET',
      path: `/admin/${thing}/detail/{id}`,
      summary: `One ${thing}.`,
      access: inArea(area, may.view),
      params: idParams,
      data: of.detail,
      errors: ['NOT_FOUND'],
    }),
    create: defineEndpoint({
      method: 'POST',
      path: `/admin/${thing}/create`,
      summary: `Create a ${thing}.`,
      access: inArea(area, may.create),
      body: of.create,
      data: of.detail,
      errors: of.saveErrors,
      creates: true,
    }),
    update: defineEndpoint({
      method: 'POST',
      path: `/admin/${thing}/update`,
      summary: `Change a ${thing}; only the keys sent are changed.`,
      access: inArea(area, may.edit),
      body: of.update,
      data: of.detail,
      errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', ...of.saveErrors],
    }),
    bulk: defineEndpoint({
      method: 'POST',
      path: `/admin/${thing}/bulk`,
      summary: `One action on up to 200 ${things}; each id reports for itself.`,
      access: inArea(area, may.edit),
      body: of.bulk,
      data: bulkResult,
    }),
    remove: defineEndpoint({
      method: 'DELETE',
      path: `/admin/${things}/{id}`,
      summary: `Delete a ${thing}. Honours If-Match.`,
      access: inArea(area, may.edit),
      params: idParams,
      data: z.object({ id: z.string() }),
      errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
    }),
  };
}
