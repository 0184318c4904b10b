// The wheel laid out as a track: a press on a number bets on it and its neighbours, one inside on a whole sector of the wheel.
// Where there is no space beside the felt, it replaces the felt on request.
import {
  callNeighbours,
  colourOf,
  sectorCalls,
  wheelOrder,
  type CalledBet,
  type SectorCall,
} from '@yanta/game-rules/roulette'
import type { Translate } from '@yanta/i18n'
import { h, setAttribute } from '../../../kit/dom.ts'
import { findMarked, type Layout } from './layout.ts'
import type { MessageKey } from './messages.ts'
import {
  positionMark,
  positionNumber,
  traceNumber,
  trackShapes,
  type TrackShape,
  type TrackShapeName,
} from './track-geometry.ts'

export interface TrackActions {
  call(bets: readonly CalledBet[]): void
  /** Called with a description of the target of the pointer or the focus; null when there is none. */
  hint(text: string | null): void
}

/** The layouts of the stage in which the track replaces the felt; the same as in roulette.css. */
const shapeQueries: readonly (readonly [TrackShapeName, string])[] = [
  ['upright', '(max-aspect-ratio: 9/10)'],
  ['along', '(orientation: landscape) and (max-height: 460px)'],
]
const sectorOrder: readonly SectorCall[] = ['tiers', 'orphelins', 'voisins']
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function buildTrack(
  shape: TrackShape,
  t: Translate<MessageKey>,
  actions: TrackActions,
): { svg: Element; buttons: Element[] } {
  const build = (
    className: string,
    name: string,
    bets: readonly CalledBet[],
    ...children: Element[]
  ): Element => {
    const label = t('call.price', { name, count: bets.reduce((sum, { units }) => sum + units, 0) })
    const call = (): void => actions.call(bets)
    const button = h(
      'g',
      {
        class: className,
        role: 'button',
        tabindex: -1,
        'aria-label': label,
        onclick: call,
        onkeydown: (event: KeyboardEvent) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return
          const step = steps[event.key]
          if (step !== undefined)
            (
              buttons[(buttons.indexOf(button) + step + buttons.length) % buttons.length] as SVGElement
            ).focus()
          else if (event.key !== 'Enter' && event.key !== ' ') return
          else if (!event.repeat) call()
          event.preventDefault()
          event.stopPropagation()
        },
        onpointerenter: () => actions.hint(label),
        onpointerleave: () => actions.hint(null),
        onblur: () => actions.hint(null),
        onfocus: () => {
          for (const each of buttons) each.setAttribute('tabindex', each === button ? '0' : '-1')
          actions.hint(label)
        },
      },
      ...children,
    )
    return button
  }
  const at = ([x, y]: readonly [number, number]) => ({
    x: x.toFixed(1),
    y: y.toFixed(1),
    'aria-hidden': 'true',
  })
  const numbers = wheelOrder.map((number) => {
    const [cx, cy] = positionMark(shape, number)
    return build(
      `lane lane--${colourOf(number)}`,
      t('call.neighbours', { number }),
      callNeighbours(number),
      h('path', { d: traceNumber(shape, number) }),
      h('text', at(positionNumber(shape, number)), String(number)),
      h('circle', { cx: cx.toFixed(1), cy: cy.toFixed(1), r: 3.5 }),
    )
  })
  const parts = sectorOrder.map((call) => {
    const box = shape.sectors[call]
    return build(
      'sector',
      t(`call.${call}`),
      sectorCalls[call],
      h('rect', { ...box, rx: 12 }),
      h('text', at([box.x + box.width / 2, box.y + box.height / 2]), t(`call.${call}`)),
    )
  })
  const buttons = [...numbers, ...parts]
  buttons[wheelOrder.indexOf(0)]!.setAttribute('tabindex', '0')
  return {
    svg: h(
      'svg',
      {
        viewBox: `-2 -2 ${shape.width + 4} ${shape.height + 4}`,
        role: 'group',
        'aria-label': t('call.label'),
      },
      ...buttons,
    ),
    buttons,
  }
}

export function createTrack(t: Translate<MessageKey>, actions: TrackActions) {
  const root = h('div', { class: 'track' })
  const queries = shapeQueries.map(([name, query]) => [name, window.matchMedia(query)] as const)
  let buttons: Element[] = []
  let marked: Layout | null = null

  function draw(layout: Layout): void {
    if (layout === marked) return
    marked = layout
    const numbers = findMarked(layout)
    wheelOrder.forEach((number, index) =>
      setAttribute(buttons[index]!, 'data-marked', numbers.has(number) ? '' : null),
    )
  }
  function build(): void {
    const name = queries.find(([, query]) => query.matches)?.[0] ?? 'small'
    const built = buildTrack(trackShapes[name], t, actions)
    buttons = built.buttons
    root.replaceChildren(built.svg)
    const layout = marked
    marked = null
    if (layout) draw(layout)
  }
  for (const [, query] of queries) query.addEventListener('change', build)
  build()
  return { root, draw }
}
