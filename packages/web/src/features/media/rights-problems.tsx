import { type RightsFacts, rightsProblems } from '@toasoan/contract/features/media/media-rights.ts';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#web/ui/dates/days.ts';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './rights-problems.module.css';

/** What blocks publishing a file, in plain words; renders nothing if nothing does. Texts: `media`. */
export function RightsProblems({ file }: { readonly file: RightsFacts }) {
  const { t } = useTranslation('media');
  const problems = rightsProblems(file, dayIn(NEWSROOM_ZONE, useNow()));
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={problem}>{t(`problem.${problem}`)}</li>
      ))}
    </ul>
  );
}
