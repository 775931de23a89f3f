import { type ReactNode, useId } from 'react';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';

interface LabelledProps {
  readonly label: string;
  /** Draws the input with the id. */
  readonly children: (id: string) => ReactNode;
}

export function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <Stack gap={1}>
      <label htmlFor={id} className={textStyles.label}>
        {label}
      </label>
      {children(id)}
    </Stack>
  );
}
