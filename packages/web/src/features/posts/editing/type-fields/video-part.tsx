import { EMBED_PROVIDERS, embedPage, readEmbedAddress } from '@toasoan/contract/article/embed-providers.ts';
import type { PostVideo } from '@toasoan/contract/features/posts/post-parts.ts';
import { SquarePlay } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { ChooseFiles } from '../files/choose-files.tsx';
import { FileCard } from '../files/file-card.tsx';
import { usePostFile } from '../files/use-post-files.ts';
import { readDuration, showDuration } from './duration.ts';
import type { PartProps } from './part-section.tsx';
import { Labelled, PartSection } from './part-section.tsx';
import styles from './type-fields.module.css';

const NO_VIDEO: PostVideo = { address: '', durationSec: 0 };
const SITES = Object.values(EMBED_PROVIDERS)
  .map(({ label }) => label)
  .join(', ');

/** The film of a video post, by the address of its page. */
export function VideoPart({ session }: PartProps) {
  const { t } = useTranslation('editing');
  const video = useFormPart(session.form, ({ values }) => values.video) ?? NO_VIDEO;
  const file = usePostFile(session, video.mediaId);
  function put(change: Partial<PostVideo>) {
    const next = { ...video, ...change };
    const isNothing = next.address === '' && next.durationSec === 0 && !next.mediaId;
    session.form.set('video', isNothing ? null : next);
  }
  return (
    <PartSection session={session} name="video" title={t('part.video')}>
      <div className={styles.row}>
        <Labelled label={t('video.address')}>
          {(id) => (
            <TextInput
              id={id}
              type="url"
              placeholder="https://"
              value={video.address}
              onChange={(address) =>
                put({ address: address.trim(), ...(address !== '' && { mediaId: null }) })
              }
              onBlur={() => session.form.check('video')}
            />
          )}
        </Labelled>
        <Labelled label={t('video.duration')} className={styles.short}>
          {(id) => (
            <DurationInput
              id={id}
              seconds={video.durationSec}
              onChange={(durationSec) => put({ durationSec })}
            />
          )}
        </Labelled>
      </div>
      {video.mediaId ? (
        <FileCard file={file} />
      ) : (
        <VideoCard address={video.address} durationSec={video.durationSec} />
      )}
      <div className={styles.row}>
        <ChooseFiles
          label={t('video.library')}
          kinds={['VIDEO']}
          onPick={([picked]) =>
            picked &&
            put({ mediaId: picked.id, address: '', durationSec: Math.round(picked.durationSec ?? 0) })
          }
        />
        {video.mediaId && <Button onClick={() => put({ mediaId: null })}>{t('video.removeFile')}</Button>}
      </div>
    </PartSection>
  );
}

function VideoCard({ address, durationSec }: Pick<PostVideo, 'address' | 'durationSec'>) {
  const { t } = useTranslation('editing');
  const source = readEmbedAddress(address);
  if (!source) {
    return (
      <p className={styles.note}>{t(address === '' ? 'video.sites' : 'video.unknown', { sites: SITES })}</p>
    );
  }
  const { label } = EMBED_PROVIDERS[source.provider];
  const page = embedPage(source);
  return (
    <div className={styles.card}>
      <SquarePlay size={28} aria-hidden />
      <div>
        <strong>
          {durationSec > 0 ? t('video.ofLength', { site: label, length: showDuration(durationSec) }) : label}
        </strong>
        <a href={page} target="_blank" rel="noopener noreferrer">
          {page.replace(/^https:\/\/(?:www\.)?/, '')}
        </a>
      </div>
    </div>
  );
}

interface DurationInputProps {
  readonly id: string;
  readonly seconds: number;
  readonly onChange: (seconds: number) => void;
}

/** Minutes and seconds as a player shows them; an invalid length is marked and not stored. */
function DurationInput({ id, seconds, onChange }: DurationInputProps) {
  const [text, setText] = useState<string>();
  const shown = text ?? (seconds === 0 ? '' : showDuration(seconds));
  const wrong = text !== undefined && readDuration(text) === undefined;
  function leave() {
    if (text === undefined || wrong) return;
    onChange(readDuration(text) ?? 0);
    setText(undefined);
  }
  return (
    <TextInput
      id={id}
      inputMode="numeric"
      placeholder="3:45"
      value={shown}
      onChange={setText}
      onBlur={leave}
      aria-invalid={wrong || undefined}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}
