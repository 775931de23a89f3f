import { useSearchParams } from 'react-router';
import { useMay } from '#web/core/project/visitor.ts';

const VIEW_MODES = ['list', 'board', 'calendar'] as const;
export type ViewMode = (typeof VIEW_MODES)[number];

/** The ways this person may look at the list, and the one in the address. */
export function useViewMode() {
  const [search, setSearch] = useSearchParams();
  const mayForward = useMay('post.forward');
  const mayEditAny = useMay('post.editAny');
  const ways = VIEW_MODES.filter(
    (way) => way === 'list' || (way === 'board' && mayForward) || (way === 'calendar' && mayEditAny),
  );
  const asked = search.get('show');
  return {
    ways,
    shown: ways.find((way) => way === asked) ?? 'list',
    show: (way: ViewMode) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          for (const key of ['page', 'day', 'span']) next.delete(key);
          if (way === 'list') next.delete('show');
          else next.set('show', way);
          return next;
        },
        { replace: true },
      ),
  };
}
