import type { TranslatedFields } from '#server/features/delivery/translations/translated-fields.ts';
import { translatedFields } from '#server/features/translations/public.ts';

/** Names of categories and titles of menus in other languages, as translators approved them. */
export const siteTranslations: TranslatedFields = translatedFields;
