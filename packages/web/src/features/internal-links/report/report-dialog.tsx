import { useQuery } from '@tanstack/react-query';
import type { LinkReport } from '@toasoan/contract/features/internal-links/report.ts';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { linkReport, useSurvey } from '../internal-link-queries.ts';
import { TargetPath } from '../target-path.tsx';
import styles from './report.module.css';

interface ReportDialogProps {
  /** Opens the form of a keyword. */
  readonly onEdit: (linkId: string) => void;
  readonly onClose: () => void;
}

/** What needs a hand: targets that readers cannot open, keywords without use, pages that nothing leads to. */
export function ReportDialog({ onEdit, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['internal-links', 'ui']);
  const { data } = useQuery(linkReport(useProjectId()));
  return (
    <Dialog
      title={t('report.title')}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <SurveyButton survey={data?.survey ?? null} />
          <Button variant="main" onClick={onClose}>
            {t('ui:close')}
          </Button>
        </>
      }
    >
      {data ? <Report report={data} onEdit={onEdit} /> : <LoadingLabel label={t('report.loading')} />}
    </Dialog>
  );
}

function SurveyButton({ survey }: { readonly survey: LinkReport['survey'] }) {
  const { t } = useTranslation('internal-links');
  const mayEdit = useMay('internalLink.edit');
  const start = useSurvey();
  if (!mayEdit) return null;
  const isRunning = survey !== null && survey.endTime === null;
  return (
    <Button
      icon={<RefreshCw size={16} />}
      busy={start.isPending}
      disabledReason={isRunning ? t('report.running', { count: survey.posts }) : undefined}
      onClick={() => start.mutate(undefined)}
    >
      {t('report.again')}
    </Button>
  );
}

function Report({ report, onEdit }: { readonly report: LinkReport } & Pick<ReportDialogProps, 'onEdit'>) {
  const { t } = useTranslation('internal-links');
  const { broken, unused, orphans, orphanCounts } = report;
  const orphanTotal = Object.values(orphanCounts).reduce((sum, count) => sum + count, 0);
  return (
    <Stack gap={5}>
      <p className={textStyles.hint}>
        <SurveyText survey={report.survey} />
      </p>
      <Part title={t('report.broken')} count={broken.length} none={t('report.noBroken')}>
        {broken.map(({ id, keyword, target }) => (
          <li key={id} className={styles.line}>
            <KeywordButton id={id} keyword={keyword} onEdit={onEdit} />
            <span>{target.name || target.path}</span>
            <TargetPath target={target} />
          </li>
        ))}
      </Part>
      <Part title={t('report.unused')} count={unused.length} none={t('report.noUnused')}>
        {unused.map(({ id, keyword }) => (
          <li key={id} className={styles.line}>
            <KeywordButton id={id} keyword={keyword} onEdit={onEdit} />
          </li>
        ))}
      </Part>
      <Part title={t('report.orphans')} count={orphanTotal} none={t('report.noOrphans')}>
        {orphans.map(({ kind, id, name, path }) => (
          <li key={`${kind} ${id}`} className={styles.line}>
            <Chip>{t(`orphan.${kind}`)}</Chip>
            <span>{name}</span>
            <span className={textStyles.hint}>{path}</span>
          </li>
        ))}
      </Part>
      {orphanTotal > orphans.length && <p className={textStyles.hint}>{t('report.orphansCut')}</p>}
    </Stack>
  );
}

function SurveyText({ survey }: Pick<LinkReport, 'survey'>) {
  const { t } = useTranslation('internal-links');
  if (survey === null) return t('report.never');
  const count = survey.posts;
  if (survey.endTime === null) return t('report.running', { count });
  return t('report.surveyed', { count, time: formatDateTime(new Date(survey.endTime)) });
}

interface PartProps {
  readonly title: string;
  readonly count: number;
  readonly none: string;
  readonly children: ReactNode;
}

function Part({ title, count, none, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.head}>
        {title} <CountBadge count={count} />
      </h3>
      {count === 0 ? <p className={textStyles.hint}>{none}</p> : <ul className={styles.lines}>{children}</ul>}
    </section>
  );
}

interface KeywordButtonProps extends Pick<ReportDialogProps, 'onEdit'> {
  readonly id: string;
  readonly keyword: string;
}

export function KeywordButton({ id, keyword, onEdit }: KeywordButtonProps) {
  return (
    <Button size="compact" variant="quiet" onClick={() => onEdit(id)}>
      {keyword}
    </Button>
  );
}
