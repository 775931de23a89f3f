export { startTask } from './start-task.ts';
export { taskFileName } from './task-files.ts';
export { type TaskHandler, type TaskResult, type TaskWork, taskHandler } from './task-handler.ts';
