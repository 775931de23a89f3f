import { type KeyboardEvent, useId, useState } from 'react';
import { TextInput } from '#web/ui/form/text-input.tsx';
import styles from './cropping.module.css';

interface NumberBoxProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number that counts when it is done: half of it typed is another number. */
export function NumberBox({ label, value, max, onChange }: NumberBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  function done() {
    const number = typed === undefined || typed === '' ? Number.NaN : Number(typed);
    if (Number.isFinite(number) && number !== value) onChange(number);
    setTyped(undefined);
  }
  function pressed(event: KeyboardEvent) {
    if (event.key === 'Enter') done();
  }
  return (
    <span className={styles.number}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type="number"
        min={0}
        max={max}
        value={typed ?? String(value)}
        onChange={setTyped}
        onBlur={done}
        onKeyDown={pressed}
      />
    </span>
  );
}
