import { isItemDue } from '@toasoan/contract/features/menus/reader-menu.ts';
import type { SidebarTemplate } from '@toasoan/contract/features/sidebars/sidebar.ts';
import type { SidebarBlock } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import { EyeOff, Trash2, Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { Chip } from '#web/ui/display/chip.tsx';
import { RowMenu } from '#web/ui/table/row-menu.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './sidebar-editor.module.css';

interface BlockRowProps {
  readonly block: SidebarBlock;
  readonly name: string;
  readonly template: SidebarTemplate | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onHide: () => void;
  readonly onRemove: () => void;
}

/** One block in the order of the sidebar, with what keeps readers from it. */
export function BlockRow(props: BlockRowProps) {
  const { block, name, template, isChosen, onChoose, onHide, onRemove } = props;
  const { t } = useTranslation(['sidebars', 'content-templates']);
  const isBroken = !block.hidden && (template?.problem ?? null) !== null;
  return (
    <>
      <button
        type="button"
        aria-pressed={isChosen}
        className={classNames(styles.block, isChosen && styles.chosen, isBroken && styles.broken)}
        onClick={onChoose}
      >
        <span className={classNames(styles.name, block.hidden && styles.hidden)}>{name}</span>
        {template?.type && <Chip>{t(`content-templates:type.${template.type}`)}</Chip>}
        <BlockState block={block} template={template} />
      </button>
      <RowMenu
        label={name}
        items={() => [
          {
            key: 'hide',
            label: t(block.hidden ? 'block.show' : 'block.hide'),
            icon: <EyeOff size={16} />,
            onSelect: onHide,
          },
          {
            key: 'remove',
            label: t('block.remove'),
            icon: <Trash2 size={16} />,
            tone: 'danger',
            startsGroup: true,
            onSelect: onRemove,
          },
        ]}
      />
    </>
  );
}

function BlockState({ block, template }: Pick<BlockRowProps, 'block' | 'template'>) {
  const { t } = useTranslation('sidebars');
  const now = useNow();
  const { hidden, startTime, endTime } = block;
  if (hidden) return <span className={styles.hint}>{t('block.isHidden')}</span>;
  const problem = template?.problem ?? null;
  if (problem !== null)
    return (
      <span className={styles.problem}>
        <Unlink size={14} aria-hidden />
        {t(`problem.${problem}`)}
      </span>
    );
  const end = endTime === null ? '' : formatDateTime(new Date(endTime));
  if (isItemDue(block, now)) return end && <span className={styles.hint}>{t('time.until', { end })}</span>;
  const isOver = endTime !== null && Date.parse(endTime) <= now.getTime();
  const start = startTime === null ? '' : formatDateTime(new Date(startTime));
  return <span className={styles.hint}>{isOver ? t('time.over', { end }) : t('time.from', { start })}</span>;
}
