// The stage of hold and win with its pots and counter, what is announced, and the panel of payouts and rules, as a player reads them.
import { afterEach, expect, test, vi } from 'vitest'
import { holdProfileIds, holdProfiles, payingSymbols } from '@yanta/game-rules/hold'
import { createTranslate } from '@yanta/i18n'
import { buildStage } from '../../../kit/spin/stage.ts'
import { buildStakeFacts } from '../../../kit/stake-facts.ts'
import { holdFixture, holdRoundFixture, holdWaysFixture, worldFixture } from '../../../server/api-fixtures.ts'
import { describeChange, describeRest, describeResult } from './describe.ts'
import { buildField } from './field.ts'
import { listIntroFigures } from './intro-figures.ts'
import { messages } from './messages.ts'
import { type HoldPanelContext, buildPayouts, buildRules } from './panels/rules-tabs.ts'
import { type HudContext, drawHud } from './render-hud.ts'
import { type HoldState, createState, reduce } from './state.ts'

afterEach(() => document.body.replaceChildren())

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')
const actions = new Proxy({}, { get: () => vi.fn() }) as never

function show(changes: Partial<typeof holdFixture> = {}, locale: 'ru' | 'en' = 'ru') {
  const opened = { ...holdFixture, ...changes }
  const { rules } = opened
  const t = createTranslate(messages, locale)
  const facts = buildStakeFacts({ rules, rtp: 9641, currency: 'RUB', locale, t })
  const stage = buildStage({ name: 'Long Coin', isDemo: false, rules, facts, t }, actions)
  document.body.replaceChildren(stage.root)
  const field = buildField(stage, t)
  const context: HudContext = {
    stage,
    field,
    profile: holdProfiles.harvest,
    currency: 'RUB',
    locale,
    t,
    symbolAddresses: worldFixture.symbols,
    symbolNames: worldFixture.names[locale],
  }
  const state = createState(opened, { isTurbo: false, isReduced: false })
  return {
    stage,
    context,
    state,
    draw: (shown: HoldState, now: number) => drawHud(context, shown, now, false),
  }
}

function play(state: HoldState, round: typeof holdRoundFixture = holdRoundFixture) {
  const revealing = reduce(reduce(state, { type: 'press', at: 0, requestId: 'request-1' }), {
    type: 'answered',
    at: 0,
    round,
  })
  if (revealing.phase.name !== 'revealing') throw new Error('expected revealing')
  return { revealing, plan: revealing.phase.plan }
}

const readPots = () =>
  [...document.querySelectorAll('.pot')].map((pot) => [
    pot.querySelector('dt')!.textContent,
    plain(pot.querySelector('dd')!.textContent),
    pot.classList.contains('is-lit'),
  ])
const readCounter = () =>
  document.querySelector('[data-feature="on"]') === null
    ? null
    : [...document.querySelectorAll('.counter b')].map((value) => plain(value.textContent))

test('the pots are those of the stake, and the counter follows coins, respins and sum from the feature on', () => {
  const { stage, state, draw } = show()
  draw(state, 0)
  expect(readPots()).toEqual([
    ['Гранд', '20 000,00 ₽', false],
    ['Мажор', '4 000,00 ₽', false],
    ['Минор', '1 000,00 ₽', false],
    ['Мини', '400,00 ₽', false],
  ])
  expect(readCounter()).toBeNull()

  const { revealing, plan } = play(state)
  const { opensAt, respins, countsAt } = plan.feature!
  draw(revealing, plan.landedAt - 1)
  expect(readCounter()).toBeNull()
  draw(revealing, opensAt)
  expect(readCounter()).toEqual(['3', '6', '180,00 ₽'])
  expect(stage.message.textContent).toBe('Монеты остаются — три респина!')
  draw(revealing, respins[0]!.landsAt)
  expect(readCounter()).toEqual(['3', '8', '1 200,00 ₽'])
  expect(readPots().map(([, , isLit]) => isLit)).toEqual([false, false, true, false])
  draw(revealing, respins[2]!.landsAt)
  expect(readCounter()![0]).toBe('1')
  expect(stage.message.textContent).toBe('Остался 1 респин')
  draw(revealing, countsAt)
  expect([stage.message.textContent, plain(stage.win.textContent)]).toEqual(['Монеты платят', '40,00 ₽'])
  draw(revealing, plan.endsAt)
  expect(plain(stage.win.textContent)).toBe('1 200,00 ₽')

  draw({ ...revealing, round: { ...revealing.round!, stake: 48_100 } }, plan.endsAt)
  expect(readPots()[0]![1]).toBe('20 000,00 ₽')
  draw(reduce(state, { type: 'stakeChosen', stake: 20_000 }), 0)
  expect(readPots()[0]![1]).toBe('200 000,00 ₽')
})

