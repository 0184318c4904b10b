// Loads the root data of every screen, and reads from it what a document needs.
import {
  type CallCenterConfig,
  type Locale,
  getBalance,
  getProfile,
  getRewardsSummary,
  getServerData,
  listCategories,
  listFooterBlocks,
} from '@yanta/contract'
import type { Call } from '../data/api/caller.ts'
import type { Result } from '../data/api/result.ts'
import type { Contacts } from '../data/api/ssr-context.ts'
import { findChatBase } from '../domain/chat/chat-base.ts'
import type { SiteData } from '../site/site-data.ts'

/** Loads the root data. Never throws: without the platform the layout is still rendered. */
export async function loadSite(call: Call, locale: Locale, hasSession: boolean): Promise<SiteData> {
  const [serverData, categories, producers, footer, profile, balance, rewards] = await Promise.all([
    call(getServerData),
    call(listCategories, { query: { 'filter[type]': 'category' } }),
    call(listCategories, { query: { 'filter[type]': 'producer' } }),
    call(listFooterBlocks),
    hasSession ? call(getProfile) : undefined,
    hasSession ? call(getBalance) : undefined,
    hasSession ? call(getRewardsSummary) : undefined,
  ])
  const isSessionRejected = profile?.ok === false && profile.refusal.status === 401
  const player = profile?.ok
    ? {
        profile: profile.value,
        balance: (balance && valueOf(balance)) ?? null,
        rewards: (rewards && valueOf(rewards)) ?? null,
      }
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

/** Script and frame sources of reCAPTCHA. */
const captchaAddresses = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** Other origins the page contacts: the affiliate network, if any [7.84], and Google, if the operator has chosen its captcha [3.64], and the host of the chat. */
export function listContacts({ serverData }: Pick<SiteData, 'serverData'>): Contacts {
  const address = serverData?.marketing && URL.parse(serverData.marketing.trackingUrl, serverData.canonical)
  return {
    asked: address && address.origin !== serverData!.canonical ? [address.origin] : [],
    embedded: [
      ...(serverData?.captcha.site_key ? captchaAddresses : []),
      ...(serverData ? listChatSources(serverData.callCenterConfig) : []),
    ],
  }
}

/** The window of the platform's own chat is a frame of this origin. */
function listChatSources(config: CallCenterConfig): string[] {
  const base = findChatBase(config)
  if (base === null) return []
  return [base.startsWith('/') ? "'self'" : base]
}

function valueOf<T>(result: Result<T, string>): T | undefined {
  return result.ok ? result.value : undefined
}
