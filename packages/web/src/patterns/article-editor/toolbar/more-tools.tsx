import { Ellipsis, Focus, Plus, Search } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { IS_MAC, shownKeys } from '#web/ui/keys/shown-keys.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { openBlockMenu } from '../blocks/slash-plugin.ts';
import { EDITOR_KEYS, TYPED_SIGNS } from '../editor-keys.ts';
import type { LiveArticle } from '../live-article.ts';

interface MoreToolsProps {
  readonly article: LiveArticle;
  /** The tool in the Tab order. */
  readonly current: string;
}

/** The menu of blocks, and what concerns the whole text. */
export function MoreTools({ article, current }: MoreToolsProps) {
  const { t } = useTranslation('article-editor');
  const { editor, asks } = article;
  const toolOf = (name: string) => ({
    'data-tool': name,
    tabIndex: current === name ? 0 : -1,
    // The focus stays in the text.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  });
  const items = () => [
    {
      key: 'find',
      label: t('more.find'),
      icon: <Search size={16} />,
      shortcut: shownKeys(EDITOR_KEYS.text.find, IS_MAC),
      onSelect: () => asks.find(),
    },
    {
      key: 'focusMode',
      label: t('more.focusMode'),
      icon: <Focus size={16} />,
      shortcut: shownKeys(EDITOR_KEYS.text.focusMode, IS_MAC),
      onSelect: () => asks.focusMode(true),
    },
  ];
  return (
    <>
      <IconButton
        {...toolOf('blocks')}
        icon={<Plus size={18} />}
        label={t('more.blocks')}
        shortcut={TYPED_SIGNS.blocks}
        onClick={() => openBlockMenu(editor.view)}
      />
      <MenuButton label={t('more')} items={items}>
        {(trigger) => (
          <IconButton {...trigger} {...toolOf('more')} icon={<Ellipsis size={18} />} label={t('more')} />
        )}
      </MenuButton>
    </>
  );
}
