import { freePlayRules } from '@yanta/contract'
import { createTranslate } from '@yanta/i18n'
import { afterEach, expect, test, vi } from 'vitest'
import { buildStage } from '../../../kit/spin/stage.ts'
import { buildStakeFacts } from '../../../kit/stake-facts.ts'
import { openFixture, roundFixture } from '../../../server/api-fixtures.ts'
import { messages } from './messages.ts'
import type { HudContext } from './render-hud.ts'
import { createSeriesScene } from '../../../kit/spin/series-scene.ts'
import { type SlotState, createState } from './state.ts'

afterEach(() => document.body.replaceChildren())

const spin = roundFixture.outcome.spins[0]!
const idle = createState(openFixture, { isTurbo: false, isReduced: true })
const inSeries: SlotState = {
  ...idle,
  round: {
    ...roundFixture,
    outcome: { ...roundFixture.outcome, spins: [spin, { ...spin, kind: 'free', multiplier: 3 }] },
  },
  spinIndex: 1,
  phase: { name: 'presenting', since: 0, endsAt: 2000 },
}

function show() {
  const t = createTranslate(messages, 'ru')
  const facts = buildStakeFacts({ rules: freePlayRules, rtp: 9612, currency: 'RUB', locale: 'ru', t })
  const nothing = vi.fn()
  const stage = buildStage(
    { name: 'Neon Drive', isDemo: false, rules: freePlayRules, facts, t },
    {
      press: nothing,
      stakeStep: nothing,
      toggleAnte: nothing,
      toggleTurbo: nothing,
      toggleSound: nothing,
      autoplay: nothing,
      openStakes: nothing,
      openMenu: nothing,
      buy: nothing,
    },
  )
  document.body.replaceChildren(stage.root)
  const skip = vi.fn()
  const draw = createSeriesScene({ stage, currency: 'RUB', locale: 'ru', t } as HudContext, skip)
  const total = document.querySelector<HTMLElement>('.series-total')!
  const button = document.querySelector<HTMLButtonElement>('[aria-label="Сразу к итогу фриспинов"]')!
  return { stage, draw, skip, total, button }
}

test('free spins show the running total, and the way to their sum in the place of autoplay', () => {
  const { stage, draw, skip, total, button } = show()
  draw(idle, 0)
  expect([total.hidden, button.hidden, stage.auto.hidden]).toEqual([true, true, false])
  draw(inSeries, 150_050)
  expect([total.hidden, button.hidden, stage.auto.hidden]).toEqual([false, false, true])
  expect(total.textContent).toMatch(/^Всего за раунд 1\s500,50\s₽$/)
  expect(stage.root.classList.contains('stage--free')).toBe(true)
  button.click()
  expect(skip).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(stage.spin)
  draw(idle, 0)
  expect([total.hidden, button.hidden, stage.auto.hidden]).toEqual([true, true, false])
  expect(stage.root.classList.contains('stage--free')).toBe(false)
})

test('where rounds must not be shortened the scene has no way to the sum', () => {
  const { stage, draw, total, button } = show()
  draw({ ...inSeries, rules: { ...freePlayRules, turbo: false } }, 100)
  expect([total.hidden, button.hidden, stage.auto.hidden]).toEqual([false, true, false])
})
