import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { type PanelProps, PostPanel } from '../editing/inspector/post-panel.tsx';
import { NAMED_FIELD_NAMES } from './named-kinds.ts';

const NamedFields = lazyChunk(async () => ({
  default: (await import('./named-fields.tsx')).NamedFields,
}));

/** Figures, places, bodies and events that the post is about. */
export function NamedPanel({ session }: PanelProps) {
  const { t } = useTranslation('editing');
  const count = useFormPart(session.form, ({ values }) =>
    NAMED_FIELD_NAMES.reduce((sum, name) => sum + values[name].length, 0),
  );
  return (
    <PostPanel
      session={session}
      name="named"
      summary={count > 0 ? t('summary.named', { count }) : t('summary.none')}
    >
      <Suspense fallback={<Spinner />}>
        <NamedFields session={session} />
      </Suspense>
    </PostPanel>
  );
}
