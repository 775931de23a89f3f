import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { ResourceTexts } from './resource-texts.ts';

interface AddButtonProps {
  readonly texts: ResourceTexts;
  readonly onAdd: () => void;
}

/** The main button of a list's heading. */
export function AddButton({ texts, onAdd }: AddButtonProps) {
  return (
    <Button variant="main" icon={<Plus size={17} />} onClick={onAdd}>
      {texts.add}
    </Button>
  );
}

interface NothingYetProps {
  readonly icon: ReactNode;
  readonly texts: ResourceTexts;
  /** What such records are for. */
  readonly text: string;
  /** Absent for people who may not add one. */
  readonly onAdd: (() => void) | undefined;
}

/** An empty list: what it is for and the first action. */
export function NothingYet({ icon, texts, text, onAdd }: NothingYetProps) {
  return (
    <EmptyState
      icon={icon}
      title={texts.empty}
      text={text}
      actions={onAdd && <Button onClick={onAdd}>{texts.add}</Button>}
    />
  );
}
