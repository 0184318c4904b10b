// The whole navigation in one sheet, for screens without a rail: games, studios, help, language and account.
import { localeNames } from '@yanta/i18n'
import type { Category } from '@yanta/contract'
import type { ReactNode } from 'react'
import { WaitingGifts } from '../../domain/gift/waiting-gifts.tsx'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { getBrand } from '../../site/brand.ts'
import { Icon, type IconName } from '../../ui/data/icon.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import styles from './menu-drawer.module.css'

interface MenuDrawerProps {
  categories: Category[]
  /** Menu items besides the games. */
  places: { to: string; icon: IconName; label: string; hasWaiting?: boolean }[]
  providers: Category[]
  iconOf: (slug: string) => IconName
  /** Address of the screen below the sheet. */
  current: string
  verifierUrl: string
  /** The account, or links to log in. */
  head: ReactNode
  /** Settings, such as the sound. */
  settings: ReactNode
  /** The logout button of a player. */
  foot?: ReactNode
  /** Absent for guests, who get no notifications. */
  onNotifications?: () => void
  /** Their number, if there are new ones. */
  newNotifications?: string
  onSupport: () => void
  /** Their number, if support has answered unread. */
  unreadMessages?: string
  /** Absent with a single language. */
  onLanguage?: () => void
  onClose: () => void
}

export function MenuDrawer({
  categories,
  places,
  providers,
  iconOf,
  current,
  verifierUrl,
  head,
  settings,
  foot,
  onNotifications,
  newNotifications,
  onSupport,
  unreadMessages,
  onLanguage,
  onClose,
}: MenuDrawerProps) {
  const { t, number, locale } = useI18n()
  const games = [
    { url: '/', name: t('shell.nav.lobby'), icon: getBrand().lobbyIcon as IconName, count: '' },
    ...categories.map(({ url, name, slug, gamesCount }) => ({
      url,
      name,
      icon: iconOf(slug),
      count: number(gamesCount),
    })),
  ]
  return (
    <Sheet title={t('menu.title')} closeLabel={t('menu.close')} onClose={onClose}>
      <div className={styles.menu}>
        <div className={styles.head}>{head}</div>
        <nav aria-label={t('shell.footer.games')}>
          <h3>{t('shell.footer.games')}</h3>
          <ul className={styles.games}>
            {games.map(({ url, name, icon, count }) => (
              <li key={url}>
                <a
                  className={styles.place}
                  href={url}
                  aria-current={url === current ? 'page' : undefined}
                  onClick={onClose}
                >
                  <Icon name={icon} />
                  <span className={styles.name}>{name}</span>
                  {count && (
                    <span className={styles.note} aria-hidden="true">
                      {count}
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('shell.footer.club')}>
          <h3>{t('shell.footer.club')}</h3>
          <ul className={styles.games}>
            {places.map(({ to, icon, label, hasWaiting }) => (
              <li key={to}>
                <a
                  className={styles.place}
                  href={to}
                  aria-current={to === current ? 'page' : undefined}
                  onClick={onClose}
                >
                  <Icon name={icon} />
                  <span className={styles.name}>{label}</span>
                  {hasWaiting && <WaitingGifts className={styles.note} />}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {providers.length > 0 && (
          <nav aria-label={t('shell.footer.studios')}>
            <h3>{t('shell.footer.studios')}</h3>
            <ul className={styles.providers}>
              {providers.map(({ slug, name, url, image }) => (
                <li key={slug}>
                  <a
                    className={styles.provider}
                    href={url}
                    aria-current={url === current ? 'page' : undefined}
                    onClick={onClose}
                  >
                    {image ? <img src={image} alt={name} height="22" loading="lazy" /> : name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div>
          <h3>{t('menu.more')}</h3>
          <ul className={styles.more}>
            {onNotifications && (
              <li>
                <Opener
                  icon="bell"
                  name={t('notifications.title')}
                  note={newNotifications}
                  onOpen={onNotifications}
                />
              </li>
            )}
            <li>
              <Opener icon="chat" name={t('shell.nav.support')} note={unreadMessages} onOpen={onSupport} />
            </li>
            {verifierUrl && (
              <li>
                <a className={styles.place} href={verifierUrl} target="_blank" rel="noopener">
                  <Icon name="scales" />
                  <span className={styles.name}>{t('shell.fairness.verify')}</span>
                </a>
              </li>
            )}
            {onLanguage && (
              <li>
                <Opener
                  icon="globe"
                  name={t('shell.language.label')}
                  note={localeNames[locale].name}
                  onOpen={onLanguage}
                />
              </li>
            )}
          </ul>
        </div>
        {settings}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </Sheet>
  )
}

function Opener({
  icon,
  name,
  note,
  onOpen,
}: {
  icon: IconName
  name: string
  note?: string
  onOpen: () => void
}) {
  return (
    <button type="button" className={styles.place} aria-haspopup="dialog" onClick={onOpen}>
      <Icon name={icon} />
      <span className={styles.name}>{name}</span>
      {note && <span className={styles.note}>{note}</span>}
      <Icon name="right" size={16} />
    </button>
  )
}
