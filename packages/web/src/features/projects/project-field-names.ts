import type { LanguageSetting } from '@toasoan/contract/features/projects/language-setting.ts';
import type { TFunction } from 'i18next';
import type { FieldNames } from '#web/patterns/form-drawer/record-form.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { languageName } from './language-name.ts';
import type { ProjectValues } from './project-values.ts';

/** The labels of the fields and their formatted values. */
export function projectFieldNames(t: TFunction<['projects', 'panel']>): FieldNames<ProjectValues> {
  return {
    name: { label: t('field.name') },
    code: { label: t('field.code') },
    siteType: { label: t('field.siteType'), show: (type) => t(`panel:site-type.${type}`) },
    domains: { label: t('field.domains') },
    color: { label: t('field.color'), show: (color) => (color === null ? '' : t(`color.${color}`)) },
    description: { label: t('field.description') },
    logo: { label: t('field.logo'), show: (logo) => t(logo ? 'yes' : 'no') },
    logoDark: { label: t('field.logoDark'), show: (logo) => t(logo ? 'yes' : 'no') },
    favicon: { label: t('field.favicon'), show: (icon) => t(icon ? 'yes' : 'no') },
    languages: {
      label: t('field.languages'),
      show: (settings) => settings.map((one) => languageInWords(t, one, settings)).join(', '),
    },
    defaultLang: { label: t('field.defaultLang'), show: languageName },
    timezone: { label: t('field.timezone') },
    workflowMode: { label: t('field.workflowMode'), show: (mode) => t(`workflow.${mode}`) },
    allowSelfApprove: { label: t('field.allowSelfApprove'), show: (yes) => t(yes ? 'yes' : 'no') },
    storageQuotaGb: {
      label: t('field.storageQuotaGb'),
      show: (gb) => (gb === null ? t('noQuota') : `${formatNumber(gb)} GB`),
    },
    kind: { label: t('field.kind'), show: (kind) => t(`kind.${kind}`) },
    governingBody: { label: t('field.governingBody') },
    licenceNo: { label: t('field.licenceNo') },
    licenceDate: { label: t('field.licenceDate') },
    responsiblePerson: { label: t('field.responsiblePerson') },
    contactPhone: { label: t('field.contactPhone') },
    contactEmail: { label: t('field.contactEmail') },
    address: { label: t('field.address') },
  };
}

/** A fallback is said where it is not the default language, which has none itself. */
function languageInWords(
  t: TFunction<['projects', 'panel']>,
  { lang, fallback }: LanguageSetting,
  settings: readonly LanguageSetting[],
): string {
  const isUsual = settings.find((one) => one.fallback === null)?.lang === fallback;
  if (fallback === null || isUsual) return languageName(lang);
  const then = t('languages.then', { language: languageName(fallback) });
  return `${languageName(lang)} (${then})`;
}
