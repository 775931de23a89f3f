import type { SidebarTemplate } from '@toasoan/contract/features/sidebars/sidebar.ts';
import type { SidebarBlock } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { TemplateBlock } from '#web/features/content-templates/public.ts';
import { PanelField } from '#web/features/drafts/public.ts';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import styles from './sidebar-editor.module.css';

interface BlockPanelProps {
  readonly block: SidebarBlock;
  readonly name: string;
  readonly template: SidebarTemplate | undefined;
  /** @param name changes of one name in a row are one step to undo */
  readonly onChange: (set: Partial<SidebarBlock>, name: string) => void;
}

/** When the chosen block is shown, and what it shows at this moment. */
export function BlockPanel({ block, name, template, onChange }: BlockPanelProps) {
  const { t } = useTranslation('sidebars');
  const { templateId, hidden, startTime, endTime } = block;
  const isWrong = startTime !== null && endTime !== null && Date.parse(endTime) <= Date.parse(startTime);
  return (
    <section className={styles.panel} aria-label={t('panel.label')}>
      <h2>{name}</h2>
      <PanelField
        label={t('panel.hidden')}
        value={hidden}
        onChange={(next) => onChange({ hidden: next }, 'hidden')}
      >
        {(control) => <Switch {...control} />}
      </PanelField>
      <PanelField
        label={t('panel.startTime')}
        value={startTime}
        onChange={(next) => onChange({ startTime: next }, 'startTime')}
      >
        {(control) => <DateTimeInput {...control} />}
      </PanelField>
      <PanelField
        label={t('panel.endTime')}
        problem={isWrong ? t('panel.wrongTime') : undefined}
        value={endTime}
        onChange={(next) => onChange({ endTime: next }, 'endTime')}
      >
        {(control) => <DateTimeInput {...control} />}
      </PanelField>
      {templateId !== null && template?.problem !== 'GONE' && (
        <>
          <header className={styles.previewHead}>
            <h3>{t('panel.preview')}</h3>
            <TabLink to={`/setting_post/manager_content?open=${templateId}`}>{t('panel.template')}</TabLink>
          </header>
          <TemplateBlock key={templateId} id={templateId} />
        </>
      )}
    </section>
  );
}
