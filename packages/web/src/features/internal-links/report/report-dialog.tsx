import { useQuery } from '@tanstack/react-query';
import type { LinkReport } from '@toasoan/contract/features/internal-links/report.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { TargetPath } from '../target-path.tsx';
import { RecordLink } from './record-link.tsx';
import styles from './report.module.css';
import { linkReport } from './report-queries.ts';
import { SurveyButton, SurveyText } from './survey-time.tsx';

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
          <SurveyButton survey={data?.survey} />
          <Button variant="main" onClick={onClose}>
            {t('ui:close')}
          </Button>
        </>
      }
    >
      {data ? (
        <Report report={data} onEdit={onEdit} onClose={onClose} />
      ) : (
        <LoadingLabel label={t('report.loading')} />
      )}
    </Dialog>
  );
}

type ReportProps = { readonly report: LinkReport } & ReportDialogProps;

function Report({ report, onEdit, onClose }: ReportProps) {
  const { t } = useTranslation('internal-links');
  const { broken, unused, written, totals, orphans, orphanCounts } = report;
  const orphanTotal = Object.values(orphanCounts).reduce((sum, count) => sum + count, 0);
  return (
    <Stack gap={5}>
      <p className={textStyles.hint}>
        <SurveyText survey={report.survey} />
      </p>
      <Part
        title={t('report.broken')}
        count={totals.broken}
        shown={broken.length}
        none={t('report.noBroken')}
        note={broken.some(({ target }) => target.problem === 'NO_POST') && t('report.noPost')}
      >
        {broken.map(({ id, keyword, target }) => (
          <li key={id} className={styles.line}>
            <KeywordButton id={id} keyword={keyword} onEdit={onEdit} />
            <span>{target.name || target.path}</span>
            <TargetPath target={target} />
          </li>
        ))}
      </Part>
      <Part
        title={t('report.written')}
        count={totals.written}
        shown={written.length}
        none={t(report.survey.counted ? 'report.noWritten' : 'report.notCounted')}
      >
        {written.map(({ postId, title, address, problem }) => (
          <li key={`${postId} ${address}`} className={styles.line}>
            <RecordLink kind="post" id={postId} onOpen={onClose}>
              {title}
            </RecordLink>
            <span className={textStyles.hint}>{address}</span>
            <span className={styles.problem}>{t(`problem.${problem}`)}</span>
          </li>
        ))}
      </Part>
      <Part
        title={t('report.unused')}
        count={totals.unused}
        shown={unused.length}
        none={t(report.survey.counted ? 'report.noUnused' : 'report.notCounted')}
      >
        {unused.map(({ id, keyword }) => (
          <li key={id} className={styles.line}>
            <KeywordButton id={id} keyword={keyword} onEdit={onEdit} />
          </li>
        ))}
      </Part>
      <Part
        title={t('report.orphans')}
        count={orphanTotal}
        shown={orphans.length}
        none={t(report.survey.counted ? 'report.noOrphans' : 'report.notCounted')}
      >
        {orphans.map(({ kind, id, name, path }) => (
          <li key={`${kind} ${id}`} className={styles.line}>
            <Chip>{t(`orphan.${kind}`)}</Chip>
            <RecordLink kind={kind} id={id} onOpen={onClose}>
              {name}
            </RecordLink>
            <span className={textStyles.hint}>{path}</span>
          </li>
        ))}
      </Part>
    </Stack>
  );
}

interface PartProps {
  readonly title: string;
  /** Of all, of which the first ones are shown. */
  readonly count: number;
  readonly shown: number;
  readonly none: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, count, shown, none, note, children }: PartProps) {
  const { t } = useTranslation('internal-links');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.head}>
        {title} <CountBadge count={count} />
      </h3>
      {note && <p className={textStyles.hint}>{note}</p>}
      {count === 0 ? <p className={textStyles.hint}>{none}</p> : <ul className={styles.lines}>{children}</ul>}
      {shown < count && <p className={textStyles.hint}>{t('report.cut', { n: formatNumber(shown) })}</p>}
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
