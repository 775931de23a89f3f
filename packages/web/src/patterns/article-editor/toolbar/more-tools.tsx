import { Ellipsis, Focus, Plus, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { IS_MAC, shownKeys } from '#web/ui/keys/shown-keys.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { BLOCK_COMMANDS } from '../blocks/block-commands.ts';
import { EDITOR_KEYS } from '../editor-keys.ts';
import type { LiveArticle } from '../live-article.ts';

interface MoreToolsProps {
  readonly article: LiveArticle;
  /** The tool in the Tab order. */
  readonly current: string;
}

/** The blocks that can be inserted at the cursor, and what concerns the whole text. */
export function MoreTools({ article, current }: MoreToolsProps) {
  const { t } = useTranslation(['blocks', 'article-editor']);
  const { editor, asks } = article;
  const blocks = () =>
    BLOCK_COMMANDS.filter(({ group }) => group === 'insert').map(({ name, icon: Icon, run }) => ({
      key: name,
      label: t(`block.${name}`),
      icon: <Icon size={16} />,
      onSelect: () => run(editor, asks),
    }));
  const others = () => [
    {
      key: 'find',
      label: t('article-editor:more.find'),
      icon: <Search size={16} />,
      shortcut: shownKeys(EDITOR_KEYS.text.find, IS_MAC),
      onSelect: () => asks.find(),
    },
    {
      key: 'focusMode',
      label: t('article-editor:more.focusMode'),
      icon: <Focus size={16} />,
      shortcut: shownKeys(EDITOR_KEYS.text.focusMode, IS_MAC),
      onSelect: () => asks.focusMode(true),
    },
  ];
  const menus = [
    { name: 'blocks', label: t('menu'), Icon: Plus, items: blocks },
    { name: 'more', label: t('article-editor:more'), Icon: Ellipsis, items: others },
  ];
  return menus.map(({ name, label, Icon, items }) => (
    <MenuButton key={name} label={label} items={items}>
      {(trigger) => (
        <IconButton
          {...trigger}
          data-tool={name}
          tabIndex={current === name ? 0 : -1}
          icon={<Icon size={18} />}
          label={label}
          onMouseDown={(event) => event.preventDefault()}
        />
      )}
    </MenuButton>
  ));
}
