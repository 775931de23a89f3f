import type { SurveyTime } from '@toasoan/contract/features/internal-links/report.ts';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { useSurvey } from './report-queries.ts';

/** Starts a survey. */
export function SurveyButton({ survey }: { readonly survey: SurveyTime | undefined }) {
  const { t } = useTranslation('internal-links');
  const mayEdit = useMay('internalLink.edit');
  const start = useSurvey();
  if (!mayEdit) return null;
  const running = survey?.running;
  return (
    <Button
      icon={<RefreshCw size={16} />}
      busy={start.isPending}
      disabledReason={running ? t('report.isRunning') : undefined}
      onClick={() => start.mutate(undefined)}
    >
      {t('report.again')}
    </Button>
  );
}

/** How old what is shown is, and how far a running survey is. */
export function SurveyText({ survey: { running, counted } }: { readonly survey: SurveyTime }) {
  const { t } = useTranslation('internal-links');
  const said = counted
    ? t('report.surveyed', { n: formatNumber(counted.posts), time: formatDateTime(new Date(counted.time)) })
    : t('report.never');
  if (!running) return said;
  const { posts, total } = running;
  return `${t('report.running', { n: formatNumber(posts), total: formatNumber(total) })} ${counted ? said : ''}`;
}
