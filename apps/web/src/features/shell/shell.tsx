import type { CallCenterConfig, Category, FooterBlock, PromoWidget } from '@yanta/contract'
import { type ReactNode, Suspense, use } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { lazyPatiently } from '../../data/api/lazy-patiently.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { getBrand } from '../../site/brand.ts'
import { RegionClosedContext } from '../../site/region.ts'
import buttonStyles from '../../ui/actions/button.module.css'
import type { IconName } from '../../ui/data/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { listClubItems } from './club-nav.ts'
import { useLinkFollower } from './follow-links.ts'
import { Header } from './header.tsx'
import { OfflineBar } from './offline-bar.tsx'
import type { ShellLink, ShellOpeners } from './shell-link.ts'
import styles from './shell.module.css'
import { TabBar } from './tab-bar.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

// Their links work without their code, which nobody waits for.
const loadRail = async () => (await import('./rail.tsx')).Rail
const loadFooter = async () => (await import('./footer.tsx')).Footer
const Rail = import.meta.env.SSR ? await loadRail() : lazyPatiently(loadRail)
const Footer = import.meta.env.SSR ? await loadFooter() : lazyPatiently(loadFooter)

interface ShellProps {
  categories: Category[]
  producers: Category[]
  iconOf: (slug: string) => IconName
  isSignedIn: boolean
  /** Address for verifying a round. */
  verifierUrl: string
  /** The operator's promo widget. */
  promo: PromoWidget | null | undefined
  support: Pick<CallCenterConfig, 'messengers' | 'email'> | undefined
  /** The editors' columns of the footer. */
  blocks: FooterBlock[]
  /** Content of the header's right side. */
  account: ReactNode
  openers: ShellOpeners
  children: ReactNode
}

/** The frame around every screen: menu, header, footer, and a phone's tab bar. It links only to existing screens. */
export function Shell({
  categories,
  producers,
  iconOf,
  isSignedIn,
  verifierUrl,
  promo,
  support,
  blocks,
  account,
  openers,
  children,
}: ShellProps) {
  const { t } = useI18n()
  const { pathname } = useLocation()
  useLinkFollower()
  useFocusOnNavigation('main')
  const isLoading = useNavigation().state === 'loading'
  const games = categories.map(({ slug, name, url, gamesCount }): ShellLink => ({
    to: url,
    icon: iconOf(slug),
    label: name,
    count: gamesCount,
  }))
  const links: ShellLink[] = [{ to: '/', icon: getBrand().lobbyIcon, label: t('shell.nav.lobby') }, ...games]
  const places = listClubItems(t, { isSignedIn, isRegionClosed: use(RegionClosedContext) })
  return (
    <>
      <a className={joinClasses(buttonStyles.button, buttonStyles.primary, styles.skip)} href="#main">
        {t('shell.skip')}
      </a>
      <div className={joinClasses(styles.progress, isLoading && styles.loading)} aria-hidden="true" />
      <OfflineBar />
      <div className={styles.frame}>
        <Suspense>
          <Rail
            links={links}
            places={places}
            current={pathname}
            verifierUrl={verifierUrl}
            promo={promo}
            onSupport={openers.onSupport}
          />
        </Suspense>
        <div className={styles.column}>
          <Header
            account={account}
            isSignedIn={isSignedIn}
            onSearch={openers.onSearch}
            onNearSearch={openers.onNearSearch}
          />
          <main className={styles.main} id="main" tabIndex={-1}>
            {children}
          </main>
          <Suspense>
            <Footer
              games={games}
              places={places}
              studios={producers}
              support={support}
              blocks={blocks}
              verifierUrl={verifierUrl}
              onSupport={openers.onSupport}
            />
          </Suspense>
        </div>
      </div>
      <TabBar
        lobby={links[0]!}
        places={places}
        games={games[0]?.to ?? '/'}
        current={pathname}
        isSignedIn={isSignedIn}
        onSearch={openers.onSearch}
        onMenu={openers.onMenu}
      />
    </>
  )
}
