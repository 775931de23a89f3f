import type { Translation } from '@toasoan/contract/features/translations/translation.ts';
import type { TFunction } from 'i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { languageName } from '#web/features/projects/public.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { editorPage } from '../translation-queries.ts';
import { directionOf, ownName, STATE_TONES } from '../translation-words.ts';
import { CountsBar } from './counts-bar.tsx';
import styles from './translation-list.module.css';

export function translationColumns(
  t: TFunction<'translations'>,
  text: string | undefined,
): readonly Column<Translation>[] {
  return [
    {
      key: 'source',
      title: t('column.source'),
      sort: 'title',
      always: true,
      card: 'title',
      cell: (row) => (
        <>
          <TabLink to={editorPage(row.id)} className={styles.title} data-row-main>
            <Highlight text={row.sourceTitle} query={text} />
          </TabLink>
          {row.targetTitle === '' ? (
            <span className={styles.target}>{t('noTitle')}</span>
          ) : (
            <span className={styles.target} lang={row.lang} dir={directionOf(row.lang)}>
              {row.targetTitle}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'kind',
      title: t('column.kind'),
      width: '110px',
      minor: true,
      cell: (row) => t(`kind.${row.kind}`),
    },
    {
      key: 'lang',
      title: t('column.lang'),
      width: '110px',
      card: 'detail',
      cell: ({ lang }) => {
        const name = languageName(lang);
        const own = ownName(lang);
        return (
          <>
            <span lang={lang}>{own}</span>
            {name !== own && <span className={styles.target}>{name}</span>}
          </>
        );
      },
    },
    {
      key: 'state',
      title: t('column.state'),
      width: '150px',
      always: true,
      card: 'detail',
      cell: ({ state, error }) => (
        <span data-tip={error || undefined}>
          <StatusTag tone={STATE_TONES[state]}>{t(`state.${state}`)}</StatusTag>
        </span>
      ),
    },
    {
      key: 'progress',
      title: t('column.progress'),
      width: '140px',
      card: 'detail',
      cell: ({ counts }) => <CountsBar counts={counts} />,
    },
    {
      key: 'score',
      title: t('column.score'),
      width: '70px',
      align: 'end',
      minor: true,
      cell: ({ score }) => (score === null ? '–' : formatNumber(Math.round(score * 10) / 10)),
    },
    {
      key: 'public',
      title: t('column.public'),
      width: '110px',
      minor: true,
      cell: ({ isPublic, isSourcePublic }) => (
        <span className={isPublic ? undefined : textStyles.quiet}>
          {isPublic ? t('public.yes') : isSourcePublic ? t('public.no') : t('public.sourceHidden')}
        </span>
      ),
    },
    {
      key: 'updated',
      title: t('column.updated'),
      width: '130px',
      sort: 'updateTime',
      sortsFirst: 'desc',
      cell: ({ updateTime, updatedBy }) => (
        <>
          <DateText time={updateTime} isShort />
          <span className={styles.target}>{updatedBy.name}</span>
        </>
      ),
    },
  ];
}
