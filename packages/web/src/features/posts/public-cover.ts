// Files of an open article with a cover alone: whoever shows it fetches nothing of galleries.
export { ChooseFiles } from './editing/files/choose-files.tsx';
export { CoverFields } from './editing/files/cover-fields.tsx';
export { FileCard } from './editing/files/file-card.tsx';
export { pagePicturesOf } from './editing/files/page-pictures-of.ts';
export { useLoadedFiles } from './editing/files/use-loaded-files.ts';
export { usePostFile, usePostFiles } from './editing/files/use-post-files.ts';
