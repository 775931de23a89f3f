import * as z from 'zod/mini';
import type { AreaKey } from '../../../access/area-rules.ts';
import { inArea } from '../../../access/endpoint-access.ts';
import type { Permission } from '../../../access/permissions.ts';
import { articleDocument } from '../../../article/document.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId, idParams, randomId, version } from '../../../core/ids.ts';
import { queryInt } from '../../../core/paging.ts';
import { articleVersion } from './article-version.ts';

const versionNumber = queryInt({ min: 1, max: 2_147_483_647 });

interface VersionedKind<Snapshot extends z.ZodMiniType, Restored extends z.ZodMiniType> {
  /** Word of the paths and summaries. */
  readonly thing: string;
  /** With its article: `a post`. */
  readonly aThing: string;
  readonly area: AreaKey;
  readonly may: { readonly view: Permission; readonly edit: Permission };
  readonly snapshot: Snapshot;
  /** The fields that a person may restore alone. */
  readonly fieldNames: readonly string[];
  readonly restored: Restored;
}

/** The calls of the versions of one kind of record. */
export function versionEndpointsOf<Snapshot extends z.ZodMiniType, Restored extends z.ZodMiniType>(
  of: VersionedKind<Snapshot, Restored>,
) {
  const view = inArea(of.area, of.may.view);
  const fieldName = z.enum(of.fieldNames as [string, ...string[]], { error: 'choice' });
  return {
    list: defineEndpoint({
      method: 'GET',
      path: `/admin/${of.thing}/history/{id}`,
      summary: `The versions of ${of.aThing}, newest first.`,
      access: view,
      params: idParams,
      query: z.strictObject({
        /** Older than this one. */
        before: z.optional(versionNumber),
        limit: z._default(queryInt({ min: 1, max: 100 }), 50),
      }),
      data: z.object({ items: z.array(articleVersion), hasMore: z.boolean() }),
      errors: ['NOT_FOUND'],
    }),
    detail: defineEndpoint({
      method: 'GET',
      path: `/admin/${of.thing}/version/{id}/{no}`,
      summary: `One version of ${of.aThing}.`,
      access: view,
      params: z.strictObject({ id: contentId, no: versionNumber }),
      data: z.object({ ...articleVersion.shape, snapshot: of.snapshot }),
      errors: ['NOT_FOUND'],
    }),
    restore: defineEndpoint({
      method: 'POST',
      path: `/admin/${of.thing}/restore/{id}`,
      summary: `Restore a version of ${of.aThing}, all of it, the named fields or parts of its text; the current text stays in the history.`,
      access: inArea(of.area, of.may.edit),
      params: idParams,
      body: z.strictObject({
        version,
        no: z
          .number({ error: 'type' })
          .check(
            z.int({ error: 'type' }),
            z.gte(1, { error: 'tooSmall' }),
            z.lte(2_147_483_647, { error: 'tooBig' }),
          ),
        /** Absent: all of them. */
        fields: z.optional(
          z
            .array(fieldName)
            .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(100, { error: 'tooMany' })),
        ),
        /** Instead of that version's whole text: the present one with those of its paragraphs that are taken back. */
        content: z.optional(articleDocument),
        /** The editing session of the record. */
        editingSession: z.optional(randomId),
      }),
      data: of.restored,
      errors: [
        'NOT_FOUND',
        'LOCKED_BY_OTHER',
        'VERSION_MISSING',
        'VERSION_CONFLICT',
        'RULES_NOT_MET',
        'SLUG_TAKEN',
      ],
    }),
  };
}
