// Pictures of an open article, as other records with a cover and a gallery use them.
export { ChooseFiles } from './editing/files/choose-files.tsx';
export { CoverFields } from './editing/files/cover-fields.tsx';
export { FileCard } from './editing/files/file-card.tsx';
export { AddToGallery, GalleryList } from './editing/files/gallery-list.tsx';
export { pagePicturesOf } from './editing/files/page-pictures-of.ts';
export { useLoadedFiles } from './editing/files/use-loaded-files.ts';
export { usePostFile, usePostFiles } from './editing/files/use-post-files.ts';
