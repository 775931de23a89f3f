import { createPath, type Navigator, parsePath, type To } from 'react-router';
import { goTo } from '#web/core/routing/here.ts';

function urlOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

/** Gives react-router the console's own way of going somewhere. */
export const routerNavigator: Navigator = {
  createHref: urlOf,
  encodeLocation: (to) => ({ pathname: '', search: '', hash: '', ...parsePath(urlOf(to)) }),
  push: (to, state) => goTo(urlOf(to), { state }),
  replace: (to, state) => goTo(urlOf(to), { state, replace: true }),
  go: (delta) => window.history.go(delta),
};
