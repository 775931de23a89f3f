import type { ParserTemplate } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useSharedColumns } from '#web/patterns/resource/status.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import styles from './parser-templates.module.css';
import { studioPage } from './template-queries.ts';
import { fieldName, levelOf, percent, shortDay } from './template-words.ts';

export function useTemplateColumns(address: ListAddress<ListQueryShape>): readonly Column<ParserTemplate>[] {
  const { t } = useTranslation('parser-templates');
  const shared = useSharedColumns();
  const { text } = address.query;
  return [
    {
      key: 'title',
      title: t('column.title'),
      sort: 'title',
      always: true,
      card: 'title',
      cell: (template) => (
        <>
          <TabLink to={studioPage(template.id)} className={styles.title}>
            <Highlight text={template.title} query={text} />
          </TabLink>
          <Falls template={template} />
        </>
      ),
    },
    {
      key: 'version',
      title: t('column.version'),
      width: '150px',
      card: 'detail',
      cell: (template) => <VersionText template={template} />,
    },
    {
      key: 'sources',
      title: t('column.sources'),
      width: '100px',
      align: 'end',
      sort: 'sources',
      sortsFirst: 'desc',
      cell: ({ sources }) => (
        <span data-tip={sources.map(({ title }) => title).join(', ') || undefined}>
          <NumberText value={sources.length} />
        </span>
      ),
    },
    {
      key: 'passRate',
      title: t('column.passRate'),
      width: '120px',
      align: 'end',
      sort: 'passRate',
      card: 'detail',
      cell: ({ passRate, passPages }) =>
        passRate === null ? (
          '–'
        ) : (
          <span
            className={styles.rate}
            data-level={levelOf(passRate)}
            data-tip={passPages === 0 ? t('rate.ofTrial') : t('rate.ofPages', { count: passPages })}
          >
            {percent(passRate)}
          </span>
        ),
    },
    {
      key: 'lastTest',
      title: t('column.lastTest'),
      width: '160px',
      sort: 'lastTestTime',
      sortsFirst: 'desc',
      minor: true,
      cell: ({ lastTestTime, testsPassed, testsTotal }) =>
        lastTestTime === null ? (
          t('test.never')
        ) : (
          <>
            <DateText time={lastTestTime} />
            <span className={styles.detail}>
              {t('test.result', { passed: testsPassed, total: testsTotal })}
            </span>
          </>
        ),
    },
    shared.status,
  ];
}

function VersionText({ template }: { readonly template: ParserTemplate }) {
  const { t } = useTranslation('parser-templates');
  const { currentVersion, hasDraft } = template;
  if (currentVersion === 0) return <>{t('version.none')}</>;
  return (
    <>
      {t('version.name', { no: currentVersion })}
      {hasDraft && <span className={styles.detail}>{t('version.hasDraft')}</span>}
    </>
  );
}

/** What is found less often than before. */
function Falls({ template: { drift } }: { readonly template: ParserTemplate }) {
  const { t } = useTranslation('parser-templates');
  return drift.map(({ field, sourceId, sourceTitle, from, to, since }) => (
    <span key={`${field} ${sourceId}`} className={styles.alarm}>
      {t('drift.short', {
        field: fieldName(field),
        source: sourceTitle,
        from: percent(from),
        to: percent(to),
        day: shortDay(since),
      })}
    </span>
  ));
}
