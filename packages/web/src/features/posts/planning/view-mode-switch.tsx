import { CalendarDays, Kanban, List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useMay } from '#web/core/project/visitor.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import styles from './planning.module.css';

interface ViewModeSwitchProps {
  readonly ways: readonly ViewMode[];
  readonly shown: ViewMode;
  readonly onShow: (way: ViewMode) => void;
}

const ICONS = { list: List, board: Kanban, calendar: CalendarDays } as const;

/** Switches between list, board by state and calendar. */
export function ViewModeSwitch({ ways, shown, onShow }: ViewModeSwitchProps) {
  const { t } = useTranslation('planning');
  if (ways.length < 2) return null;
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('show')}</legend>
      {ways.map((way) => {
        const Icon = ICONS[way];
        return (
          <IconButton
            key={way}
            icon={<Icon size={17} />}
            label={t(`show.${way}`)}
            aria-pressed={way === shown}
            onClick={() => onShow(way)}
          />
        );
      })}
    </fieldset>
  );
}

const VIEW_MODES = ['list', 'board', 'calendar'] as const;
type ViewMode = (typeof VIEW_MODES)[number];

/** The view modes open to this person, and the one in the address. */
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
