// The payment page: plain forms that work without a script. Everything of an order is escaped.
import type { Locale } from '@yanta/contract'
import { createTranslate, formatInstant, formatMoney, type Translate } from '@yanta/i18n'
import { escapeHtml } from '@yanta/server'
import { payMessages } from './pay-messages.ts'
import { isEnded, mostWrongCodes, outcomes, rightCode, type PayOutcome } from './pay-order.rules.ts'
import type { PayOrder } from './pay-orders.repository.ts'
import { testCards } from './test-cards.ts'

type T = Translate<keyof (typeof payMessages)[Locale]>

export interface PageView {
  merchant: string
  /** Inside the site, which its script tells of the end. */
  isFramed: boolean
  /** The number that was typed is none. */
  isCardWrong: boolean
}

/** What banks call an outcome; the others have a word. */
const bankCodes: Partial<Record<PayOutcome, string>> = {
  success: '00',
  declined: '05',
  no_money: '51',
  card_expired: '54',
  wrong_card: '14',
  limit_exceeded: '61',
  failed_later: '00 → 05',
}
const ofCards: readonly PayOutcome[] = ['card_expired', 'wrong_card', 'wrong_code']

/** The page of an order, as it stands. */
export function buildPayPage(order: PayOrder, view: PageView): string {
  const t = createTranslate(payMessages, order.locale)
  const { status } = order.state
  const title = t(
    status === 'open' ? (order.isCard ? 'title.pay' : 'title.confirm') : (`title.${ending(status)}` as const),
  )
  const attributes = {
    'data-state': status,
    'data-back': addressOf(order, view, '', { waited: '1' }),
    ...(view.isFramed && { 'data-site': new URL(order.returnUrl).origin }),
  }
  const main =
    status === 'processing'
      ? buildWaiting(t, order, view)
      : isEnded(order.state)
        ? buildEnd(t, order, view)
        : buildForm(t, order, view)
  return buildDocument(t, order.locale, {
    title,
    merchant: view.merchant,
    attributes,
    // Without a script it looks by itself.
    head:
      status === 'processing'
        ? `<noscript><meta http-equiv="refresh" content="3;url=${escapeHtml(attributes['data-back'])}"></noscript>`
        : '',
    main: `<section class="card"><h1>${title}</h1><p class="lead">${t('practice')}</p>${buildFacts(t, order, view)}${main}</section>${
      status === 'open' || status === 'confirming' ? buildOutcomes(t, order) : ''
    }`,
    foot: `TestPay Sandbox · ID ${escapeHtml(order.id)}`,
  })
}

/** Shown for what is no order. */
export function buildBrokenPage(
  locale: Locale,
  { merchant, siteOrigin, isFramed }: Pick<PageView, 'merchant' | 'isFramed'> & { siteOrigin: string },
): string {
  const t = createTranslate(payMessages, locale)
  return buildDocument(t, locale, {
    title: t('broken'),
    merchant,
    attributes: isFramed ? { 'data-site': siteOrigin } : {},
    head: '',
    main: `<section class="card"><h1>${t('broken')}</h1><p class="lead">${t('broken.text')}</p>${buildWayOut(t, siteOrigin, { merchant, isFramed })}</section>`,
    foot: 'TestPay Sandbox',
  })
}

function ending(status: 'confirming' | 'processing' | 'success' | 'failed') {
  return status === 'confirming' ? 'confirm' : status
}

/** Of an order's page, or of what is done there. */
export function addressOf(
  { pageKey }: PayOrder,
  { isFramed }: Pick<PageView, 'isFramed'>,
  action: '' | '/pay' | '/confirm' | '/cancel' = '',
  query: Record<string, string> = {},
): string {
  const parameters = new URLSearchParams({ ...(isFramed && { frame: '1' }), ...query }).toString()
  return `/pay/${pageKey}${action}${parameters && `?${parameters}`}`
}

function buildFacts(t: T, order: PayOrder, { merchant }: PageView): string {
  const { amount, fee, currency, locale, methodName, cardTail, openedAt } = order
  const money = (sum: number) => escapeHtml(formatMoney(sum, currency, locale))
  const facts = [
    [t('merchant'), escapeHtml(merchant)],
    [t('amount'), money(amount)],
    ...(fee > 0
      ? [
          [t('fee'), money(fee)],
          [t('total'), money(amount + fee)],
        ]
      : []),
    cardTail === null ? [t('method'), escapeHtml(methodName)] : [t('card'), `•••• ${escapeHtml(cardTail)}`],
    [
      t('date'),
      `<time datetime="${openedAt.toISOString()}">${formatInstant(openedAt, 'UTC').slice(0, -3)} UTC</time>`,
    ],
  ]
  return `<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`
}

