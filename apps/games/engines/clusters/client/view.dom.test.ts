// The stage of clusters with its ladder, and the panel of payouts and rules, as a player reads them.
import { afterEach, expect, test, vi } from 'vitest'
import { clusterProfileIds, clusterProfiles, clusterSymbols } from '@yanta/game-rules/clusters'
import { createTranslate } from '@yanta/i18n'
import { buildStage } from '../../../kit/spin/stage.ts'
import { buildStakeFacts } from '../../../kit/stake-facts.ts'
import { clustersFixture, clustersRoundFixture, worldFixture } from '../../../server/api-fixtures.ts'
import { buildField } from './field.ts'
import { describePurchase, listBoughtRules } from './describe-bought.ts'
import { listIntroFigures } from './intro-figures.ts'
import { messages } from './messages.ts'
import { type ClustersPanelContext, buildPayouts, buildRules } from './panels/rules-tabs.ts'
import { type HudContext, drawHud } from './render-hud.ts'
import { type ClustersState, createState, reduce } from './state.ts'

afterEach(() => document.body.replaceChildren())

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')
const actions = new Proxy({}, { get: () => vi.fn() }) as never
const { stake } = clustersRoundFixture

function show(changes: Partial<typeof clustersFixture> = {}, locale: 'ru' | 'en' = 'ru') {
  const opened = { ...clustersFixture, ...changes }
  const { rules } = opened
  const t = createTranslate(messages, locale)
  const facts = buildStakeFacts({ rules, rtp: 9659, currency: 'RUB', locale, t })
  const stage = buildStage({ name: 'Honey Jar', isDemo: false, rules, facts, t }, actions)
  document.body.replaceChildren(stage.root)
  const profile = clusterProfiles.calm
  const field = buildField(stage, profile.multipliers, t)
  const context: HudContext = {
    stage,
    field,
    profile,
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
    draw: (shown: ClustersState, now: number) => drawHud(context, shown, now, false),
  }
}

/** A round of two winning grids, 0.5 and 2.5 stakes. */
function play(state: ClustersState): ClustersState {
  const [winning, rest] = clustersRoundFixture.outcome.cascades
  const cascades = [
    { ...winning!, win: stake / 2, runningWin: stake / 2 },
    { ...winning!, multiplier: 2, win: 2.5 * stake, runningWin: 3 * stake },
    { ...rest!, win: 0, runningWin: 3 * stake },
  ]
  const outcome = { ...clustersRoundFixture.outcome, win: 3 * stake, cascades }
  const round = { ...clustersRoundFixture, win: 3 * stake, outcome }
  return reduce(reduce(state, { type: 'press', at: 0, requestId: 'request-1' }), {
    type: 'answered',
    at: 0,
    round,
  })
}

const readLadder = () =>
  [...document.querySelectorAll('.ladder li')].map((rung) => rung.getAttribute('aria-current') === 'step')
const readChain = () => [...document.querySelectorAll('.chain dd')].map((value) => plain(value.textContent))

test('the ladder climbs with every cascade, and a sum stands over the grid only above the stake', () => {
  const { stage, state, draw } = show()
  draw(state, 0)
  expect([readLadder().some(Boolean), readChain()]).toEqual([false, ['—', '—']])
  const cascading = play(state)
  if (cascading.phase.name !== 'cascading') throw new Error('expected cascading')
  const [first, second] = cascading.phase.plan.steps

  draw(cascading, first!.burstsAt)
  expect([readLadder().indexOf(true), readChain()]).toEqual([0, ['1', '10,00 ₽']])
  expect(plain(stage.message.textContent)).toBe('5 × вишня: 10,00 ₽')
  expect(stage.hitWin.classList.contains('is-shown')).toBe(false)
  expect([stage.winLabel.textContent, stage.win.classList.contains('is-won')]).toEqual(['Вернулось', false])

  draw(cascading, second!.burstsAt)
  expect([readLadder().indexOf(true), readChain()]).toEqual([1, ['2', '60,00 ₽']])
  expect(stage.hitWin.classList.contains('is-shown')).toBe(true)
  expect(plain(stage.hitWin.textContent)).toBe('+50,00 ₽')

  const presenting = reduce(cascading, { type: 'tick', at: cascading.phase.plan.endsAt })
  draw(presenting, cascading.phase.plan.endsAt)
  expect(plain(stage.hitWin.textContent)).toBe('+60,00 ₽')
  expect(plain(stage.win.textContent)).toBe('60,00 ₽')
})

