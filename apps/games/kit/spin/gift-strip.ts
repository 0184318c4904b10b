// Free rounds on the stage: the badge, the strip with what is left and won, and the summary after the last of them.
import type { Currency, FreeRounds, Locale } from '@yanta/contract'
import { type Translate, formatMoney } from '@yanta/i18n'
import { h, setAttribute, setText } from '../dom.ts'
import { icon } from '../icons.ts'
import type { FreePlay } from './free-rounds.ts'
import type { SpinMessageKey } from './spin-messages.ts'

type GiftStrip = ReturnType<typeof buildGiftStrip>

export function buildGiftStrip(t: Translate<SpinMessageKey>, close: () => void) {
  const value = (className: string, label: SpinMessageKey) => {
    const text = h('b', {})
    const name = h('small', {}, t(label))
    return { box: h('div', { class: `gift__value ${className}` }, name, text), text, name }
  }
  const left = value('gift__value--left', 'gift.left')
  const won = value('gift__value--won', 'gift.won')
  const stake = value('gift__value--stake', 'gift.stake')
  const bar = h('i', {})
  const progress = h('div', { class: 'gift__progress', role: 'progressbar', 'aria-valuemin': '0' }, bar)
  const strip = h(
    'section',
    { class: 'gift', hidden: true },
    h('span', { class: 'gift__icon' }, icon('gift', 26)),
    left.box,
    progress,
    won.box,
    stake.box,
  )
  const amount = h('p', { class: 'gift__amount' })
  const note = h('p', { class: 'gift__note' })
  const title = h('h2', {})
  const action = h(
    'button',
    { type: 'button', class: 'action action--main', onclick: close },
    t('gift.overAction'),
  )
  const summary = h(
    'div',
    { class: 'gift-over', role: 'alertdialog', hidden: true },
    h(
      'div',
      { class: 'gift-over__box' },
      h('span', { class: 'gift__icon' }, icon('gift', 30)),
      title,
      amount,
      note,
      action,
    ),
  )
  const badge = h('span', { class: 'chip chip--gift', hidden: true })
  return {
    strip,
    summary,
    badge,
    progress,
    bar,
    action,
    left: left.text,
    leftLabel: left.name,
    won: won.text,
    stake: stake.text,
    title,
    amount,
    note,
  }
}

/** What is left of them, in words. */
export function describeLeft(t: Translate<SpinMessageKey>, { left, total, isFeature }: FreeRounds): string {
  return t(isFeature ? 'gift.feature.leftOf' : 'gift.leftOf', { left, total })
}

interface GiftContext {
  stage: { gift: GiftStrip }
  currency: Currency
  locale: Locale
  t: Translate<SpinMessageKey>
}

export function drawGift(
  { stage: { gift }, currency, locale, t }: GiftContext,
  { freeRounds, freeSummary }: FreePlay,
): void {
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  gift.strip.hidden = freeRounds === null
  gift.badge.hidden = freeRounds === null
  if (freeRounds !== null) {
    const { left, total, won, stake, isFeature } = freeRounds
    setText(gift.badge, t(isFeature ? 'gift.feature.badge' : 'gift.badge'))
    setAttribute(gift.strip, 'aria-label', t(isFeature ? 'gift.feature.label' : 'gift.label'))
    setText(gift.leftLabel, t(isFeature ? 'gift.feature.left' : 'gift.left'))
    if (gift.left.dataset['shown'] !== `${left} ${total}`) {
      gift.left.dataset['shown'] = `${left} ${total}`
      gift.left.replaceChildren(String(left), h('span', {}, ` / ${total}`))
    }
    setText(gift.won, money(won))
    setText(gift.stake, money(stake))
    setAttribute(gift.progress, 'aria-valuemax', String(total))
    setAttribute(gift.progress, 'aria-valuenow', String(total - left))
    setAttribute(gift.progress, 'aria-label', describeLeft(t, freeRounds))
    gift.bar.style.setProperty('--played', String((total - left) / total))
  }
  const isOpening = gift.summary.hidden && freeSummary !== null
  gift.summary.hidden = freeSummary === null
  if (freeSummary === null || !isOpening) return
  const { isFeature, total } = freeSummary
  const title = isFeature ? t('gift.feature.overTitle', { total }) : t('gift.overTitle')
  setText(gift.title, title)
  setAttribute(gift.summary, 'aria-label', title)
  const isWon = freeSummary.won > 0
  setText(gift.amount, isWon ? t('gift.overWon', { amount: money(freeSummary.won) }) : t('gift.overNone'))
  setText(gift.note, t(isWon ? 'gift.overText' : 'gift.overNoneText'))
  gift.action.focus({ preventScroll: true })
}
