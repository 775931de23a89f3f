/** The value the list endpoint uses for "in no folder". */
export const ROOT_PLACE = 'root';

/** At most one of them; none means everywhere. */
export interface Place {
  readonly folderId?: string;
  readonly collectionId?: string;
}

/** The current place in the library and the available ones. */
export interface LibraryPlaces {
  readonly folderId: string | undefined;
  readonly collectionId: string | undefined;
  /** The folder that new files go to; undefined: none. */
  readonly uploadTo: string | undefined;
  readonly go: (place: Place) => void;
  readonly href: (place: Place) => string;
  /** Absent without the right to move files. */
  readonly onDropInFolder?: ((ids: readonly string[], folderId: string | null) => void) | undefined;
  readonly onDropInCollection?: ((ids: readonly string[], collectionId: string) => void) | undefined;
}
