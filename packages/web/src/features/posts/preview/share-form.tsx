import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { SHARE_TERM_NAMES, type ShareTerm } from '@toasoan/contract/features/posts/preview/share-link.ts';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { copyText } from './copy-text.ts';
import styles from './preview.module.css';
import { useCreateShare } from './share-queries.ts';
import type { PreviewText } from './text-switch.tsx';

/** Makes a link; its address is shown once, as nobody can tell it again. */
export function ShareForm({ post }: { readonly post: Post }) {
  const { t } = useTranslation('preview');
  const [term, setTerm] = useState<ShareTerm>('1d');
  const [once, setOnce] = useState(false);
  const [text, setText] = useState<PreviewText>('working');
  const id = useId();
  const create = useCreateShare(post.id);
  const url = create.data?.url && new URL(create.data.url, location.origin).href;
  const hasTwoTexts = post.state === 'PUBLISHED';
  return (
    <div className={styles.form}>
      <p className={styles.hint}>{t('share.hint')}</p>
      <div>
        <span className={styles.label}>{t('share.term')}</span>
        <Select
          label={t('share.term')}
          options={SHARE_TERM_NAMES.map((value) => ({ value, label: t(`term.${value}`) }))}
          value={term}
          onChange={(value) => setTerm(SHARE_TERM_NAMES.find((one) => one === value) ?? '1d')}
        />
      </div>
      {hasTwoTexts && (
        <div>
          <span className={styles.label}>{t('text.label')}</span>
          <Select
            label={t('text.label')}
            options={(['working', 'public'] as const).map((value) => ({ value, label: t(`text.${value}`) }))}
            value={text}
            onChange={(value) => setText(value === 'public' ? 'public' : 'working')}
          />
        </div>
      )}
      <div className={styles.choice}>
        <label htmlFor={id}>{t('share.once')}</label>
        <Switch id={id} value={once} onChange={setOnce} />
      </div>
      <Button busy={create.isPending} onClick={() => create.mutate({ expiresIn: term, once, text })}>
        {t('share.create')}
      </Button>
      {url && (
        <div className={styles.made} role="status">
          <p className={styles.hint}>{t('share.toldOnce')}</p>
          <p className={styles.address}>{url}</p>
          <Button
            size="compact"
            icon={<Copy size={14} />}
            onClick={() => void copyText(url, t('share.copied'))}
          >
            {t('share.copy')}
          </Button>
        </div>
      )}
    </div>
  );
}