test('a full window lights the grand pot and adds it to the sum', () => {
  const { state, draw, stage } = show()
  const outcome = holdRoundFixture.outcome
  const coins = Array.from({ length: 15 }, (_, cell) => ({ cell, pot: null, value: 2000 }))
  const feature = { respins: [], coins: 30_000, grand: 2_000_000, win: 2_030_000 }
  const { revealing, plan } = play(state, {
    ...holdRoundFixture,
    win: 2_030_000,
    outcome: { ...outcome, coins, feature, win: 2_030_000 },
  })
  draw(revealing, plan.feature!.grandAt)
  expect(readPots()[0]![2]).toBe(true)
  expect(readCounter()).toEqual(['0', '15', '20 300,00 ₽'])
  expect(stage.message.textContent).toBe('Поле заполнено — гранд!')
})

test('ways are named with their sum, which stands over the window', () => {
  const { state, draw, stage } = show()
  const { revealing, plan } = play(state, holdWaysFixture)
  const presenting = reduce(revealing, { type: 'tick', at: plan.endsAt })
  draw(presenting, plan.endsAt)
  expect(plain(stage.message.textContent)).toBe('5 × слива, 1 путь: 46,00 ₽')
  expect(plain(stage.hitWin.textContent)).toBe('+46,00 ₽')
})

test('the button stops the reels; where no turbo is allowed it waits for their end', () => {
  const { stage, state, draw } = show()
  draw(play(state).revealing, 100)
  expect([stage.spin.getAttribute('aria-label'), stage.spin.getAttribute('aria-disabled')]).toEqual([
    'Остановить',
    null,
  ])
  const strict = show({ rules: { ...holdFixture.rules, turbo: false, autoplay: false } })
  strict.draw(play(strict.state).revealing, 100)
  expect([
    strict.stage.spin.getAttribute('aria-label'),
    strict.stage.spin.getAttribute('aria-disabled'),
  ]).toEqual(['Крутить', 'true'])
})

test('the feature is announced as it opens and with each respin, and the round with its coins', () => {
  const { context, state } = show()
  const { revealing, plan } = play(state)
  const told: string[] = []
  let before = revealing
  for (const at of [plan.feature!.opensAt, ...plan.feature!.respins.map(({ landsAt }) => landsAt)]) {
    const after = reduce(before, { type: 'tick', at })
    told.push(describeChange(before, after, context)!)
    expect(describeChange(after, after, context)).toBeNull()
    before = after
  }
  expect(told).toEqual([
    'Монет на поле: 6. Они остаются, три респина',
    'Упали 2 монеты, снова три респина',
    'Осталось 2 респина',
    'Остался 1 респин',
    'Респины закончились',
  ])
  expect(plain(describeResult(before, 'Выигрыш', context))).toBe('Выигрыш, 8 монет: 1 200,00 ₽')
  const rest = plain(describeRest(before, context))
  expect(rest).toMatch(/^На поле по рядам: пусто, пусто, пусто, монета Минор, 1 000,00 ₽, пусто; /)
  const ways = play(state, holdWaysFixture).revealing
  expect(describeResult(ways, 'Выигрыш', context)).toBe('Выигрыш')
  expect(plain(describeRest(ways, context))).toContain('монета 20,00 ₽')
})

test('the intro shows coins, respins and pots in three pictures', () => {
  const figures = listIntroFigures(show({}, 'en').context)
  expect(figures.map(({ drawing }) => drawing.map((each) => (each as Element).textContent))).toEqual([
    ['6+'],
    ['3'],
    ['4'],
  ])
  expect(figures[0]!.text).toBe('6 or more coins stay and give three respins')
})

function buildPanel(id: (typeof holdProfileIds)[number], locale: 'ru' | 'en' = 'ru'): HoldPanelContext {
  const { context, state } = show({}, locale)
  const profile = holdProfiles[id]
  return { ...context, profile, rtp: profile.rtp, readState: () => state } as unknown as HoldPanelContext
}

test.each(holdProfileIds)(
  'the paytable of the profile %s shows each symbol, the wild and each coin',
  (id) => {
    const page = buildPayouts(buildPanel(id))
    const cards = [...page.querySelectorAll('.pay')]
    expect(cards.map((card) => card.querySelector('img')!.alt)).toEqual([
      ...payingSymbols.map((symbol) => worldFixture.names.ru[symbol]).toReversed(),
      worldFixture.names.ru.wild,
    ])
    // A stake of 20 is 20 coins of 1.
    const { pays, values, grand } = holdProfiles[id]
    expect(plain(cards[7]!.querySelector('div:last-child dd')!.textContent)).toBe(`${pays.cherry[0]},00 ₽`)
    const coins = [...page.querySelectorAll('.pays--coins dd')].map((value) =>
      Number(plain(value.textContent).replaceAll(/[ ₽]/g, '').replace(',', '.')),
    )
    expect(coins.toSorted((a, b) => a - b)).toEqual([...values.map((value) => value.coins), grand])
  },
)

test.each([
  ['ru', ['96,24 %', 'Высокая', '×8 017', 'Мини ×10', 'минор ×50', 'мажор ×200', 'гранд ×5 000']],
  ['en', ['96.24%', 'High', '×8,017', 'Mini ×10', 'minor ×50', 'major ×200', 'grand pot, ×5,000']],
] as const)('the rules in %s name return, volatility, largest win and pots', (locale, facts) => {
  const text = plain(buildRules(buildPanel('summit', locale)).textContent)
  for (const fact of facts) expect(text).toContain(fact)
})
