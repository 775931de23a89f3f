import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  GLOSSARY_FILE_TYPES,
  type GlossaryImport,
  MOST_FILE_CHARACTERS,
} from '@toasoan/contract/features/glossary/files/glossary-import.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { askForTasks } from '#web/features/tasks/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { FileField } from '#web/ui/form/file-field.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { glossaryKeys } from '../glossary-queries.ts';
import type { EntryBeginning } from '../glossary-record.ts';
import { type ImportChoices, ImportOptions } from './import-options.tsx';
import { glossaryImport, isUnderWay, useApplyImport, useReadImport } from './import-queries.ts';
import { ImportReport } from './import-report.tsx';

interface ImportDialogProps {
  readonly pair: EntryBeginning;
  readonly onClose: () => void;
}

/** A file is shown as what it would change, row by row; nothing is written before the person has seen that. */
export function ImportDialog({ pair, onClose }: ImportDialogProps) {
  const { t } = useTranslation('glossary');
  const mayApprove = useMay('translate.approve');
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState<ImportChoices>({
    sourceLang: pair.sourceLang ?? 'vi',
    targetLang: pair.targetLang ?? 'en',
    format: 'KEYWORD',
    overwrites: false,
    approves: false,
  });
  const reading = useReadImport();
  const applying = useApplyImport();
  const report = useReport(applying.data ?? reading.data);
  const problem = fileProblem(file);
  function choose(picked: File | undefined, next: ImportChoices) {
    setFile(picked);
    setChoices(next);
    reading.reset();
    applying.reset();
  }
  async function read(picked: File) {
    const fileType = typeOf(picked) ?? 'csv';
    const text = await picked.text();
    reading.mutate(
      { ...choices, fileName: picked.name, fileType, text },
      { onSuccess: () => void askForTasks(client) },
    );
  }
  return (
    <Dialog
      title={t('import.title')}
      size="wide"
      onClose={onClose}
      actions={
        <ImportSteps
          report={report}
          isReading={reading.isPending}
          isApplying={applying.isPending}
          onClose={onClose}
          onRead={file && !problem ? () => void read(file) : undefined}
          onApply={(found) => applying.mutate(found, { onSuccess: () => void askForTasks(client) })}
        />
      }
    >
      <Stack gap={3}>
        <FileField
          label={t('import.choose')}
          hint={t('import.hint')}
          accept=".csv,.tsv,.txt,.tbx,.tmx,.xml,text/csv"
          file={file}
          problem={problem ? t(`import.${problem}`) : reading.error?.message}
          onChoose={(picked) => choose(picked, choices)}
        />
        {report === undefined && (
          <ImportOptions choices={choices} mayApprove={mayApprove} onChange={(next) => choose(file, next)} />
        )}
        {report?.error && <Banner tone="danger">{report.error}</Banner>}
        {report && isUnderWay(report) && (
          <LoadingLabel label={t(`import.${report.state}`, { n: report.done })} />
        )}
        {report && report.state !== 'READING' && report.state !== 'FAILED' && (
          <ImportReport report={report} />
        )}
      </Stack>
    </Dialog>
  );
}

interface ImportStepsProps {
  readonly report: GlossaryImport | undefined;
  readonly isReading: boolean;
  readonly isApplying: boolean;
  readonly onClose: () => void;
  /** Absent without a file that can be read. */
  readonly onRead: (() => void) | undefined;
  readonly onApply: (report: GlossaryImport) => void;
}

/** First the file is read, then what it changes is done. */
function ImportSteps({ report, isReading, isApplying, onClose, onRead, onApply }: ImportStepsProps) {
  const { t } = useTranslation(['glossary', 'ui']);
  if (report?.state === 'DONE') return <Button onClick={onClose}>{t('ui:close')}</Button>;
  const changes = report ? report.counts.added + report.counts.updated : 0;
  return (
    <>
      <Button onClick={onClose}>{t('ui:cancel')}</Button>
      {report ? (
        <Button
          variant="main"
          busy={isApplying || isUnderWay(report)}
          disabledReason={changes === 0 ? t('import.nothing') : undefined}
          onClick={() => onApply(report)}
        >
          {t('import.apply', { count: changes })}
        </Button>
      ) : (
        <Button
          variant="main"
          busy={isReading}
          disabledReason={onRead ? undefined : t('import.chooseFirst')}
          onClick={onRead}
        >
          {t('import.preview')}
        </Button>
      )}
    </>
  );
}

/** What the server says last of an import; the list is read again once a task has ended. */
function useReport(started: GlossaryImport | undefined): GlossaryImport | undefined {
  const projectId = useProjectId();
  const client = useQueryClient();
  const followed = useQuery(glossaryImport(projectId, started)).data;
  const report = followed ?? started;
  const state = report?.state;
  useEffect(() => {
    if (state === 'DONE') void invalidate(client, { queryKey: glossaryKeys(projectId) });
  }, [client, projectId, state]);
  return report;
}

function typeOf({ name }: File) {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  if (ending === 'txt') return 'tsv' as const;
  return GLOSSARY_FILE_TYPES.find((type) => type === ending);
}

function fileProblem(file: File | undefined): 'tooBig' | 'unknownType' | undefined {
  if (file === undefined) return undefined;
  if (typeOf(file) === undefined) return 'unknownType';
  return file.size > MOST_FILE_CHARACTERS ? 'tooBig' : undefined;
}
