import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import styles from './inputs.module.css';

interface RowsInputProps<Item> extends Control<Item[]> {
  readonly blank: Item;
  readonly addLabel: string;
  readonly max: number;
  /** Facts of a life on a line, or cards beside each other. */
  readonly look?: 'rows' | 'timeline' | 'cards';
  /** `n` counts from 1: for the names of its inputs. */
  readonly children: (item: Item, set: (change: Partial<Item>) => void, n: number) => ReactNode;
}

/** A list of facts in rows of the same inputs. */
export function RowsInput<Item extends object>(props: RowsInputProps<Item>) {
  const { id, value, onChange, disabled, blank, addLabel, max, look = 'rows', children } = props;
  const { t } = useTranslation('accounts');
  const set = (index: number) => (change: Partial<Item>) =>
    onChange(value.map((item, at) => (at === index ? { ...item, ...change } : item)));
  return (
    <Stack gap={3}>
      {value.length > 0 && (
        <div className={styles.rows} data-look={look}>
          {value.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
            <div key={index} className={styles.row}>
              <div className={styles.cells}>{children(item, set(index), index + 1)}</div>
              {!disabled && (
                <IconButton
                  size="compact"
                  icon={<X size={16} />}
                  label={t('rows.remove', { n: index + 1 })}
                  onClick={() => onChange(value.filter((_, at) => at !== index))}
                />
              )}
            </div>
          ))}
        </div>
      )}
      {!disabled && (
        <div>
          <Button
            id={id}
            aria-label={addLabel}
            size="compact"
            icon={<Plus size={16} />}
            disabledReason={value.length >= max ? t('rows.full', { max }) : undefined}
            onClick={() => onChange([...value, blank])}
          >
            {addLabel}
          </Button>
        </div>
      )}
    </Stack>
  );
}
