import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { contestNotices } from './contest-settings-queries.ts';
import styles from './contests.module.css';
import { factLabel, factWords, partWords } from './fact-words.ts';
import { SettingCard } from './setting-card.tsx';
import { useSmallWords } from './use-small-words.ts';

/** What readers heard since the opening, with what it changed. */
export function NoticeList({ contestId }: { readonly contestId: string }) {
  const { t } = useTranslation('contests');
  const small = useSmallWords();
  const notices = useQuery(contestNotices(useProjectId(), contestId)).data?.items ?? [];
  return (
    <SettingCard title={t('notices.title')}>
      {notices.length === 0 && <p className={textStyles.quiet}>{t('notices.none')}</p>}
      <ul>
        {notices.map(({ id, text, changes, createTime, createdBy }) => (
          <Stack as="li" key={id} gap={1} className={styles.notice}>
            <p className={textStyles.hint}>
              {t('rules.by', { time: formatDateTime(new Date(createTime)), name: createdBy })}
            </p>
            <p>{text}</p>
            {changes.length > 0 && (
              <ul className={styles.changes}>
                {changes.map(({ of, field, before, after }) => (
                  <li key={`${of} ${field}`}>
                    {of !== '' && `${partWords(of)} · `}
                    {t('notices.change', {
                      field: factLabel(field),
                      before: factWords(field, before, small),
                      after: factWords(field, after, small),
                    })}
                  </li>
                ))}
              </ul>
            )}
          </Stack>
        ))}
      </ul>
    </SettingCard>
  );
}
