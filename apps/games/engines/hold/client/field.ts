// Around the window: the pots for the stake, and how far the feature has come.
import { potIds, respinCount, type PotId } from '@yanta/game-rules/hold'
import type { Translate } from '@yanta/i18n'
import { h, setAttribute, setFittedText, setText } from '../../../kit/dom.ts'
import type { Stage } from '../../../kit/spin/stage.ts'
import type { MessageKey } from './messages.ts'

export type ShownPot = PotId | 'grand'
const shownPots: readonly ShownPot[] = ['grand', ...potIds.toReversed()]

interface FieldFacts {
  /** The amount of each pot, as text. */
  pots: Readonly<Record<ShownPot, string>>
  /** Those that lie in the window of the feature. */
  lit: ReadonlySet<ShownPot>
  /** Null without a feature; `sum` as text. */
  feature: { respinsLeft: number; coins: number; sum: string } | null
}

export interface Field {
  draw(facts: FieldFacts): void
}

/** Puts the reels of the stage into a field with the pots and the counter. */
export function buildField({ reels }: Pick<Stage, 'reels'>, t: Translate<MessageKey>): Field {
  const amounts = new Map(shownPots.map((pot) => [pot, h('dd', {})]))
  const boxes = new Map(
    shownPots.map((pot) => [
      pot,
      h('div', { class: 'pot', 'data-pot': pot }, h('dt', {}, t(`pot.${pot}`)), amounts.get(pot)!),
    ]),
  )
  const pots = h('dl', { class: 'pots', 'aria-label': t('pots.label') }, ...boxes.values())
  const dots = Array.from({ length: respinCount }, () => h('i', {}))
  const left = h('b', {})
  const coins = h('b', {})
  const sum = h('b', {})
  const counter = h(
    'dl',
    { class: 'counter', 'aria-hidden': 'true' },
    h(
      'div',
      {},
      h('dt', {}, t('feature.left')),
      h('dd', {}, left, h('span', { class: 'counter__dots' }, ...dots)),
    ),
    h('div', {}, h('dt', {}, t('feature.coins')), h('dd', {}, coins)),
    h('div', {}, h('dt', {}, t('feature.sum')), h('dd', {}, sum)),
  )
  const field = h('div', { class: 'hold-field' })
  reels.replaceWith(field)
  field.append(pots, reels, counter)
  return {
    draw(facts) {
      for (const [pot, amount] of amounts) setFittedText(amount, facts.pots[pot])
      for (const [pot, box] of boxes) box.classList.toggle('is-lit', facts.lit.has(pot))
      const { feature } = facts
      setAttribute(field, 'data-feature', feature === null ? null : 'on')
      if (feature === null) return
      setText(left, String(feature.respinsLeft))
      dots.forEach((dot, index) => dot.classList.toggle('is-on', index < feature.respinsLeft))
      setText(coins, String(feature.coins))
      setFittedText(sum, feature.sum)
    },
  }
}
