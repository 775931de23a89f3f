import { address, body, type NamingCall, query, UNKNOWN, versioned } from './naming-call.ts';

const reason = 'Chưa rõ nguồn gốc của ảnh';

/** Calls that name files of the library, folders or collections. */
export const NAMING_MEDIA_CALLS: readonly NamingCall[] = [
  address('GET /admin/media/detail/{id}'),
  address('GET /admin/media/uses/{id}'),
  address('GET /admin/media/twins/{id}'),
  address('GET /admin/media/download/{id}'),
  address('DELETE /admin/media-files/{id}'),
  query('DELETE /admin/media-files/{id}', () => 'purge=true'),
  address('DELETE /admin/media/{id}'),
  query('DELETE /admin/media/{id}', () => 'purge=true'),
  address('DELETE /admin/media-folders/{id}'),
  address('DELETE /admin/media-templates/{id}'),
  address('DELETE /admin/media-collections/{id}'),
  versioned('POST /admin/media/update', ({ media: id }) => ({ id, title: 'Ảnh lạ' })),
  versioned('POST /admin/media/crops', ({ media: id }) => ({ id, focalPoint: { x: 0.5, y: 0.5 } })),
  versioned('POST /admin/media/transition/{id}', () => ({ move: 'quarantine', reason })),
  versioned('POST /admin/media/restore/{id}', () => ({})),
  address('GET /admin/media/recall/preview/{id}'),
  versioned('POST /admin/media/recall/{id}', () => ({ mode: 'REMOVE', reason })),
  versioned('POST /admin/media/recall/undo/{id}', () => ({})),
  body('POST /admin/media/zip', ({ media }) => ({ ids: [media] })),
  versioned('POST /admin/media-folder/update', ({ mediaFolder: id }) => ({ id, title: 'Thư mục lạ' })),
  versioned('POST /admin/media-template/update', ({ mediaTemplate: id }) => ({ id, title: 'Mẫu lạ' })),
  versioned('POST /admin/media-collection/update', ({ mediaCollection: id }) => ({ id, title: 'Bộ lạ' })),
];

/** Calls about the caller's own file or folder that refer to another thing. */
export const POINTING_MEDIA_CALLS: readonly NamingCall[] = [
  body(
    'POST /admin/media/update',
    ({ mediaFolder: folderId }, { media: id }) => ({ id, version: 1, folderId }),
    UNKNOWN,
  ),
  body(
    'POST /admin/media/update',
    ({ mediaCollection }, { media: id }) => ({ id, version: 1, collectionIds: [mediaCollection] }),
    UNKNOWN,
  ),
  body('POST /admin/media/update', ({ tag }, { media: id }) => ({ id, version: 1, tagIds: [tag] }), UNKNOWN),
  body(
    'POST /admin/media/update',
    ({ media: licenceDocId }, { media: id }) => ({ id, version: 1, licenceDocId }),
    UNKNOWN,
  ),
  body(
    'POST /admin/media-folder/create',
    ({ mediaFolder: parentId }) => ({ title: 'Con', parentId }),
    UNKNOWN,
  ),
  body(
    'POST /admin/media-folder/update',
    ({ mediaFolder: parentId }, { mediaFolder: id }) => ({ id, version: 1, parentId }),
    UNKNOWN,
  ),
  body(
    'POST /admin/media/recall/{id}',
    ({ media: withId }) => ({ mode: 'SWAP', version: 1, reason, withId }),
    UNKNOWN,
  ),
];

export const BULK_MEDIA_CALLS: readonly NamingCall[] = [
  ...['delete', 'restore'].map((action) =>
    body('POST /admin/media/bulk', ({ media }) => ({ action, ids: [media] })),
  ),
  body('POST /admin/media/describe', ({ media: id }) => ({
    files: [{ id, version: 1 }],
    set: { caption: 'Lạ' },
    overwrite: true,
  })),
  body('POST /admin/media/bulk', ({ media }) => ({ action: 'setRights', ids: [media], credit: 'Lạ' })),
  body('POST /admin/media/bulk', ({ media }, { mediaFolder: folderId }) => ({
    action: 'setFolder',
    ids: [media],
    folderId,
  })),
  body(
    'POST /admin/media/bulk',
    ({ mediaFolder: folderId }, { media }) => ({ action: 'setFolder', ids: [media], folderId }),
    ['INVALID_INPUT'],
  ),
  ...['addTags', 'removeTags'].map((action) =>
    body('POST /admin/media/bulk', ({ media }, { tag }) => ({ action, ids: [media], tagIds: [tag] })),
  ),
  ...['addToCollection', 'removeFromCollection'].map((action) =>
    body('POST /admin/media/bulk', ({ media }, { mediaCollection: collectionId }) => ({
      action,
      ids: [media],
      collectionId,
    })),
  ),
];
