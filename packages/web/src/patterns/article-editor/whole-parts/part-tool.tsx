import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useCurrentTool } from './bar-tools.ts';
import styles from './part-bar.module.css';

interface PartToolProps extends Omit<ComponentProps<typeof IconButton>, 'size'> {
  /** Names it among the tools of its bar. */
  readonly name: string;
  /** A word beside the icon, where there is room for it. */
  readonly children?: ReactNode;
}

/** A button of the bar above a part. */
export function PartTool({ name, children, ...button }: PartToolProps) {
  const place = { 'data-tool': name, tabIndex: useCurrentTool() === name ? 0 : -1 };
  if (children === undefined) return <IconButton {...button} {...place} size="compact" />;
  const { label, shortcut, ...rest } = button;
  return (
    <Button
      {...rest}
      {...place}
      size="compact"
      variant="quiet"
      aria-label={label}
      tip={shortcut ? `${label} (${shortcut})` : label}
    >
      <span className={styles.word}>{children}</span>
    </Button>
  );
}
