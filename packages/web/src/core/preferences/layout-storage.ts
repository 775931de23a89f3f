import type { StateStorage } from 'zustand/middleware';

export const LAYOUT_KEY = 'layout-config';
const PROJECT_FIELD = 'projectCurrentId';

/**
 * The project belongs to the browser tab, so saving another field must not write this tab's project over
 * the one that another browser tab has chosen since: it stays as stored.
 */
export const layoutStorage: StateStorage = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => {
    const stored = stateIn(localStorage.getItem(name))?.[PROJECT_FIELD];
    localStorage.setItem(name, typeof stored === 'string' ? withProject(value, stored) : value);
  },
  removeItem: (name) => localStorage.removeItem(name),
};

/** Remembers the project for browser tabs opened later. */
export function storeProject(projectId: string): void {
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
