export { languageName } from './language-name.ts';
export { projectDetail } from './project-queries.ts';
export { ProjectSign } from './project-sign.tsx';
