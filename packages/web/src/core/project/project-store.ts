import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import { create } from 'zustand';
import { useAuth } from '#web/core/session/auth-store.ts';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';
import { refreshMe } from '#web/core/session/load-me.ts';

interface ProjectState {
  readonly loading: boolean;
  /** True until the list has been loaded once. */
  readonly firstLoad: boolean;
  readonly error: boolean;
  readonly total: number;
  readonly data: readonly SessionProject[];
}

interface ProjectActions {
  /** Loads once, from the session; afterwards it returns the loaded list. */
  readonly load: () => readonly SessionProject[];
  /** Reads again from the server. A failure is silent: the spinner ends and `error` is set. */
  readonly reload: () => Promise<void>;
  /** Applies the list of a resumed session. */
  readonly take: (projects: readonly SessionProject[]) => void;
  readonly add: (project: SessionProject) => void;
  readonly remove: (projectId: string) => void;
  readonly replace: (project: SessionProject) => void;
  readonly reset: () => void;
}

const EMPTY: ProjectState = { loading: false, firstLoad: true, error: false, total: 0, data: [] };

export const useProjects = create<ProjectState & ProjectActions>()((set, get) => {
  const show = (data: readonly SessionProject[]) => set({ data, total: data.length });
  return {
    ...EMPTY,
    load: () => {
      if (get().firstLoad) {
        show(useAuth.getState().projects);
        set({ firstLoad: false });
      }
      return get().data;
    },
    reload: async () => {
      set({ loading: true, error: false });
      try {
        await refreshMe();
        show(useAuth.getState().projects);
      } catch {
        set({ error: true });
      } finally {
        set({ loading: false, firstLoad: false });
      }
    },
    take: show,
    add: (project) => show([...get().data, project]),
    remove: (projectId) => show(get().data.filter((one) => one.projectId !== projectId)),
    replace: (project) =>
      show(get().data.map((one) => (one.projectId === project.projectId ? project : one))),
    reset: () => set(EMPTY),
  };
});

whenPersonLeaves(() => useProjects.getState().reset());
