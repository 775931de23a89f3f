import {
  FOOTER_FACTS,
  type FooterContent,
  type FooterFact,
  SOCIAL_NETWORKS,
  type SocialNetwork,
} from '@toasoan/contract/features/footers/footer-content.ts';
import type { Project } from '@toasoan/contract/features/projects/project-record.ts';
import { webAddress } from '@toasoan/contract/vocabulary/web-address.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { CheckedText, PanelField } from '#web/features/drafts/public.ts';
import { languageName } from '#web/features/projects/public.ts';
import { MediaInput } from '#web/patterns/media/media-input.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { SortableList } from '#web/ui/form/sortable-list.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { factOf } from './facts.ts';
import styles from './footer-editor.module.css';

interface SectionProps {
  readonly content: FooterContent;
  readonly onChange: (set: Partial<FooterContent>, name?: string) => void;
}

/** What the law asks for: which facts, in which order. What they say is in the project alone. */
export function LegalSection({
  content: { facts, copyright, copyrightNames },
  project,
  onChange,
}: SectionProps & { readonly project: Project | undefined }) {
  const { t } = useTranslation('footers');
  const others = (project?.languages ?? []).filter((lang) => lang !== project?.defaultLang);
  const hidden = FOOTER_FACTS.filter((fact) => !facts.includes(fact));
  const line = (fact: FooterFact) => (
    <Checkbox
      checked={facts.includes(fact)}
      onChange={({ target }) =>
        onChange({ facts: target.checked ? [...facts, fact] : facts.filter((one) => one !== fact) })
      }
    >
      {t(`fact.${fact}`)}
      <span className={styles.hint}>{(project && factOf(fact, project, t)) || t('fact.unknown')}</span>
    </Checkbox>
  );
  return (
    <section className={styles.card} aria-label={t('legal.title')}>
      <header className={styles.head}>
        <h2>{t('legal.title')}</h2>
        <TabLink to="/view_project">{t('legal.project')}</TabLink>
      </header>
      <div className={styles.body}>
        <p className={styles.hint}>{t('legal.text')}</p>
        <SortableList
          label={t('legal.title')}
          items={facts}
          keyOf={(fact) => fact}
          nameOf={(fact) => t(`fact.${fact}`)}
          onOrder={(order) => onChange({ facts: [...order] })}
        >
          {line}
        </SortableList>
        {hidden.map((fact) => (
          <div key={fact} className={styles.hiddenFact}>
            {line(fact)}
          </div>
        ))}
        <PanelField
          label={t('copyright.label')}
          hint={t('copyright.hint')}
          value={copyright}
          onChange={(next) => onChange({ copyright: next }, 'copyright')}
        >
          {(control) => <TextInput {...control} maxLength={200} />}
        </PanelField>
        {copyright !== '' &&
          others.map((lang) => (
            <PanelField
              key={lang}
              label={t('copyright.in', { language: languageName(lang) })}
              value={copyrightNames[lang] ?? ''}
              onChange={(name) => {
                const { [lang]: _, ...rest } = copyrightNames;
                const names = name === '' ? rest : { ...rest, [lang]: name };
                onChange({ copyrightNames: names }, `copyright ${lang}`);
              }}
            >
              {(control) => <TextInput {...control} lang={lang} maxLength={200} />}
            </PanelField>
          ))}
      </div>
    </section>
  );
}

const NETWORK_NAMES: Readonly<Record<SocialNetwork, string>> = {
  FACEBOOK: 'Facebook',
  YOUTUBE: 'YouTube',
  ZALO: 'Zalo',
  TIKTOK: 'TikTok',
  INSTAGRAM: 'Instagram',
  X: 'X',
  TELEGRAM: 'Telegram',
  APP_STORE: 'App Store',
  GOOGLE_PLAY: 'Google Play',
};

