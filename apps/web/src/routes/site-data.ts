// What every screen rests on: the operator's settings, the menu's categories, the studios and, with a session, the player.
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
import type { Call } from '../api/caller.ts'
import type { Result } from '../api/result.ts'
import type { Contacts } from '../api/visit.ts'

export interface SignedIn {
  profile: Profile
  /** Null when nobody could say what the player has; everything else works meanwhile. */
  balance: BalanceSnapshot | null
}

export interface SiteData {
  locale: Locale
  /** Null when the platform did not answer. */
  serverData: ServerData | null
  categories: Category[]
  producers: Category[]
  /** Columns of links that editors put at the foot of every screen. */
  footer: FooterBlock[]
  player: SignedIn | null
  /** Nobody could say whose session this is: neither a player's page nor a guest's. */
  isPlayerUnknown: boolean
  /** The document withheld its player, who is asked for when it is there. */
  isPlayerWithheld: boolean
  /** True as long as nobody said that the session is over, also while nobody can say whose it is. */
  hasSession: boolean
  /** True when a session was sent and the platform refused it. */
  isSessionRejected: boolean
}

/** Loads the site's frame. Never throws: without the platform the frame still stands. */
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
    isPlayerWithheld: false,
    hasSession: hasSession && !isSessionRejected,
    isSessionRejected,
  }
}

/** What of the site keeps a screen from being shown as it should be: the status its document has, 200 when all is well. */
export function findSiteStatus({
  serverData,
  isPlayerUnknown,
  isPlayerWithheld,
}: Pick<SiteData, 'serverData' | 'isPlayerUnknown' | 'isPlayerWithheld'>): 200 | 503 {
  return serverData && !serverData.isUnderReconstruction && (isPlayerWithheld || !isPlayerUnknown) ? 200 : 503
}

/** Where any round can be checked: a page of the games, in the visitor's language. Empty before server data is there. */
export function findVerifierUrl({ serverData, locale }: Pick<SiteData, 'serverData' | 'locale'>): string {
  return serverData ? `${serverData.gamesOrigin}/verify?lang=${locale}` : ''
}

/** reCAPTCHA lives at these two. */
const captchaAddresses = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** Whom the page asks beside the site: the affiliate network, where there is one [7.84], and Google, where the operator has chosen its captcha [3.64]. */
export function listContacts({ serverData }: Pick<SiteData, 'serverData'>): Contacts {
  const address = serverData?.marketing && URL.parse(serverData.marketing.trackingUrl, serverData.canonical)
  return {
    asked: address && address.origin !== serverData!.canonical ? [address.origin] : [],
    embedded: serverData?.captcha.site_key ? captchaAddresses : [],
  }
}

/** The frame's data below the root; only an error of the root itself leaves it undefined. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData('root') as SiteData | undefined
}

function valueOf<T>(result: Result<T, string>): T | undefined {
  return result.ok ? result.value : undefined
}
