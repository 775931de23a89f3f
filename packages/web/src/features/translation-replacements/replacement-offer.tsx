import { useQuery } from '@tanstack/react-query';
import type { GlossaryDetail } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import {
  type FoundTranslation,
  type ReplacementPreview,
  rewording,
} from '@toasoan/contract/features/translation-replacements/replacement.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { randomId } from '#web/core/random-id.ts';
import type { ApprovalSlotProps } from '#web/features/glossary/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { type Picked, pickedIn, readyIn, readyOnes, saidIn, withPicked } from './picked-paragraphs.ts';
import { replacementPreview, useReplace, useSayReplaced } from './replacement-queries.ts';
import styles from './replacements.module.css';

const SHOWN_FIRST = 3;

/** Which translations say a term in another way. They change with its approval, or afterwards by a button of their own. */
export function ReplacementOffer({ entry, children }: ApprovalSlotProps) {
  const asked = rewordingOf(entry);
  const preview = useQuery(replacementPreview(useProjectId(), asked)).data;
  if (asked === undefined || preview === undefined || preview.translations.length === 0)
    return children(undefined, undefined);
  // What is ticked belongs to the term and to the paragraphs that were found.
  const key = `${entry.id} ${preview.translations.map(({ id }) => id).join(' ')}`;
  return (
    <Offer key={key} entry={entry} asked={asked} preview={preview}>
      {children}
    </Offer>
  );
}

type Asked = NonNullable<ReturnType<typeof rewording.safeParse>['data']>;

/** What a term wants replaced; undefined where no other wording of it is known. */
function rewordingOf(entry: GlossaryDetail): Asked | undefined {
  const { sourceLang, targetLang, sourceContent, targetContent, forbidden, oldContent } = entry;
  const others = new Set([...forbidden, oldContent].filter((one) => one !== '' && one !== targetContent));
  const asked = { sourceLang, targetLang, source: sourceContent, target: targetContent };
  return rewording.safeParse({ ...asked, wordings: [...others].slice(0, MOST_WORDINGS) }).data;
}
const MOST_WORDINGS = 10;

interface OfferProps extends ApprovalSlotProps {
  readonly asked: Asked;
  readonly preview: ReplacementPreview;
}

function Offer({ entry, asked, preview, children }: OfferProps) {
  const { t } = useTranslation('translation-replacements');
  const mayEdit = useMay('translate.edit');
  const [picked, setPicked] = useState<Picked>(() => readyOnes(preview));
  const replace = useReplace();
  const sayReplaced = useSayReplaced();
  const { translations, paragraphs } = pickedIn(preview, picked);

  async function run() {
    // Not by a callback of the mutation: after an approval the next term is open by then.
    const batch = await replace
      .mutateAsync({ body: { ...asked, paragraphs }, idempotencyKey: randomId() })
      .catch(() => undefined);
    if (batch) sayReplaced(batch);
  }
  const isApproved = entry.state === 'APPROVED';
  const followsApproval = mayEdit && !isApproved && translations > 0;
  const n = `${formatNumber(preview.translations.length)}${preview.isCut ? '+' : ''}`;
  return children(
    followsApproval ? { count: translations, run } : undefined,
    <>
      <h3 className={textStyles.strong}>
        {isApproved ? t('offer.title', { n }) : t('offer.ifApproved', { n })}
      </h3>
      <OfferedList preview={preview} picked={picked} onPick={setPicked} />
      <Banner tone="info">{t('reminder')}</Banner>
      {isApproved && mayEdit && (
        <Button
          variant="main"
          busy={replace.isPending}
          disabledReason={paragraphs.length > 0 ? undefined : t('dialog.nothing')}
          onClick={() => void run()}
        >
          {t('offer.replace', { n: formatNumber(translations) })}
        </Button>
      )}
    </>,
  );
}

interface PickingProps {
  readonly picked: Picked;
  readonly onPick: (picked: Picked) => void;
}

/** The first translations; the others on demand. */
function OfferedList({
  preview: { translations },
  ...picking
}: PickingProps & { readonly preview: ReplacementPreview }) {
  const { t } = useTranslation('translation-replacements');
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && translations.length > SHOWN_FIRST;
  return (
    <>
      <Stack as="ul">
        {translations.slice(0, isCut ? SHOWN_FIRST : translations.length).map((one) => (
          <Offered key={one.id} translation={one} {...picking} />
        ))}
      </Stack>
      {isCut && (
        <Button variant="quiet" size="compact" className={styles.more} onClick={() => setWhole(true)}>
          {t('offer.more', { n: formatNumber(translations.length - SHOWN_FIRST) })}
        </Button>
      )}
    </>
  );
}

interface OfferedProps extends PickingProps {
  readonly translation: FoundTranslation;
}

function Offered({ translation, picked, onPick }: OfferedProps) {
  const ready = readyIn(translation);
  const { wordings, count } = saidIn(translation);
  return (
    <li className={styles.one}>
      <Checkbox
        checked={ready.length > 0 && ready.every((id) => picked.has(id))}
        disabled={ready.length === 0}
        onChange={(event) => onPick(withPicked(picked, ready, event.target.checked))}
      >
        <span className={styles.title}>{translation.title}</span>
      </Checkbox>
      <del className={styles.old}>{wordings.join(', ')}</del>
      <span className={textStyles.quiet}>{formatNumber(count)}</span>
    </li>
  );
}
