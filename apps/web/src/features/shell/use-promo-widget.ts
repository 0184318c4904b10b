import type { PromoWidget } from '@yanta/contract'
import { useWelcomeLeft } from '../../domain/gift/welcome-left.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useSite } from '../../site/site-data.ts'

/** Sums are shown in whole units of money. */
const shownFrom = 100

/**
 * The promo widget for this visitor. The newcomers' one promises a player what their own welcome bonus still adds, in their currency;
 * null: it adds nothing, or that is unknown, or the player rests from play.
 */
export function usePromoWidget(widget: PromoWidget | null | undefined): PromoWidget | null {
  const { t, wholeMoney } = useI18n()
  const site = useSite()
  const left = useWelcomeLeft()
  const profile = site?.player?.profile
  if (profile?.breakUntil || profile?.selfExclusion) return null
  if (!widget?.isForNewcomers || !site?.hasSession) return widget ?? null
  const currency = site.player?.balance?.currency
  if (!currency || !left || left < shownFrom) return null
  return { ...widget, fund: t('shell.promo.upTo', { sum: wholeMoney(left, currency) }) }
}
