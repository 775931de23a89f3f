import {
  type FoundTranslation,
  MOST_PARAGRAPHS,
  type ParagraphFound,
  type ReplacementPreview,
} from '@toasoan/contract/features/translation-replacements/replacement.ts';
import { PARAGRAPH_STANDING_TEXTS } from '@toasoan/contract/features/translation-replacements/replacement-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { TextCompare } from '#web/patterns/article-compare/text-compare.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { mayPick, type Picked, readyIn, withPicked } from './picked-paragraphs.ts';
import styles from './replacements.module.css';

interface FoundParagraphsProps {
  readonly preview: ReplacementPreview;
  readonly picked: Picked;
  readonly onPick: (picked: Picked) => void;
  /** The direction in which the language is written. */
  readonly direction: 'ltr' | 'rtl';
}

/** Every paragraph with what it says and would say; a tick for each, and one for a whole translation. */
export function FoundParagraphs({ preview, picked, onPick, direction }: FoundParagraphsProps) {
  const { t } = useTranslation('translation-replacements');
  return (
    <>
      {preview.isCut && <Banner tone="warning">{t('preview.cut', { most: MOST_PARAGRAPHS })}</Banner>}
      <Stack as="ul" gap={3}>
        {preview.translations.map((one) => (
          <li key={one.id} className={styles.translation}>
            <Heading translation={one} picked={picked} onPick={onPick} />
            <Stack as="ul" dir={direction}>
              {one.paragraphs.map((paragraph) => (
                <Paragraph
                  key={paragraph.segmentId}
                  paragraph={paragraph}
                  isPicked={picked.has(paragraph.segmentId)}
                  onPick={(isOn) => onPick(withPicked(picked, [paragraph.segmentId], isOn))}
                />
              ))}
            </Stack>
          </li>
        ))}
      </Stack>
    </>
  );
}

interface HeadingProps extends Pick<FoundParagraphsProps, 'picked' | 'onPick'> {
  readonly translation: FoundTranslation;
}

function Heading({ translation, picked, onPick }: HeadingProps) {
  const { t } = useTranslation('translation-replacements');
  const ready = readyIn(translation);
  const on = ready.filter((id) => picked.has(id)).length;
  return (
    <Row align="center" justify="between" wrap={false}>
      <Checkbox
        checked={ready.length > 0 && on === ready.length}
        indeterminate={on > 0 && on < ready.length}
        disabled={ready.length === 0}
        onChange={(event) => onPick(withPicked(picked, ready, event.target.checked))}
      >
        <span className={textStyles.strong}>{translation.title}</span>
      </Checkbox>
      {translation.isPublic && <StatusTag tone="published">{t('preview.public')}</StatusTag>}
    </Row>
  );
}

interface ParagraphProps {
  readonly paragraph: ParagraphFound;
  readonly isPicked: boolean;
  readonly onPick: (isOn: boolean) => void;
}

function Paragraph({ paragraph, isPicked, onPick }: ParagraphProps) {
  const { t } = useTranslation('translation-replacements');
  const may = mayPick(paragraph, useMay('translate.approve'));
  const { standing } = paragraph;
  return (
    <li className={styles.paragraph}>
      <Checkbox
        checked={isPicked}
        disabled={!may}
        onChange={(event) => onPick(event.target.checked)}
        aria-label={t('preview.paragraph', { n: formatNumber(paragraph.position) })}
      />
      <div className={styles.words}>
        <TextCompare before={paragraph.before} after={paragraph.after} />
        {standing !== 'ready' && (
          <StatusTag tone={standing === 'approved' ? 'published' : 'unpublished'}>
            {PARAGRAPH_STANDING_TEXTS[standing][currentLanguage()]}
          </StatusTag>
        )}
      </div>
    </li>
  );
}
