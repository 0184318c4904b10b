// The switch of the ante on the stage, what it costs, and what the rules and the notices say of it.
import { createTranslate } from '@yanta/i18n'
import { afterEach, expect, test, vi } from 'vitest'
import type { OpenAnswerOf } from '../../server/api.ts'
import { openFixture } from '../../server/api-fixtures.ts'
import { messages } from '../../engines/slot/client/messages.ts'
import { listAnteRules } from './bought-rule.ts'
import { openBuyDialog } from './buy-dialog.ts'
import { drawBar } from './draw-bar.ts'
import { openStage } from './open-stage.ts'
import { type Play, openPlay, reducePlay } from './play.ts'
import { offerStake } from '../stake-notices.ts'

afterEach(() => document.body.replaceChildren())

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')
const ante = { price: 25, rtp: 9669, chance: 186 }
const game = { ...openFixture.game, ante }

function open(changes: Partial<OpenAnswerOf<'slot'>> = {}, locale: 'ru' | 'en' = 'ru') {
  const opened = { ...openFixture, game, pending: null, ...changes }
  const actions = new Proxy(
    { toggleAnte: vi.fn() },
    {
      get: (own, name) => (name === 'toggleAnte' ? own.toggleAnte : () => undefined),
    },
  )
  const { context } = openStage(document.body, locale, opened, messages, actions as never)
  const { stage } = context
  const show = (play: Play) =>
    drawBar(context, play, {
      now: 0,
      shown: 0,
      roundStake: 0,
      button: { drawing: 'refresh', label: 'spin.action' },
      canPress: true,
      isOpen: false,
      isSoundOn: false,
    })
  const play = openPlay(opened, { isTurbo: false, isReduced: true })
  show(play)
  return {
    stage,
    show,
    play,
    toggleAnte: actions.toggleAnte,
    find: () => document.querySelector('.chip--ante'),
  }
}
const turnOn = (play: Play): Play => reducePlay(play, { type: 'ante', on: true })

test.each([
  [
    'ru',
    'Анте: шанс ×1,86 спин за 25,00 ₽',
    'Анте: фриспины в 1,86 раза чаще, спин за 25,00 ₽',
    'Ставка с анте',
  ],
  [
    'en',
    'Ante: chance ×1.86 25.00 ₽ a spin',
    'Ante: free spins 1.86 times as often, 25.00 ₽ a spin',
    'Bet with ante',
  ],
] as const)(
  'the switch says its price and its chance in %s, and the stake what a press costs',
  (locale, text, label, stake) => {
    const { stage, show, play, find, toggleAnte } = open({}, locale)
    expect(plain(find()?.textContent)).toBe(text)
    expect(plain(find()?.getAttribute('title'))).toBe(label)
    expect(find()?.hasAttribute('aria-label')).toBe(false)
    expect(find()?.getAttribute('aria-pressed')).toBe('false')
    expect(plain(stage.stakeText.textContent)).toBe('20,00 ₽'.replace(',', locale === 'ru' ? ',' : '.'))
    stage.ante.click()
    expect(toggleAnte).toHaveBeenCalledOnce()
    show(turnOn(play))
    expect(find()?.getAttribute('aria-pressed')).toBe('true')
    expect(plain(stage.stakeText.textContent)).toBe('25,00 ₽'.replace(',', locale === 'ru' ? ',' : '.'))
    expect(stage.stakeLabel.textContent).toBe(stake)
  },
)

test.each<[string, Partial<OpenAnswerOf<'slot'>>]>([
  ['the law forbids it', { rules: { ...openFixture.rules, anteBet: false } }],
  ['the game offers none', { game: openFixture.game }],
])('there is no switch where %s', (_, changes) => {
  expect(open(changes).find()).toBeNull()
})

test('it can be used between rounds alone, and only where the law allows its price', () => {
  const { stage, show, play } = open()
  expect([stage.ante.disabled, stage.ante.getAttribute('aria-disabled')]).toEqual([false, null])
  show({ ...play, phase: { name: 'presenting', since: 0, endsAt: 1 } })
  expect([stage.ante.disabled, stage.ante.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  show({ ...play, autoplay: { count: 10, stopAtWin: null, largestLoss: 1, left: 9, lost: 0 } })
  expect([stage.ante.disabled, stage.ante.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  show({ ...play, rules: { ...play.rules, mostStake: 2499 } })
  expect([stage.ante.disabled, stage.ante.getAttribute('aria-disabled')]).toEqual([false, 'true'])
})

test('where the return is shown at the stake, it is that of the next round', () => {
  const { show, play } = open({ rules: { ...openFixture.rules, showRtp: true } })
  const readRtp = () => plain(document.querySelector('.facts-line__rtp')?.textContent)
  expect(readRtp()).toBe('RTP 96,12 %')
  show(turnOn(play))
  expect(readRtp()).toBe('RTP 96,69 %')
})

test('the rules name its cost, its chance and its own return', () => {
  const { play } = open()
  const t = createTranslate(messages, 'ru')
  const [rule] = listAnteRules(play, { t, locale: 'ru' })
  for (const fact of ['×1,25', '1,86', '96,69 %']) expect(plain(rule)).toContain(fact)
  expect(listAnteRules({ ante: null }, { t, locale: 'ru' })).toEqual([])
})

test('a lower bet is offered by what it costs with the ante', () => {
  const { play } = open({ stakes: [1000, 2000, 4000], defaultStake: 4000 })
  const chooseStake = vi.fn()
  const t = createTranslate(messages, 'ru')
  const context = { t, currency: 'RUB', locale: 'ru' } as const
  const phase = { name: 'idle' }
  offerStake({ ...turnOn(play), phase }, 2499, context, chooseStake)?.onclick()
  offerStake({ ...play, phase }, 2499, context, chooseStake)?.onclick()
  expect(chooseStake.mock.calls).toEqual([[1000], [2000]])
})

test('a purchase says that the ante has no effect on it', () => {
  const { play } = open()
  const t = createTranslate(messages, 'ru')
  const buy = (of: Play) => {
    const actions = { buy: vi.fn(), chooseStake: vi.fn(), openCashbox: vi.fn(), restartDemo: vi.fn() }
    openBuyDialog({ t, currency: 'RUB', locale: 'ru' }, of, { text: '', isDemo: false }, actions)
    const text = plain(document.querySelector('dialog:last-of-type')?.textContent)
    document.querySelector('dialog')?.remove()
    return text
  }
  expect(buy(play)).not.toContain('Анте')
  expect(buy(turnOn(play))).toContain('Анте на покупку не действует')
  expect(buy(turnOn(play))).toContain('Купить за 538,00 ₽')
})
