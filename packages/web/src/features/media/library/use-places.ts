import { type LibraryPlaces, type Place, ROOT_PLACE } from '../folders/places.ts';
import type { BulkWork } from './bulk/use-bulk-work.ts';
import type { LibraryAddress } from './use-library-page.ts';

/** Going to a folder or a collection, and putting files there by dropping them. */
export function usePlaces(address: LibraryAddress, work: BulkWork, mayPut: boolean): LibraryPlaces {
  const changes = (place: Place) => ({
    folderId: place.folderId ?? null,
    collectionId: place.collectionId ?? null,
  });
  const { folderId } = address.query;
  return {
    folderId,
    uploadTo: folderId === ROOT_PLACE ? undefined : folderId,
    collectionId: address.query.collectionId,
    go: (place) => address.change(changes(place)),
    href: (place) => address.href(changes(place)),
    ...(mayPut && {
      onDropInFolder: (ids, into) => work.run({ action: 'setFolder', ids: [...ids], folderId: into }),
      onDropInCollection: (ids, collectionId) =>
        work.run({ action: 'addToCollection', ids: [...ids], collectionId }),
    }),
  };
}
