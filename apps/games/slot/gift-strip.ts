// Free rounds on the stage: the badge, the strip with what is left and won, and the summary after the last of them.
import type { Currency, Locale } from '@yanta/contract'
import { type Translate, formatMoney } from '@yanta/i18n'
import { h, setAttribute, setText } from '../kit/dom.ts'
import { icon } from '../kit/icons.ts'
import type { FreePlay } from './free-rounds.ts'
import type { MessageKey } from './messages.ts'

type GiftStrip = ReturnType<typeof buildGiftStrip>

export function buildGiftStrip(t: Translate<MessageKey>, close: () => void) {
  const value = (className: string, label: MessageKey) => {
    const text = h('b', {})
    return { box: h('div', { class: `gift__value ${className}` }, h('small', {}, t(label)), text), text }
  }
  const left = value('gift__value--left', 'gift.left')
  const won = value('gift__value--won', 'gift.won')
  const stake = value('gift__value--stake', 'gift.stake')
  const bar = h('i', {})
  const progress = h('div', { class: 'gift__progress', role: 'progressbar', 'aria-valuemin': '0' }, bar)
  const strip = h(
    'section',
    { class: 'gift', 'aria-label': t('gift.label'), hidden: true },
    h('span', { class: 'gift__icon' }, icon('gift', 26)),
    left.box,
    progress,
    won.box,
    stake.box,
  )
  const amount = h('p', { class: 'gift__amount' })
  const note = h('p', { class: 'gift__note' })
  const action = h(
    'button',
    { type: 'button', class: 'action action--main', onclick: close },
    t('gift.overAction'),
  )
  const summary = h(
    'div',
    { class: 'gift-over', role: 'alertdialog', 'aria-label': t('gift.overTitle'), hidden: true },
    h(
      'div',
      { class: 'gift-over__box' },
      h('span', { class: 'gift__icon' }, icon('gift', 30)),
      h('h2', {}, t('gift.overTitle')),
      amount,
      note,
      action,
    ),
  )
  const badge = h('span', { class: 'chip chip--gift', hidden: true }, t('gift.badge'))
  return {
    strip,
    summary,
    badge,
    progress,
    bar,
    action,
    left: left.text,
    won: won.text,
    stake: stake.text,
    amount,
    note,
  }
}

interface GiftContext {
  stage: { gift: GiftStrip }
  currency: Currency
  locale: Locale
  t: Translate<MessageKey>
}

export function drawGift(
  { stage: { gift }, currency, locale, t }: GiftContext,
  { freeRounds, freeSummary }: FreePlay,
): void {
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  gift.strip.hidden = freeRounds === null
  gift.badge.hidden = freeRounds === null
  if (freeRounds !== null) {
    const { left, total, won, stake } = freeRounds
    if (gift.left.dataset['shown'] !== `${left} ${total}`) {
      gift.left.dataset['shown'] = `${left} ${total}`
      gift.left.replaceChildren(String(left), h('span', {}, ` / ${total}`))
    }
    setText(gift.won, money(won))
    setText(gift.stake, money(stake))
    setAttribute(gift.progress, 'aria-valuemax', String(total))
    setAttribute(gift.progress, 'aria-valuenow', String(total - left))
    setAttribute(gift.progress, 'aria-label', t('gift.leftOf', { left, total }))
    gift.bar.style.setProperty('--played', String((total - left) / total))
  }
  const isOpening = gift.summary.hidden && freeSummary !== null
  gift.summary.hidden = freeSummary === null
  if (freeSummary === null || !isOpening) return
  const isWon = freeSummary.won > 0
  setText(gift.amount, isWon ? t('gift.overWon', { amount: money(freeSummary.won) }) : t('gift.overNone'))
  setText(gift.note, t(isWon ? 'gift.overText' : 'gift.overNoneText'))
  gift.action.focus({ preventScroll: true })
}
