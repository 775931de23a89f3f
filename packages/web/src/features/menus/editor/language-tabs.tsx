import type { Menu } from '@toasoan/contract/features/menus/menu.ts';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { goTo } from '#web/core/routing/here.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { languageName } from '#web/features/projects/public.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { menuPage, useCopyMenu } from '../menu-queries.ts';
import styles from './menu-editor.module.css';

interface LanguageTabsProps {
  readonly menu: Menu;
  /** Of the project. */
  readonly languages: readonly string[];
  /** As it is on the page. */
  readonly itemCount: number;
}

/** The same menu in its other languages, and a copy into one that it lacks. */
export function LanguageTabs({ menu, languages, itemCount }: LanguageTabsProps) {
  const { t } = useTranslation('menus');
  const copy = useCopyMenu();
  const missing = languages.filter((lang) => menu.languages.every((one) => one.lang !== lang));
  return (
    <nav className={styles.languages} aria-label={t('languages.label')}>
      {menu.languages.map(({ id, lang, itemCount: count }) => {
        const isThis = id === menu.id;
        const lacks = itemCount - count;
        return (
          <TabLink
            key={id}
            to={menuPage(id)}
            className={classNames(styles.language, isThis && styles.current)}
            aria-current={isThis ? 'page' : undefined}
          >
            {languageName(lang)}
            <small>
              {!isThis && lacks > 0 ? t('languages.lacks', { count: lacks }) : isThis ? itemCount : count}
            </small>
          </TabLink>
        );
      })}
      {missing.length > 0 && (
        <MenuButton
          label={t('languages.copy')}
          items={missing.map((lang) => ({
            key: lang,
            label: languageName(lang),
            onSelect: () =>
              copy.mutate({ id: menu.id, lang }, { onSuccess: (made) => goTo(menuPage(made.id)) }),
          }))}
        >
          {(trigger) => <IconButton {...trigger} icon={<Plus size={16} />} label={t('languages.copy')} />}
        </MenuButton>
      )}
    </nav>
  );
}
