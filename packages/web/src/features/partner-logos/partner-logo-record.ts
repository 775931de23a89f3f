import {
  type PartnerGroup,
  type PartnerLogo,
  type PartnerTier,
  partnerLogoCreate,
} from '@toasoan/contract/features/partner-logos/partner-logo.ts';
import type { ImageRef } from '@toasoan/contract/vocabulary/picture.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { useTranslation } from 'react-i18next';
import {
  type DisplayValues,
  displayOf,
  SHOWN_EVERYWHERE,
  useDisplayField,
} from '#web/features/display-modes/public.ts';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { useStatusName } from '#web/patterns/resource/status.tsx';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { createPartnerLogo, partnerLogoDetail, updatePartnerLogo } from './partner-logo-queries.ts';

/** What the form holds; its fields have the names of the call's. */
export interface PartnerLogoValues {
  readonly title: string;
  readonly imageId: ImageRef | null;
  readonly imageDarkId: ImageRef | null;
  readonly alt: string;
  readonly url: string;
  readonly group: PartnerGroup;
  readonly tier: PartnerTier;
  readonly display: DisplayValues;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly nofollow: boolean;
  readonly openNewTab: boolean;
  readonly status: Status;
}

/** Links of partners are paid for, so search engines are not to follow them. */
const BLANK: PartnerLogoValues = {
  title: '',
  imageId: null,
  imageDarkId: null,
  alt: '',
  url: '',
  group: 'PARTNER',
  tier: 'NONE',
  display: SHOWN_EVERYWHERE,
  startTime: null,
  endTime: null,
  nofollow: true,
  openNewTab: true,
  status: 'ENABLE',
};

function toInput({ imageId, imageDarkId, display, url, ...values }: PartnerLogoValues) {
  return {
    ...values,
    imageId: imageId?.mediaId ?? null,
    imageDarkId: imageDarkId?.mediaId ?? null,
    url: url.trim(),
    display: displayOf(display),
  };
}

async function save(values: PartnerLogoValues, logo: PartnerLogo | undefined): Promise<PartnerLogo> {
  return logo ? await updatePartnerLogo(logo, toInput(values)) : await createPartnerLogo(toInput(values));
}

export function usePartnerLogoRecord(): RecordForm<PartnerLogo, PartnerLogoValues> {
  const { t } = useTranslation('partner-logos');
  const status = useStatusName();
  const display = useDisplayField();
  const yesOrNo = (yes: boolean) => t(yes ? 'yes' : 'no');
  const time = (text: string | null) => (text === null ? '' : formatDateTime(new Date(text)));
  const picture = (image: ImageRef | null) => yesOrNo(image !== null);
  return {
    name: 'partner-logos',
    detail: partnerLogoDetail,
    blank: () => BLANK,
    toValues: ({ title, image, imageDark, alt, url, group, tier, startTime, endTime, ...logo }) => ({
      title,
      imageId: image,
      imageDarkId: imageDark,
      alt,
      url,
      group,
      tier,
      display: display.valuesOf(logo.display, logo.displayTargets),
      startTime,
      endTime,
      nofollow: logo.nofollow,
      openNewTab: logo.openNewTab,
      status: logo.status,
    }),
    validate: (values) => schemaProblems(partnerLogoCreate, toInput(values)),
    save,
    fields: {
      title: { label: t('field.title') },
      imageId: { label: t('field.image'), show: picture },
      imageDarkId: { label: t('field.imageDark'), show: picture },
      alt: { label: t('field.alt') },
      url: { label: t('field.url') },
      group: { label: t('field.group'), show: (group) => t(`group.${group}`) },
      tier: { label: t('field.tier'), show: (tier) => t(`tier.${tier}`) },
      display: display.field,
      startTime: { label: t('field.startTime'), show: time },
      endTime: { label: t('field.endTime'), show: time },
      nofollow: { label: t('field.nofollow'), show: yesOrNo },
      openNewTab: { label: t('field.openNewTab'), show: yesOrNo },
      status,
    },
  };
}