function buildForm(t: T, order: PayOrder, view: PageView): string {
  const { state, amount, fee, currency, locale } = order
  const isConfirming = state.status === 'confirming'
  const fields = isConfirming ? buildCodeField(t, order) : order.isCard ? buildCardField(t, view) : ''
  const isPaying = !isConfirming && order.isCard
  const action = isPaying
    ? t('action.pay', { amount: formatMoney(amount + fee, currency, locale) })
    : t('action.confirm')
  return (
    (state.isSilent ? `<p class="note">${t('silent')}</p>` : '') +
    `<form id="pay" method="post" action="${addressOf(order, view, isConfirming ? '/confirm' : '/pay')}">${fields}<button class="main">${escapeHtml(action)}</button></form>` +
    `<form method="post" action="${addressOf(order, view, '/cancel')}"><button class="other">${t('action.cancel')}</button></form>` +
    (isPaying ? buildCards(t) : '')
  )
}

function buildCardField(t: T, { isCardWrong }: PageView): string {
  return (
    `<label for="card">${t('cardNumber')}</label><input id="card" name="card" inputmode="numeric" autocomplete="off" maxlength="24" value="${isCardWrong ? '' : writeNumber(testCards[0]!.number)}" aria-describedby="card-note"${isCardWrong ? ' aria-invalid="true" autofocus' : ''} required>` +
    `<p class="${isCardWrong ? 'fault' : 'hint'}" id="card-note"${isCardWrong ? ' role="alert"' : ''}>${t(isCardWrong ? 'cardNumber.wrong' : 'cardNumber.note')}</p>`
  )
}

function buildCodeField(t: T, { state: { wrongCodes, dueAt } }: PayOrder): string {
  const until = dueAt ?? new Date(0)
  const isWrong = wrongCodes > 0
  return (
    `<label for="code">${t('code', { code: rightCode })}</label><input id="code" name="code" class="code" inputmode="numeric" autocomplete="one-time-code" maxlength="4" aria-describedby="code-note${isWrong ? ' code-fault' : ''}"${isWrong ? ' aria-invalid="true"' : ''} autofocus>` +
    (isWrong
      ? `<p class="fault" id="code-fault" role="alert">${t('code.wrong', { left: mostWrongCodes - wrongCodes })}</p>`
      : '') +
    `<p class="hint" id="code-note" data-until="${until.toISOString()}" data-left="${t('code.left')}">${t('code.until', { time: formatInstant(until, 'UTC').slice(-8, -3) })}</p>`
  )
}

function buildCards(t: T): string {
  const rows = testCards.map(
    ({ number, outcome, hasCode }) =>
      `<li><code>${writeNumber(number)}</code><span>${t(`outcome.${outcome}`)}${outcome === 'success' && hasCode ? `, ${t('cards.code')}` : ''}</span></li>`,
  )
  return `<details><summary>${t('cards')}</summary><ul>${rows.join('')}</ul></details>`
}

function buildOutcomes(t: T, { isCard, state }: PayOrder): string {
  const offered = outcomes.filter((outcome) => isCard || !ofCards.includes(outcome))
  const rows = offered.map((outcome) => {
    const mark = bankCodes[outcome] ?? t(`mark.${outcome}` as 'mark.slow')
    return `<label><input type="radio" name="outcome" value="${outcome}" form="pay"${outcome === state.outcome ? ' checked' : ''}><span>${t(`outcome.${outcome}`)}</span><code>${mark}</code></label>`
  })
  const note = isCard && state.status === 'open' ? `<p class="hint">${t('outcomes.note')}</p>` : ''
  return `<section class="card side"><fieldset><legend>${t('outcomes')}</legend>${rows.join('')}</fieldset>${note}</section>`
}

function buildWaiting(t: T, order: PayOrder, view: PageView): string {
  return `<p class="note" role="status">${t('processing')}</p><div class="bar" aria-hidden="true"></div><a class="other" href="${escapeHtml(addressOf(order, view, '', { waited: '1' }))}">${t('action.again')}</a>`
}

function buildEnd(t: T, { state: { status, reason }, returnUrl }: PayOrder, view: PageView): string {
  const text = status === 'failed' && reason ? t(`reason.${reason}`) : t('success')
  return `<p class="note ${status}" role="status">${text}</p>${buildWayOut(t, returnUrl, view)}`
}

/** Within the site its window is closed; the site can't be opened there. */
function buildWayOut(
  t: T,
  address: string,
  { merchant, isFramed }: Pick<PageView, 'merchant' | 'isFramed'>,
): string {
  return isFramed
    ? `<button class="main" type="button" id="close">${t('action.close')}</button>`
    : `<a class="main" href="${escapeHtml(address)}">${escapeHtml(t('action.back', { merchant }))}</a>`
}

interface Document {
  title: string
  merchant: string
  attributes: Record<string, string>
  head: string
  main: string
  foot: string
}

function buildDocument(
  t: T,
  locale: Locale,
  { title, merchant, attributes, head, main, foot }: Document,
): string {
  const data = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${head}` +
    `<title>${escapeHtml(`${title} — ${merchant}`)}</title><link rel="icon" href="/pay/pay.svg" type="image/svg+xml"><link rel="stylesheet" href="/pay/pay.css"><script src="/pay/pay.js" defer></script></head>` +
    `<body${data}><header><b>TestPay</b><span>${t('sandbox')}</span></header><main>${main}</main><footer>${foot}</footer></body></html>`
  )
}

/** In groups of four, as on a card. */
function writeNumber(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
