// Maps the operator's settings to the contract's shapes.
import type { Art } from '@yanta/art'
import type {
  Locale,
  PromoPopup,
  PromotionListItem,
  PromoWidget,
  ServerData,
  SiteRules,
} from '@yanta/contract'
import type { Jurisdiction, Settings } from '@yanta/content'
import { renderMarkdown } from '../../../plugins/markdown.ts'
import { fillPlaceholders, type TextValues } from '../../../plugins/placeholders.ts'

type SetByOperator = Pick<
  ServerData,
  | 'captcha'
  | 'abTests'
  | 'registrationConfig'
  | 'callCenterConfig'
  | 'promoTelegramChannelUrl'
  | 'noIndex'
  | 'marketing'
>

export function presentSettings(
  { support, registration, captcha, abTests, promoTelegramChannelUrl, noIndex, marketing }: Settings,
  termsVersion: string,
): SetByOperator {
  const { chat, telegram, viber, email } = support
  return {
    captcha: {
      site_key: captcha.siteKey,
      active_version: captcha.version,
      enabled_register: captcha.isAskedAtRegistration,
    },
    abTests,
    registrationConfig: { skipNickname: registration.skipNickname, termsVersion },
    callCenterConfig: {
      chatProvider: chat.provider,
      isUnderMaintenance: chat.isUnderMaintenance,
      settings: chat.settings,
      messengers: { telegram, viber },
      email,
    },
    promoTelegramChannelUrl,
    noIndex,
    marketing,
  }
}

/** What the site's pages depend on; undefined where all of it is as everywhere. */
export function presentSiteRules({
  demoForGuests,
  payoutCancel,
  unitName,
  winback,
  realityCheckMinutes: { usual, mayBeOff },
}: Jurisdiction): SiteRules | undefined {
  const rules: SiteRules = {
    ...(!demoForGuests && { demoForGuests }),
    ...(!payoutCancel && { payoutCancel }),
    ...(unitName === 'compoint' && { unitName }),
    ...(!winback && { winback }),
    ...(!mayBeOff && { mostRealityCheckMinutes: usual }),
  }
  return Object.keys(rules).length > 0 ? rules : undefined
}

/** [3.31]; null without a popup in the settings. */
export function presentPromoPopup(
  { promoPopup }: Settings,
  locale: Locale,
  { values, art }: { values: TextValues; art: Art },
): PromoPopup | null {
  if (!promoPopup) return null
  const { isActive, title, text, button, url, image, showFrom, showTo, updated } = promoPopup
  const fill = (words: Record<Locale, string>) => fillPlaceholders(words[locale], values[locale])
  return {
    isActive,
    buttonUrl: url,
    buttonText: fill(button),
    title: fill(title),
    body: renderMarkdown(fill(text), locale),
    imageUrl: image === undefined ? null : art.getAddress(image),
    showDateFrom: showFrom ? toSeconds(showFrom) : null,
    showDateTo: showTo ? toSeconds(showTo) : null,
    updatedAt: toSeconds(updated),
  }
}

/** The widget of a promotion, without its fund of this moment; null unless it is active. */
export function presentPromoWidget(promotion: PromotionListItem | undefined): PromoWidget | null {
  if (promotion?.status !== 'active') return null
  const { title, fund, slug, image, endAt, type, isBonus } = promotion
  return {
    title,
    fund,
    url: `/promo/${slug}`,
    imageUrl: image,
    endAt,
    isForNewcomers: isBonus && type === 'newcomer',
    prizePoolCounter: null,
  }
}

export function toSeconds(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000)
}
