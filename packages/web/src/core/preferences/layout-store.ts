import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';
import { LAYOUT_KEY } from '#web/core/storage-keys.ts';
import { type ThemeMode, toggledTheme } from './theme-mode.ts';

const PROJECT_FIELD = 'projectCurrentId';

/**
 * The project belongs to the browser tab. Saving another field must not overwrite the project that another browser tab
 * has chosen since: the stored one stays.
 */
const layoutStorage: StateStorage = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => {
    const stored = stateIn(localStorage.getItem(name))?.[PROJECT_FIELD];
    localStorage.setItem(name, typeof stored === 'string' ? withProject(value, stored) : value);
  },
  removeItem: (name) => localStorage.removeItem(name),
};

/** Remembers the project for browser tabs opened later. */
function storeProject(projectId: string): void {
  const value = localStorage.getItem(LAYOUT_KEY);
  if (stateIn(value) && value) localStorage.setItem(LAYOUT_KEY, withProject(value, projectId));
}

function withProject(value: string, projectId: string): string {
  const whole = JSON.parse(value) as { state: object };
  return JSON.stringify({ ...whole, state: { ...whole.state, [PROJECT_FIELD]: projectId } });
}

function stateIn(value: string | null): Readonly<Record<string, unknown>> | undefined {
  try {
    return (JSON.parse(value ?? '{}') as { state?: Record<string, unknown> }).state;
  } catch {
    return undefined;
  }
}

const LAYOUT_VERSION = 2;

/** The layout config of specification §3, as it is stored. */
export interface LayoutConfig {
  readonly collapsed: boolean;
  readonly showBreadcrumb: boolean;
  readonly themeMode: ThemeMode;
  /** The current project of this browser tab, '' for none. */
  readonly projectCurrentId: string;
  readonly locale: Language;
  readonly isDark: boolean;
}

interface LayoutMoment {
  /** The user's own choice; `collapsed` differs from it while the window is narrow. */
  readonly ownCollapsed: boolean;
  /** The side menu is a drawer. */
  readonly isNarrow: boolean;
  /** A page of a long piece of work takes the room of the menu, unless there is enough for both. */
  readonly isWide: boolean;
  readonly isWorking: boolean;
  /** The tab bar is one button. */
  readonly isPhone: boolean;
  readonly hasBreadcrumbRoom: boolean;
  readonly pagePassword: boolean;
  readonly page2FA: boolean;
}

interface LayoutActions {
  readonly update: (changes: Partial<LayoutConfig>) => void;
  readonly reset: () => void;
  readonly toggleCollapsed: () => void;
  readonly setWidth: (width: number) => void;
  readonly setWorking: (isWorking: boolean) => void;
  readonly toggleTheme: () => void;
  readonly chooseProject: (projectId: string) => void;
  readonly setPagePassword: (on: boolean) => void;
  readonly togglePagePassword: () => void;
  readonly setPage2FA: (on: boolean) => void;
  /** The profile without either panel. */
  readonly closePanels: () => void;
}

const DEFAULTS: LayoutConfig = {
  collapsed: false,
  showBreadcrumb: true,
  themeMode: 'system',
  projectCurrentId: '',
  locale: 'vi',
  isDark: false,
};
const FIRST_MOMENT: LayoutMoment = {
  ownCollapsed: false,
  isNarrow: false,
  isWide: false,
  isWorking: false,
  isPhone: false,
  hasBreadcrumbRoom: true,
  pagePassword: false,
  page2FA: false,
};

type LayoutState = LayoutConfig & LayoutMoment & LayoutActions;

export const useLayout = create<LayoutState>()(
  persist(
    (set, get) => ({
      ...DEFAULTS,
      ...FIRST_MOMENT,
      update: (changes) => set(changes),
      reset: () =>
        set((layout) => ({
          ...DEFAULTS,
          ownCollapsed: false,
          collapsed: collapsedIn({ ...layout, ownCollapsed: false }),
          pagePassword: false,
          page2FA: false,
        })),
      // Opened beside a piece of work, the menu is open for the moment only.
      toggleCollapsed: () =>
        set((layout) => {
          const collapsed = !layout.collapsed;
          return isRailDue(layout) ? { collapsed } : { collapsed, ownCollapsed: collapsed };
        }),
      setWidth: (width) => {
        const at = placeOfWidth(width);
        const layout = get();
        const { isNarrow, isWide, isPhone, hasBreadcrumbRoom } = layout;
        const before = { isNarrow, isWide, isPhone, hasBreadcrumbRoom };
        if (JSON.stringify(at) !== JSON.stringify(before)) {
          set({ ...at, collapsed: collapsedIn({ ...layout, ...at }) });
        }
      },
      setWorking: (isWorking) => {
        const layout = { ...get(), isWorking };
        set({ isWorking, collapsed: collapsedIn(layout) });
      },
      toggleTheme: () => set(({ themeMode }) => ({ themeMode: toggledTheme(themeMode) })),
      chooseProject: (projectCurrentId) => {
        set({ projectCurrentId });
        storeProject(projectCurrentId);
      },
      // Spec: the password flag turns the second-factor panel off.
      setPagePassword: (pagePassword) => set({ pagePassword, page2FA: false }),
      togglePagePassword: () => set(({ pagePassword }) => ({ pagePassword: !pagePassword, page2FA: false })),
      setPage2FA: (page2FA) =>
        set(({ pagePassword }) => ({ page2FA, pagePassword: pagePassword && !page2FA })),
      closePanels: () => set({ pagePassword: false, page2FA: false }),
    }),
    {
      name: LAYOUT_KEY,
      version: LAYOUT_VERSION,
      storage: createJSONStorage(() => layoutStorage),
      partialize: storedFields,
      migrate: () => DEFAULTS,
      merge: (stored, current) => withOwnCollapsed({ ...current, ...(stored as Partial<LayoutConfig>) }),
    },
  ),
);

type PlaceOfWidth = Pick<LayoutMoment, 'isNarrow' | 'isWide' | 'isPhone' | 'hasBreadcrumbRoom'>;

// Spec: collapsed under 1000, breadcrumb over 768.
function placeOfWidth(width: number): PlaceOfWidth {
  return {
    isNarrow: width < 1000,
    isWide: width >= 1600,
    isPhone: width < 768,
    hasBreadcrumbRoom: width > 768,
  };
}

function isRailDue({ isWorking, isWide }: LayoutMoment): boolean {
  return isWorking && !isWide;
}

function collapsedIn(layout: LayoutMoment): boolean {
  return layout.isNarrow || layout.ownCollapsed || isRailDue(layout);
}

whenPersonLeaves(() => useLayout.getState().reset());

function storedFields(state: LayoutState): LayoutConfig {
  const { ownCollapsed, showBreadcrumb, themeMode, projectCurrentId, locale, isDark } = state;
  return { collapsed: ownCollapsed, showBreadcrumb, themeMode, projectCurrentId, locale, isDark };
}

function withOwnCollapsed(state: LayoutState): LayoutState {
  const layout = { ...state, ownCollapsed: state.collapsed };
  return { ...layout, collapsed: collapsedIn(layout) };
}
