import type { FoundSection } from '@toasoan/contract/features/source-categories/source-category.ts';
import { useTranslation } from 'react-i18next';
import { Chip } from '#web/ui/display/chip.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import styles from './discover-dialog.module.css';

interface FoundListProps {
  readonly sections: readonly FoundSection[];
  /** Addresses that are not to be stored. */
  readonly left: ReadonlySet<string>;
  readonly onLeave: (left: ReadonlySet<string>) => void;
}

/** Sections that a site shows: new ones to be ticked, known ones as such. */
export function FoundList({ sections, left, onLeave }: FoundListProps) {
  const { t } = useTranslation('source-categories');
  const fresh = sections.filter(({ isKnown }) => !isKnown);
  const count = fresh.filter(({ url }) => !left.has(url)).length;
  const toggle = (url: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(url);
    else next.add(url);
    onLeave(next);
  };
  if (sections.length === 0) return <p className={styles.hint}>{t('found.none')}</p>;
  return (
    <>
      <p className={styles.hint}>{t('found.summary', { found: sections.length, fresh: fresh.length })}</p>
      {fresh.length > 0 && (
        <Checkbox
          checked={count === fresh.length}
          indeterminate={count > 0 && count < fresh.length}
          onChange={({ currentTarget }) =>
            onLeave(new Set(currentTarget.checked ? [] : fresh.map(({ url }) => url)))
          }
        >
          {t('found.all')}
        </Checkbox>
      )}
      <ul className={styles.found}>
        {sections.map((section) => (
          <li key={section.url}>
            <Checkbox
              checked={!section.isKnown && !left.has(section.url)}
              disabled={section.isKnown}
              onChange={({ currentTarget }) => toggle(section.url, currentTarget.checked)}
            >
              <span className={styles.name}>
                {section.parentTitle !== '' && `${section.parentTitle} › `}
                {section.title}
              </span>
              <span className={styles.address}>{section.url}</span>
            </Checkbox>
            {section.rssUrl !== '' && <Chip>RSS</Chip>}
            {section.isKnown && <Chip>{t('found.known')}</Chip>}
          </li>
        ))}
      </ul>
    </>
  );
}
