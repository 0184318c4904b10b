// Root data of every screen: the operator's settings, the menu's categories, the studios and, with a session, the player.
import {
  type BalanceSnapshot,
  type Category,
  type FooterBlock,
  type Locale,
  type Profile,
  type ServerData,
  getBalance,
  getProfile,
  getServerData,
  listCategories,
  listFooterBlocks,
} from '@yanta/contract'
import { useRouteLoaderData } from 'react-router'
import type { Call } from '../data/api/caller.ts'
import type { Result } from '../data/api/result.ts'
import type { Contacts } from '../data/api/ssr-context.ts'

export interface SignedIn {
  profile: Profile
  /** Null when the balance failed to load; everything else works meanwhile. */
  balance: BalanceSnapshot | null
}

export interface SiteData {
  locale: Locale
  /** Null when the platform did not answer. */
  serverData: ServerData | null
  categories: Category[]
  producers: Category[]
  /** Editors' columns of links in the footer of every screen. */
  footer: FooterBlock[]
  player: SignedIn | null
  /** The session could not be checked: neither a player's page nor a guest's. */
  isPlayerUnknown: boolean
  /** The document withheld its player, who is loaded after hydration. */
  isPlayerHidden: boolean
  /** True unless the session is known to be over, also while its player is unknown. */
  hasSession: boolean
  /** True when a session was sent and the platform refused it. */
  isSessionRejected: boolean
}

/** Loads the root data. Never throws: without the platform the layout is still rendered. */
export async function loadSite(call: Call, locale: Locale, hasSession: boolean): Promise<SiteData> {
  const [serverData, categories, producers, footer, profile, balance] = await Promise.all([
    call(getServerData),
    call(listCategories, { query: { 'filter[type]': 'category' } }),
    call(listCategories, { query: { 'filter[type]': 'producer' } }),
    call(listFooterBlocks),
    hasSession ? call(getProfile) : undefined,
    hasSession ? call(getBalance) : undefined,
  ])
  const isSessionRejected = profile?.ok === false && profile.refusal.status === 401
  const player = profile?.ok
    ? { profile: profile.value, balance: (balance && valueOf(balance)) ?? null }
    : null
  return {
    locale,
    serverData: valueOf(serverData) ?? null,
    categories: valueOf(categories)?.items ?? [],
    producers: valueOf(producers)?.items ?? [],
    footer: valueOf(footer)?.items ?? [],
    player,
    isPlayerUnknown: hasSession && player === null && !isSessionRejected,
    isPlayerHidden: false,
    hasSession: hasSession && !isSessionRejected,
    isSessionRejected,
  }
}

/** Document status from the state of the site: 200 unless it keeps a screen from being shown properly. */
export function findSiteStatus({
  serverData,
  isPlayerUnknown,
  isPlayerHidden,
}: Pick<SiteData, 'serverData' | 'isPlayerUnknown' | 'isPlayerHidden'>): 200 | 503 {
  return serverData && !serverData.isUnderReconstruction && (isPlayerHidden || !isPlayerUnknown) ? 200 : 503
}

/** Address of the games' round verifier in the visitor's language. Empty without server data. */
export function findVerifierUrl({ serverData, locale }: Pick<SiteData, 'serverData' | 'locale'>): string {
  return serverData ? `${serverData.gamesOrigin}/verify?lang=${locale}` : ''
}

/** Script and frame sources of reCAPTCHA. */
const captchaAddresses = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** Other origins the page contacts: the affiliate network, if any [7.84], and Google, if the operator has chosen its captcha [3.64]. */
export function listContacts({ serverData }: Pick<SiteData, 'serverData'>): Contacts {
  const address = serverData?.marketing && URL.parse(serverData.marketing.trackingUrl, serverData.canonical)
  return {
    asked: address && address.origin !== serverData!.canonical ? [address.origin] : [],
    embedded: serverData?.captcha.site_key ? captchaAddresses : [],
  }
}

/** The root data, for descendants of the root; undefined only after an error of the root itself. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData('root') as SiteData | undefined
}

function valueOf<T>(result: Result<T, string>): T | undefined {
  return result.ok ? result.value : undefined
}
