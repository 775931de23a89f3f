import { createContext, use, useSyncExternalStore } from 'react';

/** A picture with its words, as a figure of the text has them. */
export interface PictureWords {
  readonly mediaId: string;
  readonly caption: string;
  readonly credit: string;
  readonly alt: string;
}

/** What the page around an article knows about pictures: the cover, and the same pictures in other places. */
export interface PagePictures {
  readonly watch: (listener: () => void) => () => void;
  /** The picture that represents the article; undefined for none. */
  readonly coverId: () => string | undefined;
  readonly putCover: (picture: PictureWords) => void;
  /** The credit of the same picture outside of the text; '' where nobody wrote one. */
  readonly creditOf: (mediaId: string) => string;
}

/** Undefined where an article has no cover. */
export const PagePicturesContext = createContext<PagePictures | undefined>(undefined);

const watchNothing = () => () => undefined;

/** A fact about the pictures of the page; rendered when it changes. */
export function usePagePictures<Fact extends string | boolean>(
  read: (pictures: PagePictures) => Fact,
): Fact | undefined {
  const pictures = use(PagePicturesContext);
  return useSyncExternalStore(pictures?.watch ?? watchNothing, () => pictures && read(pictures));
}
