import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId, idParams, version } from '../../../core/ids.ts';
import { oneLine } from '../../../core/text.ts';
import { auditFields } from '../../../vocabulary/audit-fields.ts';
import { licence } from '../media-kinds.ts';
import { filledDescription } from './description.ts';

const title = oneLine({ min: 1, max: 80 });

/** What is said about every file of an upload, kept under a name for all people of the project. */
export const mediaTemplate = z.object({
  id: z.string(),
  title: z.string(),
  set: z.object({
    title: z.optional(z.string()),
    alt: z.optional(z.string()),
    caption: z.optional(z.string()),
    credit: z.optional(z.string()),
    placeText: z.optional(z.string()),
    takenTime: z.optional(z.string()),
    persons: z.optional(z.array(z.string())),
    licence: z.optional(licence),
  }),
  ...auditFields,
});
export type MediaTemplate = z.output<typeof mediaTemplate>;

const mediaTemplateCreate = z.strictObject({ title, set: filledDescription });
export type MediaTemplateCreate = z.output<typeof mediaTemplateCreate>;
const mediaTemplateUpdate = z.strictObject({
  id: contentId,
  version,
  title: z.optional(title),
  set: z.optional(filledDescription),
});
export type MediaTemplateUpdate = z.output<typeof mediaTemplateUpdate>;

export const mediaTemplateEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/media-template/list',
    summary: 'All metadata templates of the project, by name.',
    access: inArea('media', 'media.upload'),
    data: z.object({ items: z.array(mediaTemplate) }),
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/media-template/create',
    summary: 'Keep a description for uploads.',
    access: inArea('media', 'media.upload'),
    body: mediaTemplateCreate,
    data: mediaTemplate,
    errors: ['TITLE_TAKEN'],
    creates: true,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/admin/media-template/update',
    summary: 'Change a metadata template; files that it described stay.',
    access: inArea('media', 'media.editAny'),
    body: mediaTemplateUpdate,
    data: mediaTemplate,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'TITLE_TAKEN'],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/admin/media-templates/{id}',
    summary: 'Delete a metadata template; files that it described stay. Honours If-Match.',
    access: inArea('media', 'media.editAny'),
    params: idParams,
    data: z.object({ id: z.string() }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
};
