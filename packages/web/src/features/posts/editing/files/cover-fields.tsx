import type { PostCover } from '@toasoan/contract/features/posts/media/post-media.ts';
import { Crop, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyCropDialog } from '#web/features/media/public.tsx';
import { CreditOffer } from '#web/patterns/media/credit-offer.tsx';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Labelled } from '../type-fields/field-section.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { FileCard } from './file-card.tsx';
import styles from './files.module.css';
import { useKnownCredit } from './known-credit.ts';
import { type Covered, useCover } from './pictured.ts';
import { putCover } from './put-cover.ts';
import { usePostFile } from './use-post-files.ts';

const RATIOS = ['16x9', '4x3', '1x1'] as const;

/** The picture that represents an article in lists and on cards, with its crops and words. */
export function CoverFields({ session }: { readonly session: Covered }) {
  const { t } = useTranslation('files');
  const cover = useCover(session);
  const file = usePostFile(session, cover?.mediaId);
  const known = useKnownCredit(session, cover?.mediaId ?? '', 'cover');
  const [isCropping, setCropping] = useState(false);
  const put = (change: Partial<PostCover>) => cover && session.form.set('cover', { ...cover, ...change });
  return (
    <>
      <div data-field="cover" className={styles.fields}>
        {cover && file?.picture && (
          <div className={styles.ratios}>
            {RATIOS.map((ratio) => (
              <figure key={ratio} className={styles.ratio} data-ratio={ratio}>
                {file.picture && (
                  <ShownPicture picture={file.picture} width={160} ratio={ratio} fit="cover" alt="" />
                )}
                <figcaption>{ratio.replace('x', ':')}</figcaption>
              </figure>
            ))}
          </div>
        )}
        {cover && <FileCard file={file} />}
        <Row>
          <ChooseFiles
            label={t(cover ? 'cover.change' : 'cover.choose')}
            kinds={['IMAGE']}
            onPick={([picked]) => picked && putCover(session, { ...picked, mediaId: picked.id })}
          />
          {cover && (
            <>
              <Button icon={<Crop size={16} />} onClick={() => setCropping(true)}>
                {t('cover.crop')}
              </Button>
              <Button icon={<Trash2 size={16} />} onClick={() => session.form.set('cover', null)}>
                {t('remove')}
              </Button>
            </>
          )}
        </Row>
        {cover && (
          <>
            <Labelled label={t('cover.caption')}>
              {(id) => (
                <TextInput
                  id={id}
                  value={cover.caption}
                  placeholder={file?.caption}
                  maxLength={250}
                  onChange={(caption) => put({ caption })}
                />
              )}
            </Labelled>
            <Labelled label={t('cover.credit')}>
              {(id) => (
                <TextInput
                  id={id}
                  data-field="cover.credit"
                  value={cover.credit ?? ''}
                  placeholder={file?.credit}
                  maxLength={150}
                  onChange={(credit) => put({ credit })}
                />
              )}
            </Labelled>
            <CreditOffer own={cover.credit ?? ''} known={known} onTake={(credit) => put({ credit })} />
            <Labelled label={t('cover.alt')}>
              {(id) => (
                <TextInput
                  id={id}
                  data-field="cover.alt"
                  value={cover.alt}
                  placeholder={file?.alt}
                  maxLength={250}
                  onChange={(alt) => put({ alt })}
                />
              )}
            </Labelled>
          </>
        )}
      </div>
      {isCropping && cover && (
        <Suspense>
          <LazyCropDialog id={cover.mediaId} onClose={() => setCropping(false)} />
        </Suspense>
      )}
    </>
  );
}
