import * as z from 'zod/mini';
import type { AreaKey } from '../access/area-rules.ts';
import { inArea } from '../access/endpoint-access.ts';
import type { Permission } from '../access/permissions.ts';
import type { AuditEntity } from './audit-kinds.ts';
import { bulkResult } from './bulk.ts';
import { defineEndpoint } from './define-endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { idParams } from './ids.ts';
import { pageOf } from './paging.ts';

interface Managed {
  /** The kind of record in the audit log; every register of kinds must know it. */
  readonly entity: AuditEntity;
  /** Singular kebab-case word of the paths. */
  readonly thing: string;
  /** Its English plural, used by DELETE. */
  readonly things: string;
  readonly area: AreaKey;
  /** Absent where the roles of the area decide alone. */
  readonly may?: { readonly view: Permission; readonly create: Permission; readonly edit: Permission };
}

function accessOf({ area, may }: Managed, call: 'view' | 'create' | 'edit') {
  return may === undefined ? inArea(area) : inArea(area, may[call]);
}

interface CrudDefinition<
  Row extends z.ZodMiniType,
  Detail extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Create extends z.ZodMiniType,
  Update extends z.ZodMiniType,
> extends Managed {
  readonly row: Row;
  readonly detail: Detail;
  readonly query: Query;
  readonly create: Create;
  readonly update: Update;
  /** Refusals of a save besides a version conflict. */
  readonly saveErrors: readonly ErrorCode[];
}

/** The five calls of every managed record; a feature spreads them and overrides or adds its own. */
export function crudEndpoints<
  Row extends z.ZodMiniType,
  Detail extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Create extends z.ZodMiniType,
  Update extends z.ZodMiniType,
>(of: CrudDefinition<Row, Detail, Query, Create, Update>) {
  const { thing, things } = of;
  return {
    list: defineEndpoint({
      method: 'GET',
      path: `/admin/${thing}/list`,
      summary: `List the ${things} of the project, filtered, sorted and paged.`,
      access: accessOf(of, 'view'),
      query: of.query,
      data: pageOf(of.row),
    }),
    detail: defineEndpoint({
      method: 'GET',
      path: `/admin/${thing}/detail/{id}`,
      summary: `One ${thing}.`,
      access: accessOf(of, 'view'),
      params: idParams,
      data: of.detail,
      errors: ['NOT_FOUND'],
    }),
    create: defineEndpoint({
      method: 'POST',
      path: `/admin/${thing}/create`,
      summary: `Create a ${thing}.`,
      access: accessOf(of, 'create'),
      body: of.create,
      data: of.detail,
      errors: of.saveErrors,
      creates: true,
    }),
    update: defineEndpoint({
      method: 'POST',
      path: `/admin/${thing}/update`,
      summary: `Change a ${thing}; only the keys sent are changed.`,
      access: accessOf(of, 'edit'),
      body: of.update,
      data: of.detail,
      errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', ...of.saveErrors],
    }),
    remove: defineEndpoint({
      method: 'DELETE',
      path: `/admin/${things}/{id}`,
      summary: `Delete a ${thing}. Honours If-Match.`,
      access: accessOf(of, 'edit'),
      params: idParams,
      data: z.object({ id: z.string() }),
      errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
    }),
  };
}

/** The call of bulk actions, for records that have any. */
export function bulkEndpoint<Bulk extends z.ZodMiniType>(of: Managed, body: Bulk) {
  return defineEndpoint({
    method: 'POST',
    path: `/admin/${of.thing}/bulk`,
    summary: `One action on up to 200 ${of.things}; each id reports for itself.`,
    access: accessOf(of, 'edit'),
    body,
    data: bulkResult,
  });
}
