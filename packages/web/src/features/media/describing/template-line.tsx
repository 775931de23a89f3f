import { useTranslation } from 'react-i18next';
import { useChosenTemplate } from './chosen-template.ts';

/** In the list of uploads: what their files are described by. */
export function TemplateLine() {
  const { t } = useTranslation('upload');
  const { chosen } = useChosenTemplate();
  return chosen ? <p>{t('template.chosen', { title: chosen.title })}</p> : null;
}
