export { askForTasks } from './task-queries.ts';
