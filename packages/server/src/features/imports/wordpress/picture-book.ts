import type { PlacedPicture } from '#server/core/article/placed-picture.ts';
import { addressKey, withoutSize } from './upload-place.ts';

/** The library picture of each attachment. */
export class PictureBook {
  readonly #site: string;
  readonly #byId = new Map<string, PlacedPicture>();
  readonly #names = new Map<string, string>();
  readonly #byAddress = new Map<string, PlacedPicture>();
  readonly #bySizeless = new Map<string, PlacedPicture>();

  constructor(site: string) {
    this.#site = site;
  }

  add(attachment: { readonly id: string; readonly address: string }, picture: PlacedPicture): void {
    if (attachment.id !== '') this.#byId.set(attachment.id, picture);
    const key = addressKey(attachment.address, this.#site);
    this.#names.set(picture.mediaId, key?.split('/').at(-1) ?? attachment.id);
    if (key === undefined) return;
    this.#byAddress.set(key, picture);
    const sizeless = withoutSize(key);
    if (!this.#bySizeless.has(sizeless)) this.#bySizeless.set(sizeless, picture);
  }

  /** The site's name of a picture's file. */
  nameOf(mediaId: string): string {
    return this.#names.get(mediaId) ?? mediaId;
  }

  withId(attachmentId: string): PlacedPicture | undefined {
    return this.#byId.get(attachmentId);
  }

  /** By the attachment's own address, or that of a copy of another size. */
  at(address: string): PlacedPicture | undefined {
    const key = addressKey(address, this.#site);
    if (key === undefined) return undefined;
    const sizeless = withoutSize(key);
    return this.#byAddress.get(key) ?? this.#byAddress.get(sizeless) ?? this.#bySizeless.get(sizeless);
  }
}
