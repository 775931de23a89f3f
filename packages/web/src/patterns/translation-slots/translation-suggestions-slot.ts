import { type ComponentType, createContext, use } from 'react';

export interface TranslationSuggestionsProps {
  readonly translationId: string;
  /** How the editor names a paragraph: "Đoạn 5"; undefined for one that it does not show. */
  readonly placeOf: (segmentId: string) => string | undefined;
  /** Goes to the paragraph. */
  readonly onOpen: (segmentId: string) => void;
  /** A suggestion was taken into its paragraph: the editor reads it again. */
  readonly onApplied: (segmentId: string) => void;
}

interface TranslationSuggestions {
  /** The new suggestions for one translation. */
  readonly Panel: ComponentType<TranslationSuggestionsProps>;
  /** How many there are. */
  readonly Count: ComponentType<{ readonly translationId: string }>;
}

const Nothing = () => null;

/** What readers suggest, provided to the editor of translations: it lies below the inbox of suggestions. */
export const TranslationSuggestionsContext = createContext<TranslationSuggestions>({
  Panel: Nothing,
  Count: Nothing,
});

export function useTranslationSuggestions(): TranslationSuggestions {
  return use(TranslationSuggestionsContext);
}
