import { useQuery } from '@tanstack/react-query';
import type { Coverage, CoverageKind } from '@toasoan/contract/features/events/coverage/coverage.ts';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { CoveragePiece } from './coverage-piece.tsx';
import { eventCoverage } from './coverage-queries.ts';
import { PieceForm, type PieceValues } from './piece-form.tsx';
import { useCoverage } from './use-coverage.ts';

interface CoverageListProps {
  readonly eventId: string;
  /** The date meant; null: the event as a whole. */
  readonly day: string | null;
  /** Opens with the form of a new piece of this kind. */
  readonly adds?: CoverageKind | undefined;
}

/** What is planned for an event: who makes what until when. */
export function CoverageList({ eventId, day, adds }: CoverageListProps) {
  const { t } = useTranslation(['coverage', 'ui']);
  const projectId = useProjectId();
  const pieces = useQuery(eventCoverage(projectId, eventId)).data?.items;
  const mayPlan = useMay('event.editAny');
  const { create, update } = useCoverage();
  const [open, setOpen] = useState<string | undefined>(adds && NEW);
  const adder = useRef<HTMLButtonElement>(null);
  /** Who closes a form by keys goes on where they opened it. */
  function close() {
    flushSync(() => setOpen(undefined));
    adder.current?.focus();
  }
  const change = (piece: Coverage, values: PieceValues) =>
    update.mutate({ id: piece.id, version: piece.version, ...values }, { onSuccess: close });
  return (
    <Stack gap={3}>
      {pieces === undefined && <Spinner />}
      {pieces?.length === 0 && <p>{t('nothing')}</p>}
      <ul>
        {pieces?.map((piece) =>
          open === piece.id ? (
            <li key={piece.id}>
              <PieceForm
                piece={piece}
                busy={update.isPending}
                onCancel={close}
                onSave={(values) => change(piece, values)}
              />
            </li>
          ) : (
            <CoveragePiece key={piece.id} piece={piece} mayPlan={mayPlan} onEdit={() => setOpen(piece.id)} />
          ),
        )}
      </ul>
      {open === NEW ? (
        <PieceForm
          kind={adds}
          busy={create.isPending}
          onCancel={close}
          onSave={(values) =>
            create.mutate({ eventId, ...(day !== null && { day }), ...values }, { onSuccess: close })
          }
        />
      ) : (
        mayPlan && (
          <Button ref={adder} size="compact" icon={<Plus size={16} />} onClick={() => setOpen(NEW)}>
            {t('add')}
          </Button>
        )
      )}
    </Stack>
  );
}

const NEW = 'new';
