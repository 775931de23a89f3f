import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams } from '../../core/ids.ts';
import {
  mediaCollection,
  mediaCollectionCreate,
  mediaCollectionUpdate,
  mediaFolder,
  mediaFolderCreate,
  mediaFolderUpdate,
} from './media-folder.ts';

const SAVE_ERRORS = ['NOT_FOUND', 'TITLE_TAKEN', 'RULES_NOT_MET'] as const;

/** The folder tree of a project is one small list. */
export const mediaFolderEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/media-folder/list',
    summary: 'All folders of the project, parents before children, by name.',
    access: inArea('media', 'media.view'),
    data: z.object({ items: z.array(mediaFolder) }),
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/media-folder/create',
    summary: 'Create a folder.',
    access: inArea('media', 'media.upload'),
    body: mediaFolderCreate,
    data: mediaFolder,
    errors: SAVE_ERRORS,
    creates: true,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/admin/media-folder/update',
    summary: 'Rename a folder or put it into another one.',
    access: inArea('media', 'media.editAny'),
    body: mediaFolderUpdate,
    data: mediaFolder,
    errors: ['VERSION_MISSING', 'VERSION_CONFLICT', ...SAVE_ERRORS],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/admin/media-folders/{id}',
    summary: 'Delete a folder; its files and folders move up into the one above. Honours If-Match.',
    access: inArea('media', 'media.editAny'),
    params: idParams,
    data: z.object({ id: z.string() }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'TITLE_TAKEN'],
  }),
};

export const mediaCollectionEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/media-collection/list',
    summary: 'All collections of the project, by name.',
    access: inArea('media', 'media.view'),
    data: z.object({ items: z.array(mediaCollection) }),
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/media-collection/create',
    summary: 'Create a collection.',
    access: inArea('media', 'media.upload'),
    body: mediaCollectionCreate,
    data: mediaCollection,
    errors: ['TITLE_TAKEN'],
    creates: true,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/admin/media-collection/update',
    summary: 'Change a collection.',
    access: inArea('media', 'media.editAny'),
    body: mediaCollectionUpdate,
    data: mediaCollection,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'TITLE_TAKEN'],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/admin/media-collections/{id}',
    summary: 'Delete a collection; its files stay. Honours If-Match.',
    access: inArea('media', 'media.editAny'),
    params: idParams,
    data: z.object({ id: z.string() }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
};
