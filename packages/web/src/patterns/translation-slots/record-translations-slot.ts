import type { TranslatedKind } from '@toasoan/contract/features/translations/translation-states.ts';
import { type ComponentType, createContext, use } from 'react';

export interface RecordTranslationsProps {
  readonly kind: TranslatedKind;
  readonly id: string;
  readonly title: string;
}

const Nothing: ComponentType<RecordTranslationsProps> = () => null;

/** The translations of a record, provided by the app: what is translated lies below its translations. */
export const RecordTranslationsContext = createContext<ComponentType<RecordTranslationsProps>>(Nothing);

export function useRecordTranslations(): ComponentType<RecordTranslationsProps> {
  return use(RecordTranslationsContext);
}
