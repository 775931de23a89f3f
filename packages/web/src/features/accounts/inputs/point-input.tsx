import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useAccountPage, useFieldValue } from '../page/account-context.ts';

/** Only some kinds of accounts have a point, so the map travels behind the page. */
const MapPointInput = lazyChunk(async () => {
  const [{ MapPointInput: Input }] = await Promise.all([
    import('#web/patterns/map-point/map-point-input.tsx'),
    loadTexts(['map-point']),
  ]);
  return { default: Input };
});

/** Latitude and longitude as one field, with the drawn map. */
export function PointInput() {
  const { t } = useTranslation('accounts');
  const { form, disabled } = useAccountPage();
  const lat = useFieldValue<number | null>('lat');
  const lng = useFieldValue<number | null>('lng');
  return (
    <Field form={form} name="lat" label={t('coordinates')} disabled={disabled}>
      {({ value: _, onChange: __, ...control }) => (
        <Suspense fallback={<Skeleton height="var(--size-6)" />}>
          <MapPointInput
            {...control}
            value={lat === null || lng === null ? null : { lat, lng }}
            onChange={(point) => form.fill({ lat: point?.lat ?? null, lng: point?.lng ?? null })}
          />
        </Suspense>
      )}
    </Field>
  );
}
