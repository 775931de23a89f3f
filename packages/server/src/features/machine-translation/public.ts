export { budgetOf, noteEdited, settleLeftReservations } from './ledger-store.ts';
export { translateTexts } from './translate-texts.ts';
export type {
  EngineTools,
  FilledText,
  TextToTranslate,
  TranslatedText,
  TranslationWork,
} from './translation-work.ts';
