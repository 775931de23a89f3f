import { type FieldSelector, TRANSFORMS } from '@toasoan/contract/features/extraction/template-definition.ts';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { SortableList } from '#web/ui/form/sortable-list.tsx';
import { Select } from '#web/ui/select/select.tsx';
import styles from './fields.module.css';

type Transform = FieldSelector['transform'][number];

interface TransformStepsProps {
  readonly value: readonly Transform[];
  readonly onChange: (steps: Transform[]) => void;
}

/** What is done to a value after it was taken, each step once, in the order of the list. */
export function TransformSteps({ value, onChange }: TransformStepsProps) {
  const { t } = useTranslation('parser-templates');
  const left = TRANSFORMS.filter((name) => !value.includes(name));
  const nameOf = (name: Transform) => t(`transform.${name}`);
  return (
    <fieldset className={styles.steps}>
      <legend>{t('steps.label')}</legend>
      {value.length === 0 && <p className={styles.hint}>{t('steps.none')}</p>}
      <SortableList
        label={t('steps.label')}
        items={value}
        keyOf={(name) => name}
        nameOf={nameOf}
        onOrder={(steps) => onChange([...steps])}
      >
        {(name) => (
          <div className={styles.selector}>
            <span className={styles.step}>{nameOf(name)}</span>
            <IconButton
              size="compact"
              variant="quiet"
              icon={<X size={14} />}
              label={t('steps.remove', { name: nameOf(name) })}
              onClick={() => onChange(value.filter((one) => one !== name))}
            />
          </div>
        )}
      </SortableList>
      {left.length > 0 && (
        <Select
          label={t('steps.label')}
          placeholder={t('steps.add')}
          options={left.map((name) => ({ value: name, label: nameOf(name) }))}
          value={null}
          onChange={(name) => {
            const chosen = TRANSFORMS.find((one) => one === name);
            if (chosen !== undefined) onChange([...value, chosen]);
          }}
        />
      )}
    </fieldset>
  );
}
