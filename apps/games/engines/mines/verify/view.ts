// Shows a recomputed field: every mine, and the opened cells in their order.
import { cellCount, countSafe, sideLength, type MinesPlay } from '@yanta/game-rules/mines'
import { createTranslate, formatMoney } from '@yanta/i18n'
import { h } from '../../../kit/dom.ts'
import { buildFindAddress, findLook } from '../client/looks.ts'
import { formatMultiplier } from '../client/words.ts'
import { minesVerifyMessages } from './messages.ts'
import type { ViewContext } from '../../verified-engine.ts'

export function buildMinesView(play: MinesPlay, { currency, locale, theme }: ViewContext): Element {
  const t = createTranslate(minesVerifyMessages, locale)
  const look = findLook(theme ?? '')
  const steps = countSafe(play)
  const cells = Array.from({ length: cellCount }, (_, cell) => {
    const isMine = play.field.includes(cell)
    const order = play.opened.indexOf(cell) + 1
    const what = t(isMine ? 'result.mine' : 'result.safe')
    const name = t('result.cell', {
      row: Math.floor(cell / sideLength) + 1,
      column: (cell % sideLength) + 1,
      what,
    })
    return h(
      'span',
      {
        class:
          order === 0 ? 'window__cell is-shut' : isMine ? 'window__cell is-blast' : 'window__cell is-won',
      },
      h('img', { src: buildFindAddress(look, isMine ? 'mine' : 'gem'), alt: name, width: 48, height: 48 }),
      order > 0 && h('b', {}, String(order)),
    )
  })
  return h(
    'div',
    { class: 'replay' },
    h('div', { class: 'window window--field' }, ...cells),
    h(
      'dl',
      { class: 'totals' },
      h(
        'div',
        {},
        h('dt', {}, t('result.multiplier')),
        h('dd', { class: 'mono' }, play.end === 'mine' ? '×0' : formatMultiplier(play.mines, steps, locale)),
      ),
      h(
        'div',
        {},
        h('dt', {}, t('result.total')),
        h('dd', { class: 'totals__win' }, formatMoney(play.win, currency, locale)),
      ),
    ),
  )
}
