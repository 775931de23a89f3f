/** A picture of the library that takes the place of a foreign one. */
export interface PlacedPicture {
  readonly mediaId: string;
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly credit: string;
}
