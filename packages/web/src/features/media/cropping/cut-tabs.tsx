import { CROP_RATIOS } from '@toasoan/contract/vocabulary/picture.ts';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '#web/ui/layout/row.tsx';
import styles from './cropping.module.css';

export const CUT_TABS = [...CROP_RATIOS, 'focal'] as const;
export type CutTab = (typeof CUT_TABS)[number];

interface CutTabsProps {
  readonly current: CutTab;
  readonly panelId: string;
  readonly onChange: (tab: CutTab) => void;
}

/** One is in the order of Tab; arrows, Home and End go to the others. */
/** One tab is in the Tab order; arrow keys move to the others. */
export function CutTabs({ current, panelId, onChange }: CutTabsProps) {
  const { t } = useTranslation('cropping');
  const list = useRef<HTMLDivElement>(null);
  function pressed(event: KeyboardEvent) {
    const next = tabFor(event.key, CUT_TABS.indexOf(current));
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }
  return (
    <Row ref={list} role="tablist" tabIndex={-1} aria-label={t('tabs')} gap={1} onKeyDown={pressed}>
      {CUT_TABS.map((tab) => (
        <button
          key={tab}
          id={`${panelId}-${tab}`}
          type="button"
          role="tab"
          data-tab={tab}
          aria-selected={tab === current}
          aria-controls={tab === current ? panelId : undefined}
          tabIndex={tab === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(tab)}
        >
          {t(`tab.${tab}`)}
        </button>
      ))}
    </Row>
  );
}

function tabFor(key: string, at: number): CutTab | undefined {
  if (key === 'ArrowRight') return CUT_TABS[(at + 1) % CUT_TABS.length];
  if (key === 'ArrowLeft') return CUT_TABS.at(at - 1);
  if (key === 'Home') return CUT_TABS[0];
  return key === 'End' ? CUT_TABS.at(-1) : undefined;
}
