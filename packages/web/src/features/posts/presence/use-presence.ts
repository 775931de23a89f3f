import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import type { PostSession } from '../editing/post-session.ts';
import { postDetail } from '../post-queries.ts';
import { forgetPage, notePage } from './dead-pages.ts';
import { holdSession } from './hold-session.ts';
import { createPresenceDesk, type PresenceDesk } from './presence-desk.ts';
import type { PresenceState } from './presence-state.ts';

interface KeptDesk {
  readonly desk: PresenceDesk;
  readonly end: () => void;
}

function closeDesk({ desk, end }: KeptDesk): void {
  end();
  desk.close();
}

/** The place at a post of the page that writes it; hiding the tab leaves it as it is. */
export function useWriterDesk(session: PostSession): PresenceDesk {
  const tab = useTab();
  const client = useQueryClient();
  const projectId = useProjectId();
  return tab.keep(
    'presence',
    (): KeptDesk => {
      const desk = createPresenceDesk({ projectId, editingSession: tab.id, readsOnly: false });
      void notePage(tab.id);
      const read = (id: string) => client.fetchQuery({ ...postDetail(projectId, id), staleTime: 0 });
      const end = holdSession({ session, desk, read, userId: useAuth.getState().userId });
      return {
        desk,
        end: () => {
          end();
          void forgetPage(tab.id);
        },
      };
    },
    closeDesk,
  ).desk;
}

/** The place at a post of a page that only shows it. */
export function useReaderDesk(postId: string): PresenceDesk {
  const tab = useTab();
  const projectId = useProjectId();
  const { desk } = tab.keep(
    'presence',
    (): KeptDesk => ({
      desk: createPresenceDesk({ projectId, editingSession: tab.id, readsOnly: true }),
      end: () => undefined,
    }),
    closeDesk,
  );
  useEffect(() => desk.open(postId), [desk, postId]);
  return desk;
}

export function usePresence(desk: PresenceDesk): PresenceState {
  return useSyncExternalStore(desk.subscribe, desk.get);
}
