// The dialog in which the player agrees to the price of the feature. Nothing is bought by one press.
import type { Currency, Locale } from '@yanta/contract'
import { coinsPerStake } from '@yanta/game-rules/engines'
import { type Translate, formatDecimal, formatMoney, formatPercent } from '@yanta/i18n'
import { openDialog } from '../dialog.ts'
import { h } from '../dom.ts'
import { type Play, findOwnPrice } from './play.ts'
import type { SpinMessageKey } from './spin-messages.ts'

interface BuyContext {
  t: Translate<SpinMessageKey>
  currency: Currency
  locale: Locale
}

/** How many stakes the feature costs. @param price in coins */
export const formatTimes = (price: number, locale: Locale): string =>
  `×${formatDecimal((price / coinsPerStake) * 100, locale)}`

/** @param text what is bought */
export function openBuyDialog(
  { t, currency, locale }: BuyContext,
  play: Play,
  text: string,
  buy: () => void,
): void {
  const price = findOwnPrice(play)
  if (play.bought === null || price === null) return
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const fact = (name: string, value: string) => h('div', {}, h('dt', {}, name), h('dd', {}, value))
  const { mostStake } = play.rules
  const obstacle =
    mostStake !== null && price > mostStake
      ? t('rules.mostStake', { amount: money(mostStake) })
      : price > play.balance
        ? t('buy.short', { amount: money(price) })
        : null
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
    h('p', { class: 'note' }, t('buy.note')),
    obstacle !== null && h('p', { class: 'note', role: 'alert' }, obstacle),
    obstacle === null &&
      h(
        'button',
        {
          type: 'button',
          class: 'action action--main action--wide',
          onclick: () => {
            close()
            buy()
          },
        },
        t('buy.action', { amount: money(price) }),
      ),
  )
}
