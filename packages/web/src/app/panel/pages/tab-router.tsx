import type { ReactNode } from 'react';
import { createPath, type Navigator, parsePath, Router, type To } from 'react-router';
import { goTo } from '#web/core/routing/here.ts';

function urlOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

/** Gives react-router the console's own navigation. */
const navigator: Navigator = {
  createHref: urlOf,
  encodeLocation: (to) => ({ pathname: '', search: '', hash: '', ...parsePath(urlOf(to)) }),
  push: (to, state) => goTo(urlOf(to), { state }),
  replace: (to, state) => goTo(urlOf(to), { state, replace: true }),
  go: (delta) => window.history.go(delta),
};

interface TabRouterProps {
  readonly url: string;
  readonly children: ReactNode;
}

/** The location of one tab's page. With one router for all tabs, each step would render the pages of every tab. */
export function TabRouter({ url, children }: TabRouterProps) {
  return (
    <Router location={url} navigator={navigator} useTransitions={false}>
      {children}
    </Router>
  );
}
