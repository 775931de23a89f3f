import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { saveFile } from '#web/core/api/save-file.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import type { AskForPart } from './audit-queries.ts';
import { collectExport } from './collect-export.ts';

interface ExportButtonProps {
  /** The rows of the filter, part by part. */
  readonly ask: AskForPart;
  /** The number of rows that match; absent while the server counts. */
  readonly total: number | undefined;
}

/** Saves the filtered rows as a file; closing the tab aborts it. */
export function ExportButton({ ask, total }: ExportButtonProps) {
  const { t } = useTranslation('audit');
  const { onClose } = useTab();
  /** The number of rows so far, while it runs. */
  const [rows, setRows] = useState<number>();
  const [stopping] = useState(() => new AbortController());
  useEffect(() => onClose(() => stopping.abort()), [onClose, stopping]);

  async function run() {
    setRows(0);
    try {
      const found = await collectExport(ask, { signal: stopping.signal, onRows: setRows });
      saveFile(found.fileName, new Blob([...found.parts], { type: 'text/csv;charset=utf-8' }));
      showToast({
        tone: found.isCut ? 'warning' : 'success',
        text: t(found.isCut ? 'export.cut' : 'export.done', { n: formatNumber(found.rows) }),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setRows(undefined);
    }
  }
  return (
    <Button
      icon={<Download size={16} />}
      busy={rows !== undefined}
      disabledReason={total === 0 ? t('export.nothing') : undefined}
      onClick={() => void run()}
    >
      {rows === undefined ? t('export.action') : t('export.progress', { n: formatNumber(rows) })}
    </Button>
  );
}
