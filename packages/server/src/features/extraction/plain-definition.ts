import {
  type TemplateDefinition,
  templateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';

/** A template that says nothing: pages are read by what they say of themselves. */
export const PLAIN_DEFINITION: TemplateDefinition = templateDefinition.parse({ fields: {} });
