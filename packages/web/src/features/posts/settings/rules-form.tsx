import { rolesWith } from '@toasoan/contract/access/permissions.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { ConflictPanel } from '#web/patterns/form-drawer/conflict-panel.tsx';
import { useRecordDraft } from '#web/patterns/form-drawer/use-record-draft.ts';
import { useSaving } from '#web/patterns/form-drawer/use-saving.ts';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { focusFirstProblem } from '#web/ui/form/focus-first-problem.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { CheckGroups } from './check-groups.tsx';
import { HardChecks } from './hard-checks.tsx';
import styles from './post-rules.module.css';
import { TimesCard, WordsCard } from './times-and-words.tsx';
import { TrialResult } from './trial-result.tsx';
import { type SettingsRecord, useSettingsRecord } from './use-settings-record.ts';
import { useTrial } from './use-trial.ts';

export function RulesForm({ loaded }: { readonly loaded: SettingsRecord }) {
  const { t } = useTranslation(['settings', 'panel', 'patterns']);
  const readOnly = !useMay('post.settings');
  const record = useSettingsRecord();
  const { draft, dirty } = useRecordDraft(record, loaded.id, loaded);
  const { saving, newer, setNewer, save } = useSaving(record, draft);
  const { form } = draft;
  const trial = useTrial(form);
  const element = useRef<HTMLDivElement>(null);
  const { updatedBy, updateTime, settings } = draft.base ?? loaded;

  async function send() {
    if (readOnly || !form.isDirty()) return;
    if (!(await save())) focusFirstProblem(element.current);
  }
  function tryOut() {
    trial.start();
    if (form.get().problems.length > 0) focusFirstProblem(element.current);
  }
  useFormKeys({ save: () => void send() });
  const roles = rolesWith('post.settings').map((role) => t(`panel:role.${role}`));

  return (
    <div ref={element} className={styles.page}>
      <ActionBar backTo="/manager_post" title={t('title')}>
        {!readOnly && (
          <>
            <Button busy={trial.running} onClick={tryOut} tip={t('trial.about')}>
              {t('trial.start')}
            </Button>
            {dirty && <Button onClick={() => form.reset(form.get().saved)}>{t('undo')}</Button>}
            <Button
              variant="main"
              busy={saving}
              disabledReason={dirty ? undefined : t('unchanged')}
              shortcut="Ctrl S"
              onClick={() => void send()}
            >
              {t('patterns:form.save')}
            </Button>
          </>
        )}
      </ActionBar>
      {readOnly && <Banner tone="info">{t('readOnly', { roles: roles.join(', ') })}</Banner>}
      {newer && (
        <div className={styles.card}>
          <ConflictPanel
            record={record}
            form={form}
            newer={newer}
            onDone={(thenSave) => {
              draft.base = newer;
              setNewer(undefined);
              if (thenSave) void send();
            }}
          />
        </div>
      )}
      <p className={styles.lead}>{t('lead')}</p>
      {trial.result && <TrialResult trial={trial.result} values={form.get().values} />}
      <div className={styles.columns}>
        <CheckGroups form={form} readOnly={readOnly} trial={trial.result} />
        <div className={styles.side}>
          <TimesCard form={form} readOnly={readOnly} least={settings.leastDelayMinutes} />
          <WordsCard form={form} readOnly={readOnly} />
          <HardChecks />
        </div>
      </div>
      {updateTime !== '' && (
        <p className={styles.lead}>
          {t('patterns:form.lastSaved', { time: formatDateTime(new Date(updateTime)), name: updatedBy.name })}
        </p>
      )}
    </div>
  );
}
