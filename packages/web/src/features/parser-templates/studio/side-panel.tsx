import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AcceptTab } from './accept-tab.tsx';
import { CleaningTab } from './cleaning-tab.tsx';
import { FieldList } from './field-list.tsx';
import { ListTab } from './list-tab.tsx';
import { Outlook } from './outlook.tsx';
import { SourcesTab } from './sources-tab.tsx';
import styles from './studio.module.css';
import { MAIN_FIELDS, OTHER_FIELDS } from './studio-model.ts';
import { StudioTabs } from './studio-tabs.tsx';
import type { Studio } from './use-studio.ts';

interface SidePanelProps {
  readonly studio: Studio;
  readonly onReplay: () => void;
}

type Side = 'fields' | 'cleaning' | 'accept' | 'list' | 'sources';

/** All that a template says, in five parts. */
export function SidePanel({ studio, onReplay }: SidePanelProps) {
  const { t } = useTranslation('parser-templates');
  const [side, setSide] = useState<Side>('fields');
  const { template, draft } = studio;
  const cleaned = draft.removeSelectors.length + draft.unwrapSelectors.length + draft.replace.length;
  const used = OTHER_FIELDS.filter((field) => draft.fields[field].length > 0);
  return (
    <div className={styles.side}>
      <StudioTabs
        label={t('panel.label')}
        tabs={[
          { key: 'fields', label: t('tab.fields'), count: MAIN_FIELDS.length + used.length },
          { key: 'cleaning', label: t('tab.cleaning'), count: cleaned },
          { key: 'accept', label: t('tab.accept') },
          { key: 'list', label: t('tab.list') },
          { key: 'sources', label: t('tab.sources'), count: template.sources.length },
        ]}
        current={side}
        panelId="studio-panel"
        onChange={setSide}
      />
      <div role="tabpanel" aria-labelledby={`studio-panel-${side}`} className={styles.sideBody}>
        {side === 'fields' && <FieldList studio={studio} />}
        {side === 'cleaning' && <CleaningTab studio={studio} />}
        {side === 'accept' && <AcceptTab studio={studio} />}
        {side === 'list' && <ListTab studio={studio} />}
        {side === 'sources' && <SourcesTab studio={studio} />}
      </div>
      <Outlook studio={studio} onReplay={onReplay} />
    </div>
  );
}
