import { useQuery } from '@tanstack/react-query';
import type { Coverage, CoverageKind } from '@toasoan/contract/features/events/coverage/coverage.ts';
import type { Occurrence } from '@toasoan/contract/features/events/occurrences/occurrence.ts';
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
  /** Opens with the form of this piece. */
  readonly opens?: string | undefined;
  /** Dates of a series to choose from. */
  readonly dates?: readonly Occurrence[] | undefined;
}

/** What is planned for an event: who makes what until when. */
export function CoverageList({ eventId, day, adds, opens, dates }: CoverageListProps) {
  const { t } = useTranslation(['coverage', 'ui']);
  const projectId = useProjectId();
  const all = useQuery(eventCoverage(projectId, eventId)).data?.items;
  // Of one date: what is planned for others is not its own.
  const isMeant = (piece: Coverage) => day === null || piece.day === null || piece.day === day;
  const pieces = all?.filter(isMeant);
  const mayPlan = useMay('event.editAny');
  const { create, update } = useCoverage();
  const [open, setOpen] = useState<string | undefined>(adds ? NEW : opens);
  const adder = useRef<HTMLButtonElement>(null);
  /** Who closes a form by keys goes on where they opened it. */
  function close() {
    flushSync(() => setOpen(undefined));
    adder.current?.focus();
  }
  const change = (piece: Coverage, { day: _day, ...values }: PieceValues) =>
    update.mutate({ id: piece.id, version: piece.version, ...values }, { onSuccess: close });
  const add = ({ day: meant, ...values }: PieceValues) =>
    create.mutate({ eventId, ...(meant !== null && { day: meant }), ...values }, { onSuccess: close });
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
                day={piece.day}
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
          day={day ?? dates?.[0]?.day ?? null}
          dates={dates}
          busy={create.isPending}
          onCancel={close}
          onSave={add}
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
