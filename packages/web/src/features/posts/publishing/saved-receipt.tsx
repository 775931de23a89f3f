import { useQuery } from '@tanstack/react-query';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { publishReceipt } from './publishing-queries.ts';
import styles from './receipt.module.css';
import { ReceiptLines } from './receipt-lines.tsx';

/** How far the newest publication of a public post has come, beside its text. */
export function SavedReceipt({ post }: { readonly post: Post }) {
  const { t } = useTranslation('publishing');
  const receipt = useQuery(publishReceipt(useProjectId(), post));
  const { data, isFetching } = receipt;
  if (!data && !receipt.error) return <Skeleton height="120px" />;
  return (
    <Stack gap={3}>
      {data ? (
        <ol className={classNames(styles.receipt, styles.narrow)} aria-label={t('receipt')}>
          <ReceiptLines receipt={data} zone={post.checkSettings.timezone} />
        </ol>
      ) : (
        <p className={textStyles.problem}>{t('receipt.unknown')}</p>
      )}
      <Button
        size="compact"
        variant="quiet"
        icon={<RotateCw size={14} />}
        busy={isFetching}
        onClick={() => void receipt.refetch()}
      >
        {t('receipt.again')}
      </Button>
    </Stack>
  );
}
