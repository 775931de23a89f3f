import { CROP_RATIOS } from '@toasoan/contract/vocabulary/picture.ts';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cropping.module.css';

export const CUT_TABS = [...CROP_RATIOS, 'focal'] as const;
export type CutTab = (typeof CUT_TABS)[number];

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface CutTabsProps {
  readonly current: CutTab;
  readonly panelId: string;
  readonly onChange: (tab: CutTab) => void;
}

/** One is in the order of Tab, arrows go to the others. */
export function CutTabs({ current, panelId, onChange }: CutTabsProps) {
  const { t } = useTranslation('cropping');
  const list = useRef<HTMLDivElement>(null);
  function pressed(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = CUT_TABS.at((CUT_TABS.indexOf(current) + step) % CUT_TABS.length) ?? current;
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={t('tabs')}
      className={styles.tabs}
      onKeyDown={pressed}
    >
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
    </div>
  );
}
