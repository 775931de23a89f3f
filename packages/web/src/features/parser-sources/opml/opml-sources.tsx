import type { OpmlSource } from '@toasoan/contract/features/parser-sources/opml/opml.ts';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import styles from './opml.module.css';

interface OpmlSourcesProps {
  readonly items: readonly OpmlSource[];
  /** Hosts. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The sites of a file: those that would be made, those that are there, and those that cannot be. */
export function OpmlSources({ items, chosen, onChoose }: OpmlSourcesProps) {
  const { t } = useTranslation('parser-sources');
  const count = (fate: OpmlSource['fate']) => items.filter((item) => item.fate === fate).length;
  function toggle(host: string, isOn: boolean) {
    const next = new Set(chosen);
    if (isOn) next.add(host);
    else next.delete(host);
    onChoose(next);
  }
  return (
    <Stack gap={2}>
      <p>{t('opml.found', { fresh: count('NEW'), known: count('KNOWN'), refused: count('REFUSED') })}</p>
      <ul className={styles.sources} aria-label={t('opml.list')}>
        {items.map((item) => (
          <li key={item.host} className={styles.source}>
            <Checkbox
              checked={chosen.has(item.host)}
              onChange={({ target }) => toggle(item.host, target.checked)}
              disabled={item.fate !== 'NEW'}
            >
              {item.title}
            </Checkbox>
            <Facts item={item} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Facts({ item: { host, feeds, leftOut, fate, source } }: { readonly item: OpmlSource }) {
  const { t } = useTranslation('parser-sources');
  const facts = [
    host,
    t('opml.feeds', { count: feeds.length }),
    leftOut > 0 && t('opml.leftOut', { count: leftOut }),
  ];
  return (
    <span className={styles.facts}>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {fate === 'KNOWN' && source !== null && (
        <TabLink to={`/manager_crawler/manager_parser_source?open=${source.id}`}>
          {t('opml.known', { title: source.title })}
        </TabLink>
      )}
      {fate === 'REFUSED' && <span className={styles.refused}>{t('opml.refused')}</span>}
    </span>
  );
}
