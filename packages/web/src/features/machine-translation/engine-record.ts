import {
  type Engine,
  type EngineKind,
  engineCreate,
  USUAL_ADDRESSES,
} from '@toasoan/contract/features/machine-translation/engine.ts';
import { ENGINE_KIND_TEXTS } from '@toasoan/contract/features/machine-translation/engine-texts.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { createEngine, engineDetail, updateEngine } from './machine-queries.ts';

/** What the form holds; '' in `key` keeps the stored one. */
export interface EngineValues {
  readonly title: string;
  readonly kind: EngineKind;
  readonly address: string;
  readonly model: string;
  readonly key: string;
  readonly price: number | null;
  readonly status: Status;
}

const BLANK: EngineValues = {
  title: '',
  kind: 'LIBRE',
  address: USUAL_ADDRESSES.LIBRE,
  model: '',
  key: '',
  price: 0,
  status: 'DISABLED',
};

const toInput = ({ title, kind, address, model, key, price, status }: EngineValues) => ({
  title: title.trim(),
  kind,
  address: address.trim(),
  model: model.trim(),
  price: price ?? 0,
  status,
  ...(key !== '' && { key }),
});

async function save(values: EngineValues, engine: Engine | undefined): Promise<Engine> {
  return engine ? await updateEngine(engine, toInput(values)) : await createEngine(toInput(values));
}

export function useEngineRecord(): RecordForm<Engine, EngineValues> {
  const { t } = useTranslation('machine-translation');
  return {
    name: 'machine-translation',
    detail: engineDetail,
    blank: () => BLANK,
    toValues: ({ title, kind, address, model, price, status }) => ({
      title,
      kind,
      address,
      model,
      key: '',
      price,
      status,
    }),
    validate: (values) => schemaProblems(engineCreate, toInput(values)),
    save,
    fields: {
      title: { label: t('field.title') },
      kind: { label: t('field.kind'), show: (kind) => ENGINE_KIND_TEXTS[kind][currentLanguage()] },
      address: { label: t('field.address') },
      model: { label: t('field.model') },
      key: { label: t('field.key'), show: () => '••••' },
      price: { label: t('field.price') },
      status: { label: t('field.status') },
    },
  };
}
