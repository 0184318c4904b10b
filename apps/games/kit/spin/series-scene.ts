// Free spins as a scene of their own: the running total over the reels, and the way to the end of the series.
import type { Currency, Locale } from '@yanta/contract'
import { type Translate, formatMoney } from '@yanta/i18n'
import { h, setText } from '../dom.ts'
import { icon } from '../icons.ts'
import type { Play } from './play.ts'
import { canSkipSeries, isInSeries } from './series.ts'
import type { Stage } from './stage.ts'

interface SceneContext {
  stage: Pick<Stage, 'root' | 'reels' | 'spin' | 'auto'>
  currency: Currency
  locale: Locale
  t: Translate<'free.total' | 'free.skip'>
}

/** Adds the scene to the stage; returns a function that draws it with the win of the round as counted so far. */
export function createSeriesScene({ stage, currency, locale, t }: SceneContext, skip: () => void) {
  const amount = h('b', {})
  const total = h('p', { class: 'series-total', hidden: true }, h('small', {}, t('free.total')), ' ', amount)
  const button = h(
    'button',
    {
      type: 'button',
      class: 'round skip-series',
      hidden: true,
      'aria-label': t('free.skip'),
      title: t('free.skip'),
      onclick: () => {
        skip()
        // The button is gone now: the next press is that of the sum.
        stage.spin.focus({ preventScroll: true })
      },
    },
    icon('forwardSolid', 20),
  )
  stage.reels.append(total)
  stage.spin.after(button)
  return (state: Play & Parameters<typeof isInSeries>[0], shown: number): void => {
    const isScene = isInSeries(state)
    stage.root.classList.toggle('stage--free', isScene)
    total.hidden = !isScene
    if (isScene) setText(amount, formatMoney(shown, currency, locale))
    button.hidden = !canSkipSeries(state)
    stage.auto.hidden = !button.hidden
  }
}
