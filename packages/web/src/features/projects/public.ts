export { languageName } from './language-name.ts';
export { projectDetail } from './project-queries.ts';
export { ProjectPage } from './view/project-page.tsx';
