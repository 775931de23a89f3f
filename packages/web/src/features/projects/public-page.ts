export { ProjectPage } from './view/project-page.tsx';
