import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';

export interface PageConfig {
  /** Open or closed, by panel of an editor. */
  readonly panels: Readonly<Record<string, boolean>>;
  /** The last tab, by list. */
  readonly lastTabs: Readonly<Record<string, string>>;
}

const DEFAULTS: PageConfig = { panels: {}, lastTabs: {} };

/** The user's page state. */
export const usePageConfig = create<PageConfig>()(
  persist(() => DEFAULTS, { name: 'page-config', version: 1, migrate: () => DEFAULTS }),
);

whenPersonLeaves(() => usePageConfig.setState(DEFAULTS));
