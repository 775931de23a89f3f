import { useTranslation } from 'react-i18next';
import { Checkbox } from '../form/checkbox.tsx';
import { type Selection, toggleRange, toggleRow } from './selection.ts';

interface RowTickProps {
  readonly rowKey: string;
  readonly label: string;
  readonly selection: Selection;
  readonly onSelection: ((selection: Selection) => void) | undefined;
  /** All rows in their order; a function where that changes often. */
  readonly order: readonly string[] | (() => readonly string[]);
}

export function RowTick({ rowKey, label, selection, onSelection, order }: RowTickProps) {
  const { t } = useTranslation('ui');
  return (
    <Checkbox
      aria-label={t('table.selectRow', { name: label })}
      checked={selection.keys.has(rowKey)}
      onChange={(event) => {
        const range = event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey;
        onSelection?.(
          range
            ? toggleRange(selection, rowKey, typeof order === 'function' ? order() : order)
            : toggleRow(selection, rowKey),
        );
      }}
    />
  );
}
