// Shows a recomputed round of hold and win: its window with what the ways win, and each respin with the coins that are held.
import type { Currency, Locale } from '@yanta/contract'
import { reelCount, rowCount, type HoldCell, type HoldOutcome, type PlacedCoin } from '@yanta/game-rules/hold'
import { createTranslate, formatMoney, formatNumber } from '@yanta/i18n'
import { h } from '../../../kit/dom.ts'
import { icon } from '../../../kit/icons.ts'
import type { ShownSymbols } from '../../../kit/spin/shown-symbols.ts'
import { findSymbolAddress } from '../../../kit/spin/symbols.ts'
import { holdVerifyMessages } from './messages.ts'

interface HoldView {
  element: Element
  /** Draws what is shown with other symbols. */
  changeSymbols: (symbols: ShownSymbols) => void
}

/** A row of a list of wins. */
type Row = readonly [name: string, win: number]

/** Rows of the window, each from the left, as cells. */
const rowOrder: readonly HoldCell[] = Array.from({ length: rowCount }, (_, row) => row).flatMap((row) =>
  Array.from({ length: reelCount }, (_, reel) => reel * rowCount + row),
)

export function buildHoldView(
  outcome: HoldOutcome,
  currency: Currency,
  locale: Locale,
  plain: ShownSymbols,
): HoldView {
  let { symbols: addresses, names } = plain
  let shown = 0
  const t = createTranslate(holdVerifyMessages, locale)
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const { feature } = outcome
  const respins = feature?.respins ?? []

  const buildCoin = ({ pot, value }: PlacedCoin, isNew: boolean): Element =>
    h(
      'span',
      {
        class: isNew ? 'window__cell window__coin is-won' : 'window__cell window__coin',
        'data-pot': pot,
        role: 'img',
        'aria-label': t(`coin.${pot ?? 'value'}`, { value: money(value) }),
      },
      h('b', {}, formatNumber(value / 100, locale)),
    )
  const buildSpin = (): Element => {
    const won = new Set(outcome.ways.flatMap(({ cells }) => cells))
    const coinAt = new Map(outcome.coins.map((coin) => [coin.cell, coin]))
    return h(
      'div',
      { class: 'window' },
      ...rowOrder.map((cell) => {
        const coin = coinAt.get(cell)
        if (coin !== undefined) return buildCoin(coin, feature !== null)
        const symbol = outcome.window[cell] as Exclude<HoldOutcome['window'][number], 'coin'>
        return h(
          'span',
          { class: won.has(cell) ? 'window__cell is-won' : 'window__cell' },
          h('img', { src: findSymbolAddress(addresses, symbol), alt: names[symbol], width: 48, height: 48 }),
        )
      }),
    )
  }
  const buildRespin = (index: number): Element => {
    const landed = new Set(respins[index]!.landed.map(({ cell }) => cell))
    const held = [...outcome.coins, ...respins.slice(0, index + 1).flatMap((respin) => respin.landed)]
    const coinAt = new Map(held.map((coin) => [coin.cell, coin]))
    return h(
      'div',
      { class: 'window' },
      ...rowOrder.map((cell) => {
        const coin = coinAt.get(cell)
        return coin === undefined ? h('span', { class: 'window__cell' }) : buildCoin(coin, landed.has(cell))
      }),
    )
  }
  const buildRows = (rows: readonly Row[], none: string): Element =>
    rows.length === 0
      ? h('p', { class: 'note' }, none)
      : h(
          'dl',
          { class: 'wins' },
          ...rows.map(([name, win]) => h('div', {}, h('dt', {}, name), h('dd', {}, money(win)))),
        )
  const listSpinRows = (): Row[] =>
    outcome.ways.map(({ symbol, count, ways, win }) => [
      t('result.way', { count, symbol: names[symbol], ways }),
      win,
    ])
  const listRespinRows = (index: number): Row[] => {
    const { landed } = respins[index]!
    const rows: Row[] =
      landed.length === 0
        ? []
        : [[t('result.landed', { count: landed.length }), landed.reduce((sum, { value }) => sum + value, 0)]]
    if (feature !== null && index === respins.length - 1) {
      rows.push([t('result.coins'), feature.coins])
      if (feature.grand > 0) rows.push([t('result.grand'), feature.grand])
    }
    return rows
  }
  const page = h('div', { class: 'replay' })
  const show = (index: number): void => {
    if (index < 0 || index > respins.length) return
    shown = index
    const step = (to: number, label: string, isBack: boolean): Element =>
      h(
        'button',
        {
          type: 'button',
          class: isBack ? 'step step--back' : 'step',
          'aria-label': label,
          disabled: to < 0 || to > respins.length,
          onclick: () => show(to),
        },
        icon('right', 18),
      )
    const title =
      index === 0
        ? t('result.spin')
        : t('result.respin', { index, count: respins.length, left: respins[index - 1]!.left })
    page.replaceChildren(
      h(
        'div',
        { class: 'steps' },
        step(index - 1, t('result.previous'), true),
        h('b', {}, title),
        step(index + 1, t('result.next'), false),
      ),
      index === 0 ? buildSpin() : buildRespin(index - 1),
      index === 0
        ? buildRows(listSpinRows(), t('result.noWin'))
        : buildRows(listRespinRows(index - 1), t('result.none')),
      h(
        'dl',
        { class: 'totals' },
        h('div', {}, h('dt', {}, t('result.ways')), h('dd', {}, money(outcome.waysWin))),
        h('div', {}, h('dt', {}, t('result.total')), h('dd', { class: 'totals__win' }, money(outcome.win))),
      ),
    )
  }
  show(0)
  return {
    element: page,
    changeSymbols(changed) {
      ;({ symbols: addresses, names } = changed)
      show(shown)
    },
  }
}
