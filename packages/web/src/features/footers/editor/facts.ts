import type { FooterFact } from '@toasoan/contract/features/footers/footer-content.ts';
import type { Project } from '@toasoan/contract/features/projects/project-record.ts';
import type { useTranslation } from 'react-i18next';
import { formatDay } from '#web/ui/text/format-date.ts';

type Translate = ReturnType<typeof useTranslation<'footers'>>['t'];

/** A day without a time, at noon in Hà Nội. */
const dayOf = (day: string) => formatDay(new Date(`${day}T05:00:00Z`));

const SAID: Readonly<Record<FooterFact, (project: Project, t: Translate) => string>> = {
  governingBody: ({ governingBody }, t) => governingBody && t('says.governingBody', { name: governingBody }),
  licence: ({ licenceNo, licenceDate }, t) =>
    licenceNo &&
    (licenceDate
      ? t('says.licenceOf', { number: licenceNo, day: dayOf(licenceDate) })
      : t('says.licence', { number: licenceNo })),
  responsiblePerson: ({ responsiblePerson }, t) =>
    responsiblePerson && t('says.responsible', { name: responsiblePerson }),
  address: ({ address }) => address,
  contact: ({ contactPhone, contactEmail }) => [contactPhone, contactEmail].filter(Boolean).join(' · '),
  nameTheSource: ({ name }, t) => t('says.nameTheSource', { name }),
};

/** What a fact says at present; '' where the project does not know it. */
export const factOf = (fact: FooterFact, project: Project, t: Translate): string => SAID[fact](project, t);
