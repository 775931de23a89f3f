import { useQueryClient } from '@tanstack/react-query';
import type { Imported } from '@toasoan/contract/features/parser-templates/studio.ts';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { goTo } from '#web/core/routing/here.ts';
import { PanelField } from '#web/features/drafts/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from '../parser-templates.module.css';
import { importConfig, studioPage, templateKeys } from '../template-queries.ts';
import { ImportedFiles } from './imported-files.tsx';
import { titleOfFile, useImportFiles } from './use-import-files.ts';

/** Makes a template of a public configuration for full texts, and says which lines had no effect. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['parser-templates', 'ui']);
  const client = useQueryClient();
  const projectId = useProjectId();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Imported>();
  const files = useImportFiles();
  const isEmpty = title.trim() === '' || text.trim() === '';

  async function send() {
    setBusy(true);
    // The call itself says why it was refused.
    const answer = await importConfig({ title: title.trim(), text }).catch(() => undefined);
    setBusy(false);
    if (answer === undefined) return;
    void invalidate(client, { queryKey: templateKeys(projectId, 'list') });
    setMade(answer);
  }
  async function choose(chosen: readonly File[]) {
    const [only] = chosen;
    if (only === undefined) return;
    if (chosen.length > 1) return await files.begin(chosen);
    setTitle(titleOfFile(only.name));
    setText(await only.text());
  }
  if (files.work) {
    const close = () => {
      files.stop();
      onClose();
    };
    return <ImportedFiles {...files.work} onClose={close} />;
  }
  if (made) return <ImportReport made={made} onClose={onClose} />;
  return (
    <Dialog
      title={t('import.action')}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={busy}
            disabledReason={isEmpty ? t('import.empty') : undefined}
            onClick={() => void send()}
          >
            {t('import.send')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('import.text')}</p>
        <FilePicker
          icon={<FileDown size={20} aria-hidden />}
          accept=".txt,text/plain"
          multiple
          onChoose={(chosen) => void choose(chosen)}
        >
          {t('import.choose')}
        </FilePicker>
        <PanelField label={t('field.title')} value={title} onChange={setTitle}>
          {(control) => <TextInput {...control} maxLength={120} />}
        </PanelField>
        <PanelField label={t('import.config')} hint={t('import.hint')} value={text} onChange={setText}>
          {(control) => <TextArea {...control} rows={12} spellCheck={false} />}
        </PanelField>
      </Stack>
    </Dialog>
  );
}

function ImportReport({ made, onClose }: { readonly made: Imported; readonly onClose: () => void }) {
  const { t } = useTranslation('parser-templates');
  const { template, understood, problems } = made;
  return (
    <Dialog
      title={t('import.done', { title: template.title })}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button variant="main" onClick={() => goTo(studioPage(template.id))}>
            {t('import.open')}
          </Button>
        </>
      }
    >
      <p>{t('import.understood', { count: understood })}</p>
      {problems.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('import.problems', { count: problems.length })}</h3>
          <ul className={styles.problems}>
            {problems.map(({ line, text, reason }) => (
              <li key={line}>
                <code>
                  {line}. {text}
                </code>
                <span className={styles.detail}>{t(`import.reason.${reason}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
