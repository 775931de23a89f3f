import { CSV_COLUMNS, type ImportReport } from '@toasoan/contract/features/internal-links/link-csv.ts';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useImportLinks } from '../internal-link-queries.ts';
import styles from './import-dialog.module.css';

/** First a file, then what each of its lines would do: nothing is written before that was shown. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [dryRun, setDryRun] = useState<{ readonly csv: string; readonly report: ImportReport }>();
  if (dryRun === undefined)
    return <FileStep onDryRun={(csv, report) => setDryRun({ csv, report })} onClose={onClose} />;
  return <ReportStep {...dryRun} onBack={() => setDryRun(undefined)} onClose={onClose} />;
}

interface FileStepProps {
  readonly onDryRun: (csv: string, report: ImportReport) => void;
  readonly onClose: () => void;
}

function FileStep({ onDryRun, onClose }: FileStepProps) {
  const { t } = useTranslation(['internal-links', 'ui']);
  const [file, setFile] = useState<File>();
  const preview = useImportLinks();
  async function send() {
    const csv = (await file?.text()) ?? '';
    preview.mutate({ csv, dryRun: true }, { onSuccess: (report) => onDryRun(csv, report) });
  }
  return (
    <Dialog
      title={t('import.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={preview.isPending}
            disabledReason={file === undefined ? t('import.noFile') : undefined}
            onClick={() => void send()}
          >
            {t('import.preview')}
          </Button>
        </>
      }
    >
      <FilePicker
        icon={<Upload size={20} aria-hidden />}
        accept=".csv,text/csv"
        onChoose={([chosen]) => setFile(chosen)}
      >
        {file?.name ?? t('import.choose')}
      </FilePicker>
      <p className={styles.note}>{t('import.hint')}</p>
      <p className={styles.note}>
        <code>{CSV_COLUMNS.join(', ')}</code>
      </p>
    </Dialog>
  );
}

interface ReportStepProps {
  readonly csv: string;
  readonly report: ImportReport;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

function ReportStep({ csv, report, onBack, onClose }: ReportStepProps) {
  const { t } = useTranslation('internal-links');
  const run = useImportLinks();
  const { CREATE, UPDATE, SAME, REFUSED } = report.counts;
  function send() {
    run.mutate(
      { csv, dryRun: false },
      {
        onSuccess: ({ counts }) => {
          showToast({
            tone: counts.REFUSED > 0 ? 'warning' : 'success',
            text: t('import.done', {
              created: counts.CREATE,
              updated: counts.UPDATE,
              refused: counts.REFUSED,
            }),
          });
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      title={t('import.title')}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onBack}>{t('import.back')}</Button>
          <Button
            variant="main"
            busy={run.isPending}
            disabledReason={CREATE + UPDATE === 0 ? t('import.nothing') : undefined}
            onClick={send}
          >
            {t('import.action', { count: CREATE + UPDATE })}
          </Button>
        </>
      }
    >
      <p>{t('import.found', { created: CREATE, updated: UPDATE, same: SAME, refused: REFUSED })}</p>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{t('import.line')}</th>
            <th scope="col">{t('column.keyword')}</th>
            <th scope="col">{t('import.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {report.rows.map(({ line, keyword, outcome, message }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>{keyword}</td>
              <td>
                <Chip>{t(`outcome.${outcome}`)}</Chip> <span>{message}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
