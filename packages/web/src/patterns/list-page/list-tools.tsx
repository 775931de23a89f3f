import { Columns3, Rows3, Rows4 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { shownColumns } from './shown-columns.ts';

interface ListToolsProps<Row> {
  /** Name of the list: each keeps its own columns. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
}

/** Which columns, how dense; remembered per person. Of no use for cards. */
export function ListTools<Row>({ name, columns }: ListToolsProps<Row>) {
  const { t } = useTranslation('patterns');
  const narrow = useMedia(BELOW_CARDS);
  const { density, columns: choices } = useAppConfig();
  if (narrow) return null;
  const shown = shownColumns(columns, choices[name]).map((column) => column.key);
  function toggle(key: string) {
    const next = shown.includes(key) ? shown.filter((other) => other !== key) : [...shown, key];
    useAppConfig.setState({ columns: { ...choices, [name]: next } });
  }
  const compact = density === 'compact';
  return (
    <>
      <MenuButton
        label={t('list.columns')}
        align="end"
        items={columns
          .filter((column) => !column.always)
          .map((column) => ({
            key: column.key,
            label: column.title,
            checked: shown.includes(column.key),
            staysOpen: true,
            onSelect: () => toggle(column.key),
          }))}
      >
        {(trigger) => <IconButton {...trigger} icon={<Columns3 size={17} />} label={t('list.columns')} />}
      </MenuButton>
      <IconButton
        icon={compact ? <Rows4 size={17} /> : <Rows3 size={17} />}
        label={t('list.compact')}
        aria-pressed={compact}
        onClick={() => useAppConfig.setState({ density: compact ? 'comfortable' : 'compact' })}
      />
    </>
  );
}
