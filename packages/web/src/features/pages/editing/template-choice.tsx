import { type PageTemplate, pageTemplate } from '@toasoan/contract/features/pages/page-kinds.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Control } from '#web/ui/form/control.ts';
import styles from './page-inspector.module.css';

type Box = readonly [x: number, y: number, width: number, height: number];

/** What stands where, on a sheet of 60 by 36. */
const DRAWINGS: Readonly<Record<PageTemplate, readonly Box[]>> = {
  DEFAULT: [
    [4, 4, 32, 4],
    [4, 12, 32, 3],
    [4, 18, 32, 3],
    [4, 24, 26, 3],
    [42, 4, 14, 28],
  ],
  FULL: [
    [4, 4, 52, 4],
    [4, 12, 52, 3],
    [4, 18, 52, 3],
    [4, 24, 44, 3],
  ],
  LANDING: [
    [4, 3, 52, 16],
    [4, 23, 15, 9],
    [22, 23, 15, 9],
    [41, 23, 15, 9],
  ],
  CONTACT: [
    [4, 4, 24, 4],
    [4, 12, 24, 3],
    [4, 18, 24, 3],
    [34, 4, 22, 6],
    [34, 13, 22, 6],
    [34, 22, 22, 10],
  ],
  RULES: [
    [4, 4, 20, 3],
    [8, 10, 48, 3],
    [8, 15, 40, 3],
    [4, 22, 20, 3],
    [8, 28, 48, 3],
  ],
};

/** The templates as small drawings; arrow keys move between them. */
export function TemplateChoice({ id, value, onChange, onBlur, disabled }: Control<PageTemplate>) {
  const { t } = useTranslation(['page-fields', 'pages']);
  const name = useId();
  return (
    <div id={id} role="radiogroup" aria-label={t('name.template')} className={styles.templates}>
      {pageTemplate.options.map((template) => (
        <label key={template} className={styles.template}>
          <input
            type="radio"
            name={name}
            checked={template === value}
            disabled={disabled}
            onBlur={onBlur}
            onChange={() => onChange(template)}
          />
          <svg viewBox="0 0 60 36" className={styles.drawing} aria-hidden>
            {DRAWINGS[template].map(([x, y, width, height]) => (
              <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="1" fill="currentColor" />
            ))}
          </svg>
          {t(`pages:template.${template}`)}
        </label>
      ))}
    </div>
  );
}
