// The dialog in which the player agrees to the price of the feature. Nothing is bought by one press.
import type { Currency, Locale } from '@yanta/contract'
import { coinsPerStake } from '@yanta/game-rules/engines'
import { type Translate, formatDecimal, formatMoney, formatPercent } from '@yanta/i18n'
import { openDialog } from '../dialog.ts'
import { h } from '../dom.ts'
import { type ShortageActions, buildShortage, offerStake } from '../stake-notices.ts'
import { type Play, findOwnPrice } from './play.ts'
import type { SpinMessageKey } from './spin-messages.ts'

interface BuyContext {
  t: Translate<SpinMessageKey>
  currency: Currency
  locale: Locale
}

/** How many stakes the feature costs. @param price in coins */
export const formatTimes = (price: number, locale: Locale): string =>
  // In hundredths, which are whole: a price has whole coins.
  `×${formatDecimal((price * 100) / coinsPerStake, locale)}`

type BuyActions = ShortageActions & { buy(): void }

/**
 * What a balance that is short of the price leaves to do is what the notice of a short balance offers; where the law ends stakes below
 * the price, a stake whose price it allows. @param text what is bought
 */
export function openBuyDialog(
  context: BuyContext,
  play: Play,
  { text, isDemo }: { text: string; isDemo: boolean },
  actions: BuyActions,
): void {
  const { t, currency, locale } = context
  const price = findOwnPrice(play)
  if (play.bought === null || price === null) return
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const fact = (name: string, value: string) => h('div', {}, h('dt', {}, name), h('dd', {}, value))
  const { mostStake } = play.rules
  const isForbidden = mostStake !== null && price > mostStake
  const isShort = !isForbidden && price > play.balance
  const obstacle = isForbidden
    ? t('rules.mostStake', { amount: money(mostStake) })
    : isShort
      ? t('buy.short', { amount: money(price) })
      : null
  const asked = { ...play, boughtFor: price }
  const findWays = () => {
    if (isShort) return buildShortage(asked, context, actions, isDemo).buttons
    if (!isForbidden) return []
    const lower = offerStake(asked, Math.min(mostStake, play.balance), context, actions.chooseStake)
    return lower === null ? [] : [{ ...lower, isMain: true }]
  }
  const buildAction = (label: string, isMain: boolean, act: () => void) =>
    h(
      'button',
      {
        type: 'button',
        class: `action action--wide${isMain ? ' action--main' : ''}`,
        onclick: () => {
          close()
          act()
        },
      },
      label,
    )
  const close = openDialog(
    { title: t('buy.title'), closeLabel: t('menu.close'), kind: 'small' },
    h('p', { class: 'note' }, text),
    h(
      'dl',
      { class: 'facts' },
      fact(t('buy.stake'), money(play.stake)),
      fact(t('buy.times'), formatTimes(play.bought.price, locale)),
      fact(t('buy.price'), money(price)),
      fact(t('buy.rtp'), formatPercent(play.bought.rtp, locale)),
    ),
    h('p', { class: 'note' }, play.isAnte ? `${t('buy.note')} ${t('buy.noAnte')}` : t('buy.note')),
    obstacle !== null && h('p', { class: 'note', role: 'alert' }, obstacle),
    ...findWays().map(({ label, isMain, onclick }) => buildAction(label, isMain, onclick)),
    obstacle === null && buildAction(t('buy.action', { amount: money(price) }), true, actions.buy),
  )
}
