import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { Day } from '#web/ui/dates/days.ts';
import { Row } from '#web/ui/layout/row.tsx';
import styles from './calendar-board.module.css';
import type { CalendarRange } from './calendar-model.ts';
import { stepRange } from './calendar-range.ts';

const VIEWS = ['month', 'week'] as const;

interface CalendarBarProps {
  readonly title: string;
  readonly range: CalendarRange;
  readonly today: Day;
  readonly onRange: (range: CalendarRange) => void;
  readonly tools: ReactNode;
}

export function CalendarBar({ title, range, today, onRange, tools }: CalendarBarProps) {
  const { t } = useTranslation('calendar-board');
  return (
    <Row align="center">
      <IconButton
        icon={<ChevronLeft size={18} />}
        label={t(`previous.${range.view}`)}
        onClick={() => onRange(stepRange(range, -1))}
      />
      <IconButton
        icon={<ChevronRight size={18} />}
        label={t(`next.${range.view}`)}
        onClick={() => onRange(stepRange(range, 1))}
      />
      <h2 className={styles.title} aria-live="polite">
        {title}
      </h2>
      <Button size="compact" onClick={() => onRange({ view: range.view, day: today })}>
        {t('today')}
      </Button>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">{t('view')}</legend>
        {VIEWS.map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={view === range.view}
            className={styles.view}
            onClick={() => onRange({ view, day: range.day })}
          >
            {t(`view.${view}`)}
          </button>
        ))}
      </fieldset>
      {tools}
    </Row>
  );
}
