import type { PromoWidget } from '@yanta/contract'
import type { ReactNode } from 'react'
import { type I18n, useI18n } from '../../i18n/use-i18n.tsx'
import { WaitingGifts } from '../../domain/gift/waiting-gifts.tsx'
import { BrandLockup, BrandSymbol } from '../../site/brand-mark.tsx'
import { cachedChildren } from '../../ssr/cached-children.ts'
import { Icon } from '../../ui/data/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './rail.module.css'
import { PromoCard } from './promo-card.tsx'
import { type ShellLink, markCurrent } from './shell-link.ts'
import { usePromoWidget } from './use-promo-widget.ts'

interface RailProps {
  links: ShellLink[]
  /** Menu items besides the games. */
  places: ShellLink[]
  current: string
  /** Address for verifying a round; empty while unknown. */
  verifierUrl: string
  /** The operator's promo widget; without it the card is about fairness. */
  promo: PromoWidget | null | undefined
  onSupport: () => void
}

/** The menu on the left: labels from 1055 px, icons from 755 px, hidden below. */
export function Rail({ promo: chosen, ...rest }: RailProps) {
  const promo = usePromoWidget(chosen)
  const props = { ...rest, promo }
  const { links, current, verifierUrl } = props
  const speech = useI18n()
  const { t, brand } = speech
  // Cached by the resulting marks instead of the address: there are more addresses than distinct menus.
  const marks = links.map(({ to }) => markCurrent(to, current))
  return (
    <aside className={styles.rail}>
      <div className={styles.inner}>
        <a className={styles.logo} href="/" aria-label={brand.names.brand}>
          <BrandLockup className={styles.lockup} height={30} />
          <BrandSymbol className={styles.symbol} height={34} isLazy />
        </a>
        <div className={styles.places}>
          <nav
            className={styles.nav}
            aria-label={t('shell.nav.label')}
            {...cachedChildren('rail', [speech.locale, links, marks], () => drawGames(props, speech))}
          />
          <hr className={styles.line} />
          <Places {...props} />
        </div>
        {promo && <PromoCard promo={promo} />}
        {verifierUrl && !promo && (
          <a className={styles.card} href={verifierUrl} target="_blank" rel="noopener">
            <Icon name="scales" size={64} />
            <b>{t('shell.fairness.title')}</b>
            <span className={styles.action}>{t('shell.fairness.verify')}</span>
            <small>{t('shell.fairness.text')}</small>
          </a>
        )}
        <div className={styles.foot}>
          <LanguageSwitch className={styles.language} />
        </div>
      </div>
    </aside>
  )
}

function drawGames({ links, current }: RailProps, { number }: I18n) {
  return (
    <>
      {links.map(({ count, ...link }) => (
        <Item key={link.to} link={link} current={current}>
          {count !== undefined && (
            <span className={styles.count} aria-hidden="true">
              {number(count)}
            </span>
          )}
        </Item>
      ))}
    </>
  )
}

/** Drawn for each page: the number of waiting gifts is the player's own. */
function Places({ places, current, verifierUrl, promo, onSupport }: RailProps) {
  const { t } = useI18n()
  return (
    <nav className={styles.nav} aria-label={t('shell.nav.more')}>
      {places.map((link) => (
        <Item key={link.to} link={link} current={current}>
          {link.hasWaiting && <WaitingGifts className={styles.count} />}
        </Item>
      ))}
      <button
        type="button"
        className={joinClasses(styles.item, styles.opener, styles.support)}
        title={t('shell.nav.support')}
        aria-haspopup="dialog"
        onClick={onSupport}
      >
        <Icon name="chat" />
        <span className={styles.word}>{t('shell.nav.support')}</span>
      </button>
      {verifierUrl && (
        <a
          className={joinClasses(styles.item, !promo && styles.fairness)}
          href={verifierUrl}
          target="_blank"
          rel="noopener"
          title={t('shell.fairness.verify')}
        >
          <Icon name="scales" />
          <span className={styles.word}>{t('shell.fairness.verify')}</span>
        </a>
      )}
    </nav>
  )
}

function Item({
  link: { to, icon, label },
  current,
  children,
}: {
  link: ShellLink
  current: string
  children?: ReactNode
}) {
  return (
    <a className={styles.item} href={to} title={label} aria-current={markCurrent(to, current)}>
      <Icon name={icon} />
      <span className={styles.word}>{label}</span>
      {children}
    </a>
  )
}
