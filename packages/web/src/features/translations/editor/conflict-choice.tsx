import { withoutTags } from '@toasoan/contract/article/segment-tags.ts';
import type { Segment } from '@toasoan/contract/features/translations/translation.ts';
import { useTranslation } from 'react-i18next';
import { TextCompare } from '#web/patterns/article-compare/text-compare.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import type { Editing } from './editing.ts';

interface ConflictChoiceProps {
  readonly editing: Editing;
  /** As the other person has left it. */
  readonly segment: Segment;
  readonly mine: string;
}

/** Somebody else has changed the same paragraph: both texts in one, and the choice between them. */
export function ConflictChoice({ editing, segment, mine }: ConflictChoiceProps) {
  const { t } = useTranslation('translations');
  return (
    <Banner
      tone="danger"
      actions={
        <>
          <Button size="compact" onClick={() => editing.settle(segment.id, 'mine')}>
            {t('conflict.mine')}
          </Button>
          <Button size="compact" onClick={() => editing.settle(segment.id, 'theirs')}>
            {t('conflict.theirs')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text', { name: segment.updatedBy })}</p>
      <TextCompare before={withoutTags(segment.target)} after={withoutTags(mine)} />
    </Banner>
  );
}
