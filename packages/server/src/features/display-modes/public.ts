export { namesLivingTargets } from './check-display.ts';
export { findDisplayTargets } from './display-targets-view.ts';
