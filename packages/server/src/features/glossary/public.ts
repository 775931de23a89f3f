export { listGlossary, saveGlossaryEntry } from './glossary-access-store.ts';
export { countHits } from './hit-store.ts';
export { findLike } from './memory/like-view.ts';
export { findKeywords, findPageWords, findRemembered } from './memory/lookup-view.ts';
export { rememberParagraphs } from './memory/remember-store.ts';
export { sourceKey } from './memory/source-key.ts';
export { readExpression } from './read-expression.ts';
