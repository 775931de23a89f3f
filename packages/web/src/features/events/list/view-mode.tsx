import { CalendarDays, List, type LucideIcon, Map as MapIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import styles from './view-mode.module.css';

const WAYS = ['list', 'month', 'map'] as const;
type ViewMode = (typeof WAYS)[number];
const ICONS: Readonly<Record<ViewMode, LucideIcon>> = { list: List, month: CalendarDays, map: MapIcon };

interface ViewModeSwitchProps {
  readonly shown: ViewMode;
  readonly onShow: (way: ViewMode) => void;
}

/** Switches between list, month and map. */
export function ViewModeSwitch({ shown, onShow }: ViewModeSwitchProps) {
  const { t } = useTranslation('events');
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('show')}</legend>
      {WAYS.map((way) => {
        const Icon = ICONS[way];
        return (
          <button
            key={way}
            type="button"
            className={styles.way}
            aria-pressed={way === shown}
            onClick={() => onShow(way)}
          >
            <Icon size={16} aria-hidden />
            {t(`show.${way}`)}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What the address says. */
export function useViewMode(): ViewModeSwitchProps {
  const [search, setSearch] = useSearchParams();
  const shown = viewModeOf(search);
  const onShow = (way: ViewMode) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const key of ['page', 'day']) next.delete(key);
        if (way === 'list') next.delete('show');
        else next.set('show', way);
        return next;
      },
      { replace: true },
    );
  return { shown, onShow };
}

export function viewModeOf(search: URLSearchParams): ViewMode {
  return WAYS.find((way) => way === search.get('show')) ?? 'list';
}
