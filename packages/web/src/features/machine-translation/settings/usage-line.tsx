import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { machineUsage } from '../machine-queries.ts';

/** Characters, money and failures of the last 7 and 30 days. */
export function UsageLine() {
  const { t } = useTranslation('machine-translation');
  const days = useQuery(machineUsage(useProjectId())).data?.days;
  if (!days) return null;
  const words = [7, 30].map((count) => {
    const sums = days.slice(-count).reduce(
      (sum, { chars, cost, failures }) => ({
        chars: sum.chars + chars,
        cost: sum.cost + cost,
        failures: sum.failures + failures,
      }),
      { chars: 0, cost: 0, failures: 0 },
    );
    return t('usage', {
      days: count,
      chars: formatNumber(sums.chars),
      cost: formatNumber(Math.round(sums.cost)),
      failures: formatNumber(sums.failures),
    });
  });
  return <p className={textStyles.hint}>{words.join(' · ')}</p>;
}
