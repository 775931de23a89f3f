import type { EndingFile, EndingRights } from '@toasoan/contract/features/media/media-rights.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { DashboardCard } from '../dashboard-card.tsx';
import lines from '../posts/newest-posts.module.css';
import styles from './ending-rights.module.css';

/** Files that must soon leave the pages that show them; nothing where there are none. */
export function EndingRightsCard({ rights }: { readonly rights: EndingRights | null }) {
  const { t } = useTranslation('dashboard');
  if (rights === null || rights.total === 0) return null;
  const title = t('rights.title');
  const all = (
    <TabLink className={lines.all} to="/manager_media?view=expiring">
      {t('posts.all', { n: formatNumber(rights.total) })}
      <span className="visually-hidden"> – {title}</span>
    </TabLink>
  );
  return (
    <DashboardCard title={title} link={all}>
      <ul>
        {rights.items.map((file) => (
          <EndingLine key={file.id} file={file} />
        ))}
      </ul>
    </DashboardCard>
  );
}

function EndingLine({ file }: { readonly file: EndingFile }) {
  const { t } = useTranslation('dashboard');
  const { id, title, daysLeft, useCount } = file;
  const hasEnded = daysLeft === null || daysLeft < 0;
  return (
    <li className={lines.line}>
      <TabLink
        className={lines.title}
        to={`/manager_media?view=expiring&open=${id}`}
        data-tip={title}
        data-tip-when="cut"
      >
        {title}
      </TabLink>
      <span className={lines.about}>
        <span className={lines.word}>
          {useCount > 0 ? t('rights.used', { count: useCount }) : t('rights.unused')}
        </span>
        <span className={classNames(lines.time, hasEnded ? styles.ended : styles.soon)}>
          {endOf(t, daysLeft)}
        </span>
      </span>
    </li>
  );
}

function endOf(t: TFunction<'dashboard'>, daysLeft: number | null): string {
  if (daysLeft === null) return t('rights.ended');
  if (daysLeft < 0) return t('rights.endedAgo', { count: -daysLeft });
  return daysLeft === 0 ? t('rights.today') : t('rights.left', { count: daysLeft });
}
