export { ArticlePreview } from './preview/article-preview.tsx';
export { useTypedDraft } from './preview/use-typed-draft.ts';
