import type { FooterContent } from '@toasoan/contract/features/footers/footer-content.ts';
import { readFooter } from '@toasoan/contract/features/footers/reader-footer.ts';
import type { Project } from '@toasoan/contract/features/projects/project-record.ts';
import { imageRefAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TargetsByKey } from '#web/features/menus/public-links.ts';
import { languageName } from '#web/features/projects/public.ts';
import { Select } from '#web/ui/select/select.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { factOf } from './facts.ts';
import styles from './footer-editor.module.css';

interface FooterPreviewProps {
  readonly content: FooterContent;
  readonly targets: TargetsByKey;
  readonly project: Project | undefined;
}

/** What readers of a language get: present names, and nothing that they cannot open. */
export function FooterPreview({ content, targets, project }: FooterPreviewProps) {
  const { t } = useTranslation('footers');
  const [chosen, setChosen] = useState<string>();
  const now = useNow();
  if (project === undefined) return null;
  const language = chosen ?? project.defaultLang;
  const footer = readFooter(content, { targets, language, footerLanguage: project.defaultLang });
  const facts = footer.facts.map((fact) => factOf(fact, project, t)).filter((words) => words !== '');
  return (
    <section className={styles.card} aria-label={t('preview.title')}>
      <header className={styles.head}>
        <h2>{t('preview.title')}</h2>
        <span className={styles.language}>
          <Select
            label={t('preview.language')}
            aria-label={t('preview.language')}
            options={project.languages.map((lang) => ({ value: lang, label: languageName(lang) }))}
            value={language}
            onChange={(lang) => setChosen(lang ?? undefined)}
          />
        </span>
      </header>
      <div className={styles.preview} lang={language}>
        <div className={styles.legal}>
          <strong>{project.name}</strong>
          {facts.map((words) => (
            <p key={words}>{words}</p>
          ))}
          {footer.logos.map(
            ({ image, alt }) => image && <img key={image.key} src={imageRefAddress(image)} alt={alt} />,
          )}
        </div>
        {footer.columns.map(({ heading, links, html }) => (
          <div key={`${heading} ${links[0]?.id ?? ''}`}>
            <strong>{heading}</strong>
            {html !== '' && <p>{html.replace(/<[^>]*>/g, ' ')}</p>}
            <ul>
              {links.map(({ id, title, href }) => (
                <li key={id} data-tip={href ?? undefined}>
                  {title}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.last}>{footer.copyright || `© ${now.getFullYear()} ${project.name}`}</p>
    </section>
  );
}
