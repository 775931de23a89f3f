export { findSessionProjects } from './session-projects-view.ts';
