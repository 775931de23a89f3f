import { useQuery } from '@tanstack/react-query';
import {
  type BlockConfig,
  blockConfig,
} from '@toasoan/contract/features/content-templates/template-config.ts';
import { Monitor, Smartphone } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { templatePreview } from '../template-queries.ts';
import { configOf, type TemplateValues } from '../template-values.ts';
import { BlockView } from './block-view.tsx';
import styles from './preview.module.css';
import { WhyList } from './why-list.tsx';

/** What the form would show with the posts of this moment, before anything is saved; it follows each pause in typing. */
export function TemplatePreview({ form }: { readonly form: FormStore<TemplateValues> }) {
  const { t } = useTranslation('content-templates');
  const [device, setDevice] = useState<'desktop' | 'mobile'>('desktop');
  const values = useDeferredValue(useSettledPart(form, (state) => state.values));
  const config = useLastValid(useMemo(() => configOf(values), [values]));
  const projectId = useProjectId();
  const { data, error, isPending } = useQuery(templatePreview(projectId, config.whole));
  return (
    <section aria-label={t('preview.title')} className={styles.preview}>
      <Row align="baseline">
        <h3 className={styles.title}>{t('preview.title')}</h3>
        {data && data.items.length > 0 && (
          <span className={textStyles.hint}>
            {t('preview.counts', { matches: formatNumber(data.matches), taken: data.items.length })}
          </span>
        )}
        <span className={styles.devices}>
          {(['desktop', 'mobile'] as const).map((one) => (
            <Button
              key={one}
              size="compact"
              variant="quiet"
              aria-pressed={device === one}
              aria-label={t(`preview.${one}`)}
              icon={one === 'desktop' ? <Monitor size={16} /> : <Smartphone size={16} />}
              onClick={() => setDevice(one)}
            />
          ))}
        </span>
      </Row>
      {!config.isValid && <p className={textStyles.hint}>{t('preview.invalid')}</p>}
      {error && <p className={textStyles.problem}>{error.message}</p>}
      {isPending && !error && <Skeleton height="220px" />}
      {data && (
        <>
          <div className={styles.paper} data-device={device}>
            <BlockView config={config.whole} block={data} />
          </div>
          {data.isHidden && <p className={styles.hidden}>{t('preview.hidden')}</p>}
          <WhyList block={data} />
        </>
      )}
    </section>
  );
}

/** While a number is empty or an address half typed, the preview stays with the last settings that were whole. */
function useLastValid(config: BlockConfig): { readonly whole: BlockConfig; readonly isValid: boolean } {
  const parsed = useMemo(() => blockConfig.safeParse(config), [config]);
  const [last, setLast] = useState(config);
  if (parsed.success && last !== config) setLast(config);
  return { whole: parsed.success ? config : last, isValid: parsed.success };
}
