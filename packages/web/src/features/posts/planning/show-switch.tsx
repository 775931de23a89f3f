import { CalendarDays, Kanban, List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import styles from './planning.module.css';
import type { ViewMode } from './use-view-mode.ts';

interface ShowSwitchProps {
  readonly ways: readonly ViewMode[];
  readonly shown: ViewMode;
  readonly onShow: (way: ViewMode) => void;
}

const ICONS = { list: List, board: Kanban, calendar: CalendarDays } as const;

/** The same posts as a list, as columns by state, or by the day they go out. */
export function ShowSwitch({ ways, shown, onShow }: ShowSwitchProps) {
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
