// The way to the cookie settings, in the footer of every screen where the configuration has something to consent to.
import { listConsentPurposes } from '@yanta/contract/consent'
import type { FooterEntry, Settings } from '@yanta/content'

const privacyUrl = '/privacy'
const link = { text: { ru: 'Настройка cookie', en: 'Cookie settings' }, url: `${privacyUrl}#cookie-settings` }

/** Follows the link to the page about privacy; without that it ends the last column. Pure. */
export function addConsentLink(
  footer: readonly FooterEntry[],
  { marketing, support: { chat } }: Pick<Settings, 'marketing' | 'support'>,
  canonical: string,
): readonly FooterEntry[] {
  const callCenterConfig = { chatProvider: chat.provider, settings: chat.settings }
  const purposes = listConsentPurposes({ marketing, callCenterConfig, webPushKey: null, canonical })
  if (purposes.length === 0) return footer
  const named = footer.findIndex(({ links }) => links.some(({ url }) => url === privacyUrl))
  return footer.map((entry, index) => {
    if (index !== (named < 0 ? footer.length - 1 : named)) return entry
    const position =
      named < 0 ? entry.links.length : entry.links.findIndex(({ url }) => url === privacyUrl) + 1
    return { ...entry, links: entry.links.toSpliced(position, 0, link) }
  })
}
