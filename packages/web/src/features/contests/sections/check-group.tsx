import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { Row } from '#web/ui/layout/row.tsx';

interface CheckGroupProps<Value extends string> extends Control<readonly Value[]> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** Several of a few, in the order of the list. */
export function CheckGroup<Value extends string>(props: CheckGroupProps<Value>) {
  const { id, label, options, value, onChange, disabled } = props;
  const toggle = (one: Value, isOn: boolean) =>
    onChange(
      options.map((option) => option.value).filter((other) => (other === one ? isOn : value.includes(other))),
    );
  return (
    <Row gap={4} role="group" id={id} aria-label={label} aria-describedby={props['aria-describedby']}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          checked={value.includes(option.value)}
          disabled={disabled}
          onChange={({ currentTarget }) => toggle(option.value, currentTarget.checked)}
        >
          {option.label}
        </Checkbox>
      ))}
    </Row>
  );
}
