import type { EnterpriseProfile } from '@toasoan/contract/features/accounts/kinds/body-profiles.ts';
import { useTranslation } from 'react-i18next';
import type { Control } from '#web/ui/form/control.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { FileInput } from '../inputs/file-input.tsx';
import styles from '../inputs/inputs.module.css';
import { RowsInput } from '../inputs/rows-input.tsx';
import { StarInput } from '../inputs/star-input.tsx';

const BLANK: EnterpriseProfile['products'][number] = { name: '', imageId: null, ocopStars: 0 };

/** Products with a photo, a name and their stars of OCOP. */
export function ProductsInput(control: Control<EnterpriseProfile['products']>) {
  const { t } = useTranslation('accounts');
  const { disabled } = control;
  return (
    <RowsInput {...control} blank={BLANK} addLabel={t('products.add')} max={60}>
      {(product, set, n) => (
        <>
          <span className={styles.own}>
            <FileInput
              small
              id={`${control.id}-${n}`}
              label={product.name || t('products.name', { n })}
              kinds={['IMAGE']}
              disabled={disabled}
              value={product.imageId ?? null}
              onChange={(imageId) => set({ imageId })}
            />
          </span>
          <TextInput
            aria-label={t('products.name', { n })}
            placeholder={t('products.nameHint')}
            value={product.name}
            maxLength={120}
            disabled={disabled}
            onChange={(name) => set({ name })}
          />
          <span className={styles.own}>
            <StarInput
              label={t('products.stars', { n })}
              value={product.ocopStars}
              disabled={disabled}
              onChange={(ocopStars) => set({ ocopStars })}
            />
          </span>
        </>
      )}
    </RowsInput>
  );
}
