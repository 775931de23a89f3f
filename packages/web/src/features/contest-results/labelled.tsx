import type { ReactNode } from 'react';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';

interface LabelledProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The name of a field that names itself for screen readers, above it. */
export function Labelled({ label, children }: LabelledProps) {
  return (
    <Stack gap={1}>
      <span className={textStyles.label} aria-hidden>
        {label}
      </span>
      {children}
    </Stack>
  );
}
