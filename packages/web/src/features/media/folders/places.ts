/** What lies in no folder, as the list call names it. */
export const ROOT_PLACE = 'root';

/** At most one of them; none is everywhere. */
export interface Place {
  readonly folderId?: string;
  readonly collectionId?: string;
}

/** Where in the library one is and can go. */
export interface LibraryPlaces {
  readonly folderId: string | undefined;
  readonly collectionId: string | undefined;
  /** The folder that new files go to; undefined: to none. */
  readonly uploadTo: string | undefined;
  readonly go: (place: Place) => void;
  readonly href: (place: Place) => string;
  /** Absent for who may not put files elsewhere. */
  readonly onDropInFolder?: ((ids: readonly string[], folderId: string | null) => void) | undefined;
  readonly onDropInCollection?: ((ids: readonly string[], collectionId: string) => void) | undefined;
}
