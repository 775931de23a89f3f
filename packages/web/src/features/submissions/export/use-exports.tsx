import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAX_BULK } from '@toasoan/contract/core/bulk.ts';
import {
  SUBMISSION_EXPORT_TEXTS,
  type SubmissionExportKind,
  submissionExportEndpoints,
} from '@toasoan/contract/features/submissions/export/submission-export.ts';
import { BadgeCheck, FileArchive, FileLock2, FileSpreadsheet, Grid3x3, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { randomId } from '#web/core/random-id.ts';
import { askForTasks } from '#web/features/tasks/public.ts';
import { ReasonDialog } from '#web/patterns/confirm/reason-dialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import textStyles from '#web/ui/layout/text.module.css';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import type { WorksPage } from '../list/use-works-page.ts';

type Ids = readonly string[];
const ICONS: Readonly<Record<SubmissionExportKind, LucideIcon>> = {
  XLSX: FileSpreadsheet,
  ZIP: FileArchive,
  CONTACT_SHEET: Grid3x3,
  CERTIFICATES: BadgeCheck,
};

interface Wanted {
  readonly kind: SubmissionExportKind;
  /** Only these; absent: all that the filters keep. */
  readonly ids: Ids | undefined;
  readonly personal: boolean;
  readonly reason: string;
}

interface Exports {
  readonly items: (kinds: readonly SubmissionExportKind[], ids?: Ids) => readonly MenuItem[];
  readonly dialog: ReactNode;
}

/** Files of works, written in the background; with the authors' data only for a reason, which the log keeps. */
export function useExports(page: WorksPage): Exports {
  const { t } = useTranslation('submissions');
  const client = useQueryClient();
  const mayHavePersonal = useMay('contest.exportPII');
  const [asking, setAsking] = useState<{ readonly ids: Ids | undefined }>();
  const { limit: _limit, page: _page, happy: _happy, sort: _sort, ...filters } = page.address.query;
  const start = useMutation({
    mutationFn: ({ ids, ...wanted }: Wanted) =>
      call(submissionExportEndpoints.start, {
        body: {
          ...wanted,
          filters: { ...filters, contestId: page.contest.id },
          ...(ids && { ids: [...ids] }),
        },
        idempotencyKey: randomId(),
      }),
    onSuccess: async () => {
      setAsking(undefined);
      showToast({ tone: 'info', text: t('export.started') });
      await askForTasks(client);
    },
  });
  function items(kinds: readonly SubmissionExportKind[], ids?: Ids): readonly MenuItem[] {
    const disabledReason =
      (ids?.length ?? 0) > MAX_BULK ? t('export.tooMany', { most: MAX_BULK }) : undefined;
    return kinds.flatMap((kind): readonly MenuItem[] => {
      const Icon = ICONS[kind];
      const plain = {
        key: kind,
        label: SUBMISSION_EXPORT_TEXTS[kind][currentLanguage()],
        icon: <Icon size={16} />,
        disabledReason,
        onSelect: () => start.mutate({ kind, ids, personal: false, reason: '' }),
      };
      if (kind !== 'XLSX' || !mayHavePersonal) return [plain];
      const personal = {
        key: 'personal',
        label: t('export.personal'),
        icon: <FileLock2 size={16} />,
        disabledReason,
        onSelect: () => setAsking({ ids }),
      };
      return [plain, personal];
    });
  }
  return {
    items,
    dialog: asking && (
      <ReasonDialog
        title={t('export.personal')}
        label={t('export.reason')}
        action={t('export')}
        least={{ characters: 1, text: t('export.reasonHint') }}
        busy={start.isPending}
        onSend={(reason) => start.mutate({ kind: 'XLSX', ids: asking.ids, personal: true, reason })}
        onClose={() => setAsking(undefined)}
      >
        <p className={textStyles.quiet}>{t('export.personalText')}</p>
      </ReasonDialog>
    ),
  };
}
