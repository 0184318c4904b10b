// Renders piles of chips on the felt, the winning number, and the result of each bet. Updates only what changed.
import type { Locale } from '@yanta/contract'
import { formatShortAmount } from '@yanta/i18n'
import { h, setText } from '../../../kit/dom.ts'
import type { Board } from './board.ts'
import { positionPile } from './board-geometry.ts'
import { buildChip, dressChip } from './chips.ts'
import type { Layout } from './layout.ts'
import { type RouletteState, findNumber, isTableOpen } from './state.ts'

interface Pile {
  element: HTMLElement
  chip: HTMLElement
  win: HTMLElement
}

export function createBoardView(board: Board, locale: Locale) {
  const piles = new Map<string, Pile>()
  let shown: { layout: Layout; phase: string } | null = null
  let number: number | null = null

  function position(id: string, element: HTMLElement): void {
    const { x, y } = board.pointOf(positionPile(id))
    element.style.transform = `translate(${x}px, ${y}px)`
  }

  function addPile(id: string): Pile {
    const chip = buildChip('chip--laid')
    const win = h('b', { class: 'pile__win' })
    const element = h('span', { class: 'pile' }, chip, win)
    board.piles.append(element)
    position(id, element)
    const pile = { element, chip, win }
    piles.set(id, pile)
    return pile
  }

  function drawPiles({ layout, chips }: RouletteState): void {
    for (const [id, { element }] of piles) {
      if (layout.has(id)) continue
      element.remove()
      piles.delete(id)
    }
    for (const [id, amount] of layout) {
      const pile = piles.get(id) ?? addPile(id)
      const before = shown?.layout.get(id)
      dressChip(pile.chip, amount, chips, locale)
      pile.element.classList.toggle('is-stack', amount >= chips[0]! * 3)
      if (before !== undefined && before !== amount) {
        pile.chip.style.animation = 'none'
        void pile.chip.offsetWidth
        pile.chip.style.animation = ''
      }
    }
  }

  function drawWins(state: RouletteState): void {
    const isShown = state.phase.name === 'presenting'
    const paid = new Map(isShown ? state.round?.outcome.wins : [])
    for (const [id, { element, win }] of piles) {
      element.classList.toggle('is-won', paid.has(id))
      element.classList.toggle('is-lost', isShown && !paid.has(id))
      setText(win, paid.has(id) ? `+${formatShortAmount(paid.get(id)!, locale)}` : '')
    }
  }

  board.whenMeasured(() => {
    for (const [id, { element }] of piles) position(id, element)
  })

  return (state: RouletteState): void => {
    const drawn = findNumber(state)
    if (drawn !== number) {
      if (number !== null) board.cells.get(String(number))!.classList.remove('is-drawn')
      if (drawn !== null) board.cells.get(String(drawn))!.classList.add('is-drawn')
      number = drawn
    }
    if (shown?.layout === state.layout && shown.phase === state.phase.name) return
    if (shown?.layout !== state.layout) {
      drawPiles(state)
      board.describe(state.layout)
    }
    drawWins(state)
    board.root.classList.toggle('is-shut', !isTableOpen(state))
    shown = { layout: state.layout, phase: state.phase.name }
  }
}
