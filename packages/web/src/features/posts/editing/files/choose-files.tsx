import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { MediaKind } from '@toasoan/contract/features/media/media-kinds.ts';
import { FolderOpen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMediaPicker } from '#web/patterns/media/media-slot.ts';
import { Button } from '#web/ui/actions/button.tsx';

interface ChooseFilesProps {
  readonly label: string;
  readonly kinds: readonly MediaKind[];
  readonly max?: number;
  readonly disabledReason?: string | undefined;
  readonly onPick: (files: readonly MediaRow[]) => void;
}

/** Opens the library. */
export function ChooseFiles({ label, kinds, max = 1, disabledReason, onPick }: ChooseFilesProps) {
  const [isOpen, setOpen] = useState(false);
  const Picker = useMediaPicker();
  return (
    <>
      <Button icon={<FolderOpen size={16} />} disabledReason={disabledReason} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <Picker
            kinds={kinds}
            max={max}
            onPick={(files) => {
              onPick(files);
              setOpen(false);
            }}
            onCancel={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
