import type {
  PublishReceipt,
  ReceiptStep,
  ReceiptStepName,
} from '@toasoan/contract/features/posts/publishing/publish-receipt.ts';

/** One line of a receipt. */
export interface ReceiptRow extends Omit<ReceiptStep, 'step'> {
  readonly key: string;
  readonly step: ReceiptStepName | 'FEEDS';
  /** The files that hold the post, of `FEEDS`. */
  readonly files: number;
}

const FILES: readonly ReceiptStepName[] = ['SITE_FEED', 'CATEGORY_FEED', 'SITEMAP', 'NEWS_SITEMAP'];

/** The steps as lines: feeds and maps that hold the post are one, all others have their own. */
export function rowsOfReceipt({ steps }: PublishReceipt): readonly ReceiptRow[] {
  const holding = steps.filter(({ step, state }) => FILES.includes(step) && state === 'DONE');
  const [first] = holding;
  return steps.flatMap((one, index) => {
    if (one !== first && holding.includes(one)) return [];
    const row = { ...one, key: `${one.step} ${index}`, files: 0 };
    return [one === first ? { ...row, step: 'FEEDS', name: '', files: holding.length } : row];
  });
}
