import { freePlayRules } from '@yanta/contract'
import { profiles, replayToDoors } from '@yanta/game-rules/slot'
import { createTranslate } from '@yanta/i18n'
import { afterEach, expect, test, vi } from 'vitest'
import { buildStage } from '../../../kit/spin/stage.ts'
import { buildStakeFacts } from '../../../kit/stake-facts.ts'
import { openFixture, roundFixture } from '../../../server/api-fixtures.ts'
import { createDoorsView, describeDoors } from './doors-view.ts'
import { messages } from './messages.ts'
import type { HudContext } from './render-hud.ts'
import { type SlotState, createState } from './state.ts'

afterEach(() => document.body.replaceChildren())

const seeds = { serverSeed: 'a1'.repeat(32), clientSeed: 'vera-07', nonce: 123 }
const idle = createState(openFixture, { isTurbo: false, isReduced: true })
const choosing: SlotState = {
  ...idle,
  round: { ...roundFixture, outcome: replayToDoors(profiles.doors, seeds, 2000) },
  phase: { name: 'choosing', since: 0 },
}
const opening: SlotState = {
  ...choosing,
  phase: { name: 'opening', since: 0, requestId: 'choice-1', door: 1, isSlow: false },
}

function show(locale: 'ru' | 'en' = 'ru') {
  const t = createTranslate(messages, locale)
  const facts = buildStakeFacts({ rules: freePlayRules, rtp: 9642, currency: 'RUB', locale, t })
  const nothing = vi.fn()
  const stage = buildStage(
    { name: 'Secret Door', isDemo: false, rules: freePlayRules, facts, t },
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
  const choose = vi.fn()
  const draw = createDoorsView({ stage, t } as HudContext, choose)
  const group = document.querySelector<HTMLElement>('.doors')!
  const listDoors = () => [...group.querySelectorAll<HTMLButtonElement>('.door')]
  const type = (key: string) =>
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
  return { stage, t, choose, draw, group, listDoors, type }
}

test('the doors stand over the game while the player chooses, each named by what it gives', () => {
  const { draw, group, listDoors } = show()
  draw(idle)
  expect([group.hidden, listDoors().length]).toEqual([true, 0])
  draw(choosing)
  expect(group.hidden).toBe(false)
  expect(listDoors().map((door) => door.getAttribute('aria-label'))).toEqual([
    '1: 20 фриспинов, без множителя',
    '2: 10 фриспинов, выигрыши ×2',
    '3: 5 фриспинов, выигрыши ×4',
  ])
  expect(listDoors().map((door) => door.textContent)).toEqual([
    '20фриспинов×1Спокойно1',
    '10фриспинов×2Ровно2',
    '5фриспинов×4Азартно3',
  ])
  expect(document.activeElement).toBe(group)
  expect(group.textContent).toContain('В среднем варианты платят одинаково')
})

test('a door is chosen by a press or by its figure', () => {
  const { draw, choose, listDoors, type } = show()
  draw(choosing)
  listDoors()[2]!.click()
  type('1')
  type('4')
  expect(choose.mock.calls).toEqual([[2], [0]])
})

test('arrows go from door to door and around, and choose nothing', () => {
  const { draw, choose, listDoors, type } = show('en')
  draw(choosing)
  const focused = () => listDoors().findIndex((door) => door === document.activeElement)
  const visited = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowUp'].map(
    (key) => {
      type(key)
      return focused()
    },
  )
  expect(visited).toEqual([0, 1, 2, 0, 2, 1])
  expect(choose).not.toHaveBeenCalled()
})

test('after the choice its door is marked and the focus stays; with the free spins the doors are gone', () => {
  const { stage, draw, group, listDoors } = show()
  draw(choosing)
  listDoors()[1]!.focus()
  draw(opening)
  expect(document.activeElement).toBe(listDoors()[1])
  expect(listDoors().map((door) => door.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true'])
  expect(listDoors().map((door) => door.classList.contains('is-chosen'))).toEqual([false, true, false])
  draw({ ...choosing, phase: { name: 'choosing', since: 5 } })
  expect(listDoors().map((door) => door.getAttribute('aria-disabled'))).toEqual([null, null, null])
  draw({ ...opening, phase: { name: 'freeIntro', since: 0 } })
  expect(group.hidden).toBe(true)
  expect(document.activeElement).toBe(stage.spin)
})

test('keys of an open dialog choose nothing, and its focus is not taken', () => {
  const { draw, choose, type } = show()
  const field = document.createElement('input')
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  dialog.append(field)
  document.body.append(dialog)
  field.focus()
  draw(choosing)
  expect(document.activeElement).toBe(field)
  type('2')
  expect(choose).not.toHaveBeenCalled()
})

test('the question is announced with what each door gives', () => {
  expect(describeDoors(choosing, show('en').t)).toBe(
    'Choose your free spins. 1: 20 free spins, no multiplier. 2: 10 free spins, wins ×2. 3: 5 free spins, wins ×4',
  )
})
