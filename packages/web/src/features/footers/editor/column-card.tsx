import type { FooterColumn, FooterContent } from '@toasoan/contract/features/footers/footer-content.ts';
import { ruleOfLink } from '@toasoan/contract/features/footers/footer-rules.ts';
import { linkKey } from '@toasoan/contract/features/menus/menu-item.ts';
import { ArrowLeft, ArrowRight, Pencil, Plus, Trash2, TriangleAlert, Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { itemName, type TargetsByKey } from '#web/features/menus/public-links.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SortableList } from '#web/ui/form/sortable-list.tsx';
import { RowMenu } from '#web/ui/table/row-menu.tsx';
import { changedColumn, linkBeside, withoutLink } from './footer-changes.ts';
import styles from './footer-editor.module.css';

interface ColumnCardProps {
  readonly column: FooterColumn;
  readonly index: number;
  readonly columnCount: number;
  readonly targets: TargetsByKey;
  readonly chosenId: string | undefined;
  /** The panel takes the focus. */
  readonly onEdit: (id: string) => void;
  readonly onAdd: () => void;
  readonly onStep: (step: -1 | 1) => void;
  readonly onColumns: (change: (columns: FooterContent['columns']) => FooterContent['columns']) => void;
}

/** One column with its links, which are put in order by their handles. */
export function ColumnCard(props: ColumnCardProps) {
  const { column, index, columnCount, targets, chosenId, onEdit, onAdd, onStep, onColumns } = props;
  const { t } = useTranslation('footers');
  const { id, heading, links, html } = column;
  const name = heading || t('columns.unnamed', { number: index + 1 });
  const nameOf = (link: FooterColumn['links'][number]) => itemName(link, targets) || t('link.unnamed');
  return (
    <section className={classNames(styles.column, id === chosenId && styles.chosen)} aria-label={name}>
      <header className={styles.columnHead}>
        <button type="button" className={styles.name} onClick={() => onEdit(id)}>
          <strong>{name}</strong>
        </button>
        <RowMenu
          label={name}
          items={() => [
            { key: 'edit', label: t('columns.edit'), icon: <Pencil size={16} />, onSelect: () => onEdit(id) },
            {
              key: 'left',
              label: t('columns.left'),
              icon: <ArrowLeft size={16} />,
              disabledReason: index === 0 ? t('columns.isFirst') : undefined,
              onSelect: () => onStep(-1),
            },
            {
              key: 'right',
              label: t('columns.right'),
              icon: <ArrowRight size={16} />,
              disabledReason: index === columnCount - 1 ? t('columns.isLast') : undefined,
              onSelect: () => onStep(1),
            },
            {
              key: 'remove',
              label: t('columns.remove'),
              icon: <Trash2 size={16} />,
              tone: 'danger',
              startsGroup: true,
              onSelect: () => onColumns((columns) => columns.filter((one) => one.id !== id)),
            },
          ]}
        />
      </header>
      <SortableList
        label={name}
        items={links}
        keyOf={(link) => link.id}
        nameOf={nameOf}
        onOrder={(order) => onColumns((columns) => changedColumn(columns, id, { links: [...order] }))}
      >
        {(link) => {
          const problem = targets.get(linkKey(link))?.problem ?? null;
          const rule = ruleOfLink(link);
          return (
            <>
              <button
                type="button"
                aria-pressed={link.id === chosenId}
                className={classNames(
                  styles.link,
                  link.id === chosenId && styles.chosen,
                  problem !== null && styles.broken,
                )}
                onClick={() => onEdit(link.id)}
              >
                <span className={styles.linkName}>{nameOf(link)}</span>
                {problem !== null && (
                  <span className={styles.problem}>
                    <Unlink size={14} aria-hidden />
                    {t(`problem.${problem}`)}
                  </span>
                )}
                {problem === null && rule !== undefined && (
                  <span className={styles.warning}>
                    <TriangleAlert size={14} aria-hidden />
                    {t(`missing.${rule as 'NO_TITLE' | 'NO_TARGET'}`)}
                  </span>
                )}
              </button>
              <RowMenu
                label={nameOf(link)}
                items={() => [
                  {
                    key: 'left',
                    label: t('link.left'),
                    icon: <ArrowLeft size={16} />,
                    disabledReason: index === 0 ? t('columns.isFirst') : undefined,
                    onSelect: () => onColumns((columns) => linkBeside(columns, link.id, -1)),
                  },
                  {
                    key: 'right',
                    label: t('link.right'),
                    icon: <ArrowRight size={16} />,
                    disabledReason: index === columnCount - 1 ? t('columns.isLast') : undefined,
                    onSelect: () => onColumns((columns) => linkBeside(columns, link.id, 1)),
                  },
                  {
                    key: 'remove',
                    label: t('link.remove'),
                    icon: <Trash2 size={16} />,
                    tone: 'danger',
                    startsGroup: true,
                    onSelect: () => onColumns((columns) => withoutLink(columns, link.id)),
                  },
                ]}
              />
            </>
          );
        }}
      </SortableList>
      {html !== '' && <p className={styles.hint}>{t('columns.hasHtml')}</p>}
      <Button size="compact" variant="quiet" icon={<Plus size={15} />} onClick={onAdd}>
        {t('link.add')}
      </Button>
    </section>
  );
}
