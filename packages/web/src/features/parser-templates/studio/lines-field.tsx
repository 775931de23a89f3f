import { useState } from 'react';
import { PanelField } from '#web/features/drafts/public.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';

interface LinesFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: readonly string[];
  /** Further lines are left out. */
  readonly most: number;
  readonly onChange: (lines: string[]) => void;
}

const linesOf = (text: string, most: number) =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, 500))
    .filter(Boolean)
    .slice(0, most);

/** A list with one entry on each line. What is typed stays as it is, with its empty lines. */
export function LinesField({ label, hint, value, most, onChange }: LinesFieldProps) {
  const [typed, setTyped] = useState(value.join('\n'));
  const isSame = linesOf(typed, most).join('\n') === value.join('\n');
  const text = isSame ? typed : value.join('\n');
  function change(next: string) {
    setTyped(next);
    onChange(linesOf(next, most));
  }
  return (
    <PanelField label={label} hint={hint} value={text} onChange={change}>
      {(control) => (
        <TextArea {...control} rows={Math.min(8, Math.max(2, value.length + 1))} spellCheck={false} />
      )}
    </PanelField>
  );
}
