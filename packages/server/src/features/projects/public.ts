export { projectImageRefs } from './project-recall-store.ts';
export { findSessionProjects } from './session-projects-view.ts';