/** Where else the newspaper is, and its applications. */
export function SocialsSection({ content: { socials }, onChange }: SectionProps) {
  const { t } = useTranslation('footers');
  const set = (at: number, part: Partial<(typeof socials)[number]>) =>
    onChange(
      { socials: socials.map((one, index) => (index === at ? { ...one, ...part } : one)) },
      `social ${at} ${Object.keys(part).join()}`,
    );
  const free = SOCIAL_NETWORKS.find((network) => socials.every((one) => one.network !== network));
  return (
    <section className={styles.card} aria-label={t('socials.title')}>
      <header className={styles.head}>
        <h2>{t('socials.title')}</h2>
        <Button
          icon={<Plus size={16} />}
          disabledReason={free === undefined ? t('socials.full') : undefined}
          onClick={() => free && onChange({ socials: [...socials, { network: free, url: '' }] })}
        >
          {t('socials.add')}
        </Button>
      </header>
      {socials.length === 0 ? (
        <p className={styles.none}>{t('socials.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {socials.map(({ network, url }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and keep their places.
            <li key={at} className={styles.social}>
              <PanelField
                label={t('socials.network')}
                value={network}
                onChange={(next: SocialNetwork) => set(at, { network: next })}
              >
                {({ onChange: choose, ...control }) => (
                  <Select
                    {...control}
                    label={t('socials.network')}
                    options={SOCIAL_NETWORKS.map((one) => ({ value: one, label: NETWORK_NAMES[one] }))}
                    onChange={(one) => choose((one ?? 'FACEBOOK') as SocialNetwork)}
                  />
                )}
              </PanelField>
              <CheckedText
                label={t('socials.url', { network: NETWORK_NAMES[network] })}
                problem={t('address.problem')}
                schema={webAddress}
                value={url}
                placeholder="https://"
                onChange={(next) => set(at, { url: next })}
              />
              <IconButton
                icon={<Trash2 size={16} />}
                label={t('socials.remove', { network: NETWORK_NAMES[network] })}
                onClick={() => onChange({ socials: socials.filter((_, index) => index !== at) })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Signs of registrations, such as the one of the ministry. */
export function LogosSection({ content: { logos }, onChange }: SectionProps) {
  const { t } = useTranslation('footers');
  const set = (at: number, part: Partial<(typeof logos)[number]>) =>
    onChange(
      { logos: logos.map((one, index) => (index === at ? { ...one, ...part } : one)) },
      `logo ${at} ${Object.keys(part).join()}`,
    );
  return (
    <section className={styles.card} aria-label={t('logos.title')}>
      <header className={styles.head}>
        <h2>{t('logos.title')}</h2>
        <Button
          icon={<Plus size={16} />}
          onClick={() => onChange({ logos: [...logos, { image: null, alt: '', url: '' }] })}
        >
          {t('logos.add')}
        </Button>
      </header>
      {logos.length === 0 ? (
        <p className={styles.none}>{t('logos.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {logos.map(({ image, alt, url }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and keep their places.
            <li key={at} className={styles.logo}>
              <PanelField
                label={t('logos.image')}
                problem={image === null ? t('logos.missing') : undefined}
                value={image}
                onChange={(next) => set(at, { image: next && { mediaId: next.mediaId, key: next.key } })}
              >
                {(control) => <MediaInput {...control} label={t('logos.image')} />}
              </PanelField>
              <PanelField label={t('logos.alt')} value={alt} onChange={(next) => set(at, { alt: next })}>
                {(control) => <TextInput {...control} maxLength={200} />}
              </PanelField>
              <CheckedText
                label={t('logos.url')}
                problem={t('address.problem')}
                schema={webAddress}
                value={url}
                placeholder="https://"
                onChange={(next) => set(at, { url: next })}
              />
              <IconButton
                icon={<Trash2 size={16} />}
                label={t('logos.remove', { number: at + 1 })}
                onClick={() => onChange({ logos: logos.filter((_, index) => index !== at) })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
