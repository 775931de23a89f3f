export { ArticlePreview } from './preview/article-preview.tsx';
export { usePreviewLook } from './preview/use-preview-look.ts';
export { useTypedDraft } from './preview/use-typed-draft.ts';
