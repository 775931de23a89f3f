import { type RightsFacts, rightsProblems } from '@toasoan/contract/features/media/media-rights.ts';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#web/ui/dates/days.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { RightsProblems } from '../../rights-problems.tsx';

/** What publishing would be stopped by, as the form stands now. */
export function StandsInTheWay({ file }: { readonly file: RightsFacts }) {
  const { t } = useTranslation('library');
  const problems = rightsProblems(file, dayIn(NEWSROOM_ZONE, useNow()));
  if (problems.length === 0) return null;
  return (
    <Banner tone="warning">
      <strong>{t('stopped', { count: problems.length })}</strong>
      <RightsProblems file={file} />
    </Banner>
  );
}
