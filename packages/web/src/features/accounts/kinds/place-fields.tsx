import type { ReactNode } from 'react';
import { PointInput } from '../inputs/point-input.tsx';
import { TextField } from '../page/fields.tsx';
import { Pair } from '../page/section.tsx';
import styles from './place-fields.module.css';
import { ProvinceField } from './province-field.tsx';

interface PlaceFieldsProps {
  readonly hasPoint: boolean;
  readonly children?: ReactNode;
}

/** Ward, province and address, beside the drawn map where the kind has a point. */
export function PlaceFields({ hasPoint, children }: PlaceFieldsProps) {
  const fields = (
    <div className={styles.fields}>
      <Pair>
        <TextField name="ward" max={120} />
        <ProvinceField />
      </Pair>
      <TextField name="address" max={250} />
      {children}
    </div>
  );
  if (!hasPoint) return fields;
  return (
    <div className={styles.place}>
      {fields}
      <PointInput />
    </div>
  );
}
