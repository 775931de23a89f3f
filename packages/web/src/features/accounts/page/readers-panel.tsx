import { type AnyProfile, accountKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import type { DestinationProfile } from '@toasoan/contract/features/accounts/kinds/destination-profile.ts';
import type { FigureProfile } from '@toasoan/contract/features/accounts/kinds/figure-profile.ts';
import { type UncertainDate, wordsOfDate } from '@toasoan/contract/features/accounts/kinds/uncertain-date.ts';
import { type ImageRef, lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { BadgeCheck, CalendarHeart, Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { wordsOfMonths } from '../inputs/month-words.ts';
import { typeText } from '../list/type-text.ts';
import { useAccountPage } from './account-context.ts';
import pageStyles from './account-page.module.css';
import styles from './readers-panel.module.css';

type Words = ReturnType<typeof useTranslation<'accounts'>>['t'];

/** The card that stands for the account on the site, as the form is now. */
export function ReadersPanel() {
  const { t } = useTranslation('accounts');
  return (
    <InspectorPanel name="account.readers" title={t('panel.readers')}>
      <ReadersCard />
    </InspectorPanel>
  );
}

function ReadersCard() {
  const { t } = useTranslation('accounts');
  const { kind, form, account, fileOf } = useAccountPage();
  const values = useFormPart(form, (state) => state.values);
  const profile = values as unknown as AnyProfile;
  const { penName = '' } = profile as { penName?: string };
  const name = penName || values.displayName || t(`new.${kind}`);
  const cover = profile.coverId === null ? undefined : fileOf(profile.coverId)?.picture;
  const isWide = kind === 'destination';
  const { province, facts, text } = linesOf();
  const line = [...facts, ...(province ? [province] : [])].join(' · ');

  function linesOf() {
    const code = accountKind(kind).provinceOf(profile);
    const ofProvince = code === null ? undefined : PROVINCES[code].name;
    if (kind === 'figure') return { ...figureLines(t, profile as FigureProfile), province: ofProvince };
    if (kind === 'destination')
      return { ...destinationLines(t, profile as DestinationProfile), province: ofProvince };
    const type = accountKind(kind).typeOf(profile);
    const word = profile.job || (type === '' ? '' : typeText(kind, type));
    return { facts: word === '' ? [] : [word], text: profile.description, province: ofProvince };
  }
  return (
    <article aria-label={t('panel.readers')} className={styles.card} data-wide={isWide || undefined}>
      {isWide && cover ? (
        <ShownPicture picture={cover} width={320} fit="cover" alt="" className={styles.cover} />
      ) : (
        <Avatar name={name} picture={smallPicture(values.avatar ?? cover ?? null)} size="large" />
      )}
      <div className={styles.words}>
        <strong className={styles.name}>
          {name}
          {account?.tick && <BadgeCheck size={15} className={pageStyles.tick} aria-label={t('tick.yes')} />}
        </strong>
        {line !== '' && <span className={styles.line}>{line}</span>}
        {text !== '' && <span className={styles.text}>{text}</span>}
        {isWide && <VisitLine profile={profile as DestinationProfile} />}
      </div>
    </article>
  );
}

function figureLines(t: Words, { birth, death, job, description }: FigureProfile) {
  const words = { circa: t('date.about'), bc: t('date.bc') };
  const yearOf = (date: UncertainDate | null) =>
    date === null
      ? '?'
      : wordsOfDate(
          { ...date, precision: date.precision === 'CIRCA' ? 'CIRCA' : 'YEAR', month: null, day: null },
          words,
        );
  const life =
    death === null
      ? birth && t('readers.born', { year: yearOf(birth) })
      : `${yearOf(birth)}–${yearOf(death)}`;
  return { facts: life ? [life] : [], text: job || description };
}

function destinationLines(t: Words, { heritage, destinationType, slogan, description }: DestinationProfile) {
  const [first] = heritage;
  return {
    facts: [first === undefined ? typeText('destination', destinationType) : t(`heritage.${first.level}`)],
    text: slogan || description,
  };
}

function VisitLine({ profile }: { readonly profile: DestinationProfile }) {
  const { t } = useTranslation('accounts');
  const { bestMonths, ticketPrices, isFree } = profile;
  const paid = ticketPrices.map(({ amount }) => amount).filter((amount) => amount > 0);
  const price = isFree
    ? t('readers.free')
    : paid.length > 0 && t('readers.from', { amount: formatNumber(Math.min(...paid)) });
  if (bestMonths.length === 0 && !price) return null;
  return (
    <span className={styles.visit}>
      {bestMonths.length > 0 && (
        <span>
          <CalendarHeart size={14} aria-hidden />
          {t('readers.months', { months: wordsOfMonths(bestMonths, t('months.and')) })}
        </span>
      )}
      {price && (
        <span>
          <Ticket size={14} aria-hidden />
          {price}
        </span>
      )}
    </span>
  );
}

/** The address of a chosen picture, cropped to a square. */
function smallPicture(picture: Pick<ImageRef, 'key'> | null): string | null {
  return picture === null ? null : lastingPictureAddress(picture.key, { width: 320, ratio: '1x1' });
}
