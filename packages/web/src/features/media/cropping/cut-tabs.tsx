import { CROP_RATIOS } from '@toasoan/contract/vocabulary/picture.ts';
import { useTranslation } from 'react-i18next';
import { useTabKeys } from '#web/ui/hooks/use-tab-keys.ts';
import { Row } from '#web/ui/layout/row.tsx';
import styles from './cropping.module.css';

export const CUT_TABS = [...CROP_RATIOS, 'focal'] as const;
export type CutTab = (typeof CUT_TABS)[number];

interface CutTabsProps {
  readonly current: CutTab;
  readonly panelId: string;
  readonly onChange: (tab: CutTab) => void;
}

/** One tab is in the Tab order; arrow keys move to the others. */
export function CutTabs({ current, panelId, onChange }: CutTabsProps) {
  const { t } = useTranslation('cropping');
  const { list, pressed } = useTabKeys(CUT_TABS, current, onChange);
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
