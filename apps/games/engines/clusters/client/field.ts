// Around the grid: the ladder of multipliers, and how far the chain of cascades has come.
import type { Translate } from '@yanta/i18n'
import { h, setAttribute, setFittedText, setText } from '../../../kit/dom.ts'
import type { Stage } from '../../../kit/spin/stage.ts'
import type { MessageKey } from './messages.ts'

interface FieldFacts {
  /** Index of the cascade on show. */
  step: number
  /** Its multiplier counts now. */
  isRunning: boolean
  /** Winning cascades so far. */
  cascades: number
  /** The win so far, as text. */
  sum: string
}

export interface Field {
  draw(facts: FieldFacts): void
}

/** Puts the grid of the stage into a field with its ladder. */
export function buildField(
  { reels }: Pick<Stage, 'reels'>,
  multipliers: readonly number[],
  t: Translate<MessageKey>,
): Field {
  const rungs = multipliers.map((multiplier) => h('li', {}, `×${multiplier}`))
  const ladder = h('ol', { class: 'ladder', 'aria-label': t('cascade.ladder') }, ...rungs)
  const count = h('b', {})
  const sum = h('b', {})
  const chain = h(
    'dl',
    { class: 'chain', 'aria-hidden': 'true' },
    h('div', {}, h('dt', {}, t('cascade.label')), h('dd', {}, count)),
    h('div', {}, h('dt', {}, t('cascade.sum')), h('dd', {}, sum)),
  )
  const field = h('div', { class: 'grid-field' })
  reels.replaceWith(field)
  reels.append(ladder, chain)
  field.append(reels)
  return {
    draw(facts) {
      const current = Math.min(facts.step, rungs.length - 1)
      rungs.forEach((rung, index) => {
        const isCurrent = facts.isRunning && index === current
        rung.classList.toggle('is-current', isCurrent)
        rung.classList.toggle('is-passed', facts.isRunning && index < current)
        setAttribute(rung, 'aria-current', isCurrent ? 'step' : null)
      })
      setText(count, facts.cascades > 0 ? String(facts.cascades) : '—')
      setFittedText(sum, facts.sum)
    },
  }
}
