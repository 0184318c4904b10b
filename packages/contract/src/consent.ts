// What a visitor is asked to consent to. Only what the configuration really does is asked; without any of it nobody is asked.
import type { ServerData } from './site.ts'

/** `marketing`: the affiliate network hears of the visit [7.84]. `chat`: a script of another company [1.6]. `push`: the site offers notifications by itself [7.87]. */
export const consentPurposes = ['marketing', 'chat', 'push'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

type Configured = Pick<ServerData, 'marketing' | 'webPushKey' | 'canonical'> & {
  callCenterConfig: Pick<ServerData['callCenterConfig'], 'chatProvider' | 'settings'>
}

/** The purposes of this configuration, in the order they are shown. Pure. */
export function listConsentPurposes(configured: Configured): ConsentPurpose[] {
  const { marketing, webPushKey } = configured
  const asked: ConsentPurpose[] = []
  if (marketing) asked.push('marketing')
  if (isChatForeign(configured)) asked.push('chat')
  // An offer alone sends nothing anywhere, and the browser asks before a subscription.
  if (webPushKey !== null && asked.length > 0) asked.push('push')
  return asked
}

/** Whether the chat's script comes from another site: netrox has a host of its own, webim the one in its settings. */
function isChatForeign({ callCenterConfig: { chatProvider, settings }, canonical }: Configured): boolean {
  if (chatProvider !== 'webim') return chatProvider !== null
  const { domain = '' } = settings
  if (domain.startsWith('/') && !domain.startsWith('//')) return false
  return URL.parse(`https://${domain.replace(/^(https?:)?\/\//, '')}`)?.host !== new URL(canonical).host
}
