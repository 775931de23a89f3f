export { beatenOf } from './beaten.ts';
export { namesLivingTargets } from './check-display.ts';
export { findDisplayTargets } from './display-targets-view.ts';
export { namesPage } from './names-page-view.ts';
