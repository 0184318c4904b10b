// The 25 cells: a grid for keyboard and screen readers, drawn from the round. One cell is in the tab order; arrows move over the others.
import { cellCount, sideLength, type Cell } from '@yanta/game-rules/mines'
import type { Translate } from '@yanta/i18n'
import { h, setAttribute } from '../../../kit/dom.ts'
import { type LookId, buildFindAddress } from './looks.ts'
import type { MessageKey } from './messages.ts'
import { type MinesState, canOpen, findMines, isRoundOpen } from './state.ts'

export type CellState = 'closed' | 'pending' | 'gem' | 'hiddenGem' | 'mine' | 'blast'

/** The state of a cell on screen. Only an ended round reveals cells that were not opened. */
export function findCellState({ phase, round }: MinesState, cell: Cell): CellState {
  const isPending =
    (phase.name === 'asking' || phase.name === 'interrupted') &&
    phase.ask.kind === 'open' &&
    phase.ask.cell === cell
  if (isPending) return 'pending'
  if (round === null) return 'closed'
  const { opened, field, end } = round.outcome
  if (opened.includes(cell)) return end === 'mine' && cell === opened.at(-1) ? 'blast' : 'gem'
  if (field === null) return 'closed'
  return field.includes(cell) ? 'mine' : 'hiddenGem'
}

const steps: Record<string, (row: number, column: number) => [number, number]> = {
  ArrowUp: (row, column) => [row - 1, column],
  ArrowDown: (row, column) => [row + 1, column],
  ArrowLeft: (row, column) => [row, column - 1],
  ArrowRight: (row, column) => [row, column + 1],
  Home: (row) => [row, 0],
  End: (row) => [row, sideLength - 1],
  PageUp: (_, column) => [0, column],
  PageDown: (_, column) => [sideLength - 1, column],
}

/** The cell an arrow key moves to, or null for another key; at the edge the same cell. */
export function findNeighbour(cell: Cell, key: string): Cell | null {
  const step = steps[key]
  if (!step) return null
  const inside = (index: number): number => Math.min(sideLength - 1, Math.max(0, index))
  const [row, column] = step(Math.floor(cell / sideLength), cell % sideLength)
  return inside(row) * sideLength + inside(column)
}

export function createFieldView(look: LookId, t: Translate<MessageKey>, open: (cell: Cell) => void) {
  const picture = (find: 'gem' | 'mine') =>
    h('img', { src: buildFindAddress(look, find), alt: '', width: 100, height: 100, draggable: 'false' })
  const cells = Array.from({ length: cellCount }, (_, cell) =>
    h(
      'button',
      {
        type: 'button',
        role: 'gridcell',
        class: 'cell',
        tabindex: cell === 12 ? 0 : -1,
        onclick: () => open(cell),
        onfocus: () => focusable(cell),
        onkeydown: (event: KeyboardEvent) => {
          const next = findNeighbour(cell, event.key)
          if (next === null || event.ctrlKey || event.metaKey || event.altKey) return
          event.preventDefault()
          event.stopPropagation()
          cells[next]!.focus()
        },
      },
      h('span', { class: 'cell__face' }),
    ),
  )
  const rows = Array.from({ length: sideLength }, (_, row) =>
    h('div', { role: 'row', class: 'board__row' }, ...cells.slice(row * sideLength, (row + 1) * sideLength)),
  )
  const grid = h('div', { class: 'board__grid', role: 'grid' }, ...rows)

  function focusable(chosen: Cell): void {
    cells.forEach((cell, index) => void (cell.tabIndex = index === chosen ? 0 : -1))
  }

  function drawCell(state: MinesState, cell: Cell): void {
    const element = cells[cell]!
    const shown = findCellState(state, cell)
    if (element.dataset['state'] !== shown) {
      // Cells that are already open when the page loads are shown at once; only later changes are animated.
      element.classList.toggle('is-fresh', element.dataset['state'] !== undefined)
      element.dataset['state'] = shown
      const find =
        shown === 'gem' || shown === 'hiddenGem'
          ? 'gem'
          : shown === 'mine' || shown === 'blast'
            ? 'mine'
            : null
      element.replaceChildren(h('span', { class: 'cell__face' }), ...(find === null ? [] : [picture(find)]))
    }
    setAttribute(
      element,
      'aria-label',
      t('cell.name', {
        row: Math.floor(cell / sideLength) + 1,
        column: (cell % sideLength) + 1,
        state: t(`cell.${shown}`),
      }),
    )
    setAttribute(element, 'aria-disabled', canOpen(state, cell) ? null : 'true')
  }

  return {
    grid,
    draw(state: MinesState): void {
      setAttribute(
        grid,
        'aria-label',
        t('field.label', { mines: t('mines.count', { count: findMines(state) }) }),
      )
      setAttribute(grid, 'data-open', String(isRoundOpen(state)))
      for (let cell = 0; cell < cellCount; cell++) drawCell(state, cell)
    },
    /** Moves the focus to the last focused cell of the field. */
    focus: () => cells.find((cell) => cell.tabIndex === 0)?.focus({ preventScroll: true }),
  }
}
