import type { CallCenterConfig, Category, FooterBlock } from '@yanta/contract'
import type { ReactNode } from 'react'
import { type I18n, useI18n } from '../../i18n/use-i18n.tsx'
import { BrandLockup } from '../../site/brand-mark.tsx'
import { cachedChildren } from '../../ssr/cached-children.ts'
import styles from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import type { ShellLink } from './shell-link.ts'

interface FooterProps {
  games: ShellLink[]
  places: ShellLink[]
  studios: Category[]
  /** Contacts of support besides the site [1.6]; null ones are not shown. */
  support: Pick<CallCenterConfig, 'messengers' | 'email'> | undefined
  /** Columns edited by editors. */
  blocks: FooterBlock[]
  /** Address for verifying a round; empty while unknown. */
  verifierUrl: string
  onSupport: () => void
}

/** Without server data there are no contacts. */
const noSupport: NonNullable<FooterProps['support']> = {
  messengers: { telegram: null, viber: null },
  email: null,
}

/** The footer of every screen. It links only to existing screens. */
export function Footer(props: FooterProps) {
  const speech = useI18n()
  const { games, places, studios, support, blocks, verifierUrl } = props
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div
          className={styles.columns}
          {...cachedChildren('columns', [speech.locale, games, places, support, blocks, verifierUrl], () =>
            drawColumns(props, speech),
          )}
        />
        {studios.length > 0 && (
          <ul
            className={styles.studios}
            aria-label={speech.t('shell.footer.studios')}
            {...cachedChildren('studios', studios, () => drawStudios(studios))}
          />
        )}
        <div className={styles.end}>
          <span>{speech.brand.legal.replace('{year}', String(new Date().getFullYear()))}</span>
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  )
}

function drawColumns(
  { games, places, support: { messengers, email } = noSupport, blocks, verifierUrl, onSupport }: FooterProps,
  { t, brand }: I18n,
) {
  const { telegram, viber } = messengers
  const outside = { target: '_blank', rel: 'noopener' }
  return (
    <>
      <div className={styles.brand}>
        <BrandLockup height={30} alt={brand.names.brand} isLazy />
        <p className={styles.idea}>{brand.idea}</p>
        <p className={styles.adults}>
          <b className={styles.age}>18+</b> {t('shell.footer.adults')}
        </p>
      </div>
      <Column title={t('shell.footer.games')}>
        {games.map(({ to, label }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </Column>
      <Column title={t('shell.footer.club')}>
        {places.map(({ to, label }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </Column>
      {blocks.map(({ title, links }) => (
        <Column key={title} title={title}>
          {links.map(({ text, url }) => (
            <li key={url}>
              <a href={url} {...(url.startsWith('/') ? {} : outside)}>
                {text}
              </a>
            </li>
          ))}
        </Column>
      ))}
      <Column title={t('shell.footer.help')}>
        <li className={styles.opener}>
          <button type="button" aria-haspopup="dialog" onClick={onSupport}>
            {t('shell.footer.support')}
          </button>
        </li>
        {telegram && (
          <li>
            <a href={telegram} {...(telegram.startsWith('/') ? {} : outside)}>
              Telegram
            </a>
          </li>
        )}
        {viber && (
          <li>
            <a href={viber}>Viber</a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{t('shell.footer.mail')}</a>
          </li>
        )}
        {verifierUrl && (
          <li>
            <a href={verifierUrl} {...outside}>
              {t('shell.fairness.verify')}
            </a>
          </li>
        )}
      </Column>
    </>
  )
}

function drawStudios(studios: Category[]) {
  return (
    <>
      {studios.map(({ slug, name, url, image }) => (
        <li key={slug}>
          <a href={url}>{image ? <img src={image} alt={name} height="20" loading="lazy" /> : name}</a>
        </li>
      ))}
    </>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}
