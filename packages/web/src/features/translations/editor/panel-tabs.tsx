import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useTranslationSuggestions } from '#web/patterns/translation-slots/translation-suggestions-slot.ts';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { useTabKeys } from '#web/ui/hooks/use-tab-keys.ts';
import styles from './side-panel.module.css';

const PANEL_TABS = ['checks', 'terms', 'suggestions'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

interface PanelTabsProps {
  readonly translationId: string;
  readonly current: PanelTab;
  readonly panelId: string;
  /** What the checks found, and whether any of it blocks the approval. */
  readonly findings: number;
  readonly hasErrors: boolean;
  readonly terms: number;
  readonly onChange: (tab: PanelTab) => void;
}

/** Checks, terms and readers' suggestions, each with its number. */
export function PanelTabs(props: PanelTabsProps) {
  const { translationId, current, panelId, findings, hasErrors, terms, onChange } = props;
  const { t } = useTranslation('translations');
  const { Count } = useTranslationSuggestions();
  const { list, pressed } = useTabKeys(PANEL_TABS, current, onChange);
  const counts = {
    checks: (
      <CountBadge count={findings} tone={hasErrors ? 'danger' : findings > 0 ? 'attention' : 'neutral'} />
    ),
    terms: <CountBadge count={terms} />,
    suggestions: (
      <Suspense>
        <Count translationId={translationId} />
      </Suspense>
    ),
  };
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={t('panel.label')}
      className={styles.tabs}
      onKeyDown={pressed}
    >
      {PANEL_TABS.map((tab) => (
        <button
          key={tab}
          id={`${panelId}-${tab}`}
          type="button"
          role="tab"
          data-tab={tab}
          aria-selected={tab === current}
          aria-controls={tab === current ? panelId : undefined}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChange(tab)}
        >
          {t(`panel.${tab}`)} {counts[tab]}
        </button>
      ))}
    </div>
  );
}
