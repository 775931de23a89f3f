import type { FieldSelector, PageField } from '@toasoan/contract/features/extraction/template-definition.ts';
import { Pencil, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { SortableList } from '#web/ui/form/sortable-list.tsx';
import { fieldName, levelOf } from '../template-words.ts';
import styles from './fields.module.css';
import { LinesField } from './lines-field.tsx';
import { SelectorEditor } from './selector-editor.tsx';
import { givenBy, selectorKey, selectorText } from './studio-model.ts';
import type { Studio } from './use-studio.ts';

interface SelectorListProps {
  readonly studio: Studio;
  readonly field: PageField;
}

const MOST = 8;

/** The selectors of a field in the order in which they are tried. */
export function SelectorList({ studio, field }: SelectorListProps) {
  const { t } = useTranslation('parser-templates');
  const { draft, setSelectors, set } = studio;
  const selectors = draft.fields[field];
  const [edited, setEdited] = useState<string>();
  const change = (next: readonly FieldSelector[]) => setSelectors(field, next);
  function save(key: string, selector: FieldSelector) {
    const isNew = key === 'new';
    change(
      isNew ? [...selectors, selector] : selectors.map((one) => (selectorKey(one) === key ? selector : one)),
    );
    setEdited(undefined);
  }
  return (
    <>
      <h2 className={styles.fieldHeading}>{t('fields.order')}</h2>
      {selectors.length === 0 && <p className={styles.hint}>{t('fields.noneText')}</p>}
      <SortableList
        label={t('fields.orderOf', { field: fieldName(field) })}
        items={selectors}
        keyOf={selectorKey}
        nameOf={selectorText}
        onOrder={change}
      >
        {(selector, index) =>
          edited === selectorKey(selector) ? (
            <SelectorEditor
              studio={studio}
              field={field}
              selector={selector}
              onSave={(next) => save(selectorKey(selector), next)}
              onCancel={() => setEdited(undefined)}
            />
          ) : (
            <SelectorLine
              studio={studio}
              field={field}
              selector={selector}
              index={index}
              onEdit={() => setEdited(selectorKey(selector))}
              onRemove={() => change(selectors.filter((one) => one !== selector))}
            />
          )
        }
      </SortableList>
      {edited === 'new' ? (
        <SelectorEditor
          studio={studio}
          field={field}
          onSave={(next) => save('new', next)}
          onCancel={() => setEdited(undefined)}
        />
      ) : (
        <Button
          size="compact"
          variant="quiet"
          icon={<Plus size={15} />}
          disabledReason={selectors.length >= MOST ? t('fields.full', { most: MOST }) : undefined}
          onClick={() => setEdited('new')}
        >
          {t('fields.add')}
        </Button>
      )}
      {field === 'publishedTime' && (
        <LinesField
          label={t('fields.dateFormats')}
          hint={t('fields.dateFormatsHint')}
          value={draft.dateFormats}
          most={10}
          onChange={(dateFormats) => set({ dateFormats })}
        />
      )}
    </>
  );
}

interface SelectorLineProps extends SelectorListProps {
  readonly selector: FieldSelector;
  readonly index: number;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function SelectorLine({ studio, field, selector, index, onEdit, onRemove }: SelectorLineProps) {
  const { t } = useTranslation('parser-templates');
  const { trial } = studio;
  const name = selectorText(selector);
  const of = trial?.total ?? 0;
  const given = givenBy(trial, field, index);
  return (
    <div className={styles.selector}>
      <span className={styles.number}>{index + 1}</span>
      <span className={styles.kind}>{t(`kind.${selector.kind}`)}</span>
      <code className={styles.cut} data-tip={name} data-tip-when="cut">
        {name}
      </code>
      {of > 0 && (
        <span className={styles.rate} data-level={levelOf(given / of)} data-tip={t('fields.given')}>
          {given}/{of}
        </span>
      )}
      <IconButton
        size="compact"
        variant="quiet"
        icon={<Pencil size={14} />}
        label={t('fields.edit', { name })}
        onClick={onEdit}
      />
      <IconButton
        size="compact"
        variant="quiet"
        icon={<X size={14} />}
        label={t('fields.remove', { name })}
        onClick={onRemove}
      />
    </div>
  );
}
