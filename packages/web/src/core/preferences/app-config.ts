import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';
import { APP_CONFIG_KEY } from '#web/core/storage-keys.ts';

export interface AppConfig {
  readonly density: 'compact' | 'comfortable';
  readonly pageSize: number;
  /** Single letters act on lists and the frame (WCAG 2.1.4: they can be switched off). */
  readonly letterKeys: boolean;
  /** Chosen columns by list; a list without an entry uses its default. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
}

const DEFAULTS: AppConfig = { density: 'comfortable', pageSize: 20, letterKeys: true, columns: {} };

/** The user's settings for lists and keys. */
export const useAppConfig = create<AppConfig>()(
  persist(() => DEFAULTS, { name: APP_CONFIG_KEY, version: 1, migrate: () => DEFAULTS }),
);

whenPersonLeaves(() => useAppConfig.setState(DEFAULTS));
