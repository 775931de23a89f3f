import { Plus } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferedCommands } from '#web/core/commands/page-commands.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { ReviewPage } from '../queue/use-review-page.ts';

const AddPageDialog = lazyOverlay(async () => ({
  default: (await import('./add-page-dialog.tsx')).AddPageDialog,
}));

interface AddPage {
  readonly ask: () => void;
  readonly dialog: ReactNode;
}

/** Adds an article by its address: from the heading, and from the palette while the queue is in front. */
export function useAddPage({ address }: ReviewPage, onStored: () => void): AddPage {
  const { t } = useTranslation('crawler-review');
  const [isAsking, setAsking] = useState(false);
  useOfferedCommands(
    useMemo(
      () => [
        {
          name: 'add-page',
          label: t('add'),
          icon: <Plus size={16} aria-hidden />,
          run: () => setAsking(true),
        },
      ],
      [t],
    ),
  );
  return {
    ask: () => setAsking(true),
    dialog: isAsking && (
      <Suspense>
        <AddPageDialog
          onOpen={({ id, view }) => {
            setAsking(false);
            onStored();
            address.change({ open: id, view });
          }}
          onClose={() => setAsking(false)}
        />
      </Suspense>
    ),
  };
}
