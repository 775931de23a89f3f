import type { Aggregator } from '@toasoan/contract/features/posts/correction/correction.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './correction.module.css';

/** Sites that copied the post, each with when it was told. */
export function AggregatorRows({ id, value, onChange }: Control<Aggregator[]>) {
  const { t } = useTranslation('correction');
  const [name, setName] = useState('');
  function add() {
    const text = name.trim();
    if (text !== '') onChange([...value, { name: text, toldTime: null }]);
    setName('');
  }
  const notify = (index: number, isNotified: boolean) =>
    onChange(
      value.map((one, at) =>
        at === index ? { ...one, toldTime: isNotified ? new Date().toISOString() : null } : one,
      ),
    );
  return (
    <div className={styles.rows}>
      {value.map((one, index) => (
        <div key={one.name} className={styles.row}>
          <Checkbox checked={one.toldTime !== null} onChange={({ target }) => notify(index, target.checked)}>
            {one.name}
            {': '}
            {one.toldTime === null
              ? t('aggregator.notTold')
              : t('aggregator.told', { time: formatDateTime(new Date(one.toldTime)) })}
          </Checkbox>
          <IconButton
            size="compact"
            icon={<X size={14} />}
            label={t('aggregator.remove', { name: one.name })}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div className={styles.row}>
        <TextInput
          id={id}
          value={name}
          onChange={setName}
          placeholder={t('aggregator.name')}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button size="compact" onClick={add}>
          {t('aggregator.add')}
        </Button>
      </div>
    </div>
  );
}
