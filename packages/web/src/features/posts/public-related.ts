export { RelatedPosts } from './editing/related/related-posts.tsx';