test('the button stops the cascades; where no turbo is allowed it waits for their end', () => {
  const { stage, state, draw } = show()
  draw(play(state), 600)
  expect([stage.spin.getAttribute('aria-label'), stage.spin.getAttribute('aria-disabled')]).toEqual([
    'Остановить',
    null,
  ])
  const strict = show({ rules: { ...clustersFixture.rules, turbo: false, autoplay: false } })
  strict.draw(play(strict.state), 600)
  expect([
    strict.stage.spin.getAttribute('aria-label'),
    strict.stage.spin.getAttribute('aria-disabled'),
  ]).toEqual(['Крутить', 'true'])
  expect(['.turbo', '.auto'].map((control) => document.querySelector(control))).toEqual([null, null])
})

test('the intro shows a cluster, a cascade and the growing multiplier in three pictures', () => {
  const figures = listIntroFigures(show().context)
  const words = figures.map(({ drawing }) =>
    drawing.map((each) => (each instanceof HTMLImageElement ? each.alt : (each as Element).textContent)),
  )
  expect(words.map((each) => each.length)).toEqual([3, 3, 1])
  expect(new Set(words[0]).size).toBe(1)
  expect(words[2]).toEqual(['×5'])
  expect(figures.map(({ text }) => text)).toEqual([
    'От 5 одинаковых символов рядом — выигрыш',
    'Выигравшие символы исчезают, сверху падают новые',
    'С каждым каскадом множитель растёт, до ×5',
  ])
})

function buildPanel(
  id: (typeof clusterProfileIds)[number],
  locale: 'ru' | 'en' = 'ru',
): ClustersPanelContext {
  const { context, state } = show({}, locale)
  const profile = clusterProfiles[id]
  return { ...context, profile, rtp: profile.rtp, readState: () => state } as unknown as ClustersPanelContext
}

test.each(clusterProfileIds)(
  'the paytable of the profile %s shows each symbol with the pay of each size',
  (id) => {
    const page = buildPayouts(buildPanel(id))
    const cards = [...page.querySelectorAll('.pay')]
    expect(cards.map((card) => card.querySelector('img')!.alt)).toEqual(
      clusterSymbols.map((symbol) => worldFixture.names.ru[symbol]).toReversed(),
    )
    const sizes = [...cards[0]!.querySelectorAll('dt')].map((size) => size.textContent)
    expect(sizes).toEqual(['21+', '16–20', '13–15', '11–12', '9–10', '8', '7', '6', '5'])
    // A stake of 20 is 20 coins of 1.
    const smallest = plain(cards.at(-1)!.querySelector('div:last-child dd')!.textContent)
    expect(smallest).toBe(`${clusterProfiles[id].pays[0]![0]},00 ₽`)
  },
)

test.each([
  ['ru', ['96,28 %', 'Высокая', '×5 000', '×1, ×2, ×4, ×8, ×16, ×32, ×64', '0,07 %']],
  ['en', ['96.28%', 'High', '×5,000', '×1, ×2, ×4, ×8, ×16, ×32, ×64', '0.07%']],
] as const)(
  'the rules in %s name return, volatility, largest win, multipliers and the error',
  (locale, facts) => {
    const text = plain(buildRules(buildPanel('steep', locale)).textContent)
    for (const fact of facts) expect(text).toContain(fact)
  },
)

test.each([
  [
    'calm',
    'ru',
    'Первый выигрыш раунда умножается сразу на 5, а не на 1. Этот множитель действует до конца раунда. Если кластеров не будет, раунд ничего не заплатит.',
  ],
  [
    'rising',
    'en',
    'The first win of the round is multiplied by 8 at once instead of 1. The multiplier goes on growing with every cascade, up to ×10. Without a cluster the round pays nothing.',
  ],
] as const)('what can be bought in %s is said in %s', (id, locale, text) => {
  const context = { ...show({}, locale).context, profile: clusterProfiles[id] }
  expect(plain(describePurchase(context))).toBe(text)
  expect(listBoughtRules({ bought: null }, context)).toEqual([])
  const [rule] = listBoughtRules({ bought: { price: 79, rtp: 9655 } }, context)
  expect(plain(rule)).toMatch(/×3[.,]95.*96[.,]55 ?%/)
})

test('the ladder of a bought round begins at its multiplier', () => {
  const { state, draw } = show()
  const usual = play(state)
  const cascades = usual.round!.outcome.cascades.map((cascade) => ({ ...cascade, multiplier: 5 }))
  const round = { ...usual.round!, outcome: { ...usual.round!.outcome, cascades } }
  if (usual.phase.name !== 'cascading') throw new Error('not cascading')
  for (const { landsAt } of usual.phase.plan.steps.slice(0, 2)) {
    draw({ ...usual, round }, landsAt)
    expect(readLadder().indexOf(true)).toBe(4)
  }
})
