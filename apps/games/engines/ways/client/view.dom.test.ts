// The stage of ways with its number of ways and its free spins, and the panel of payouts and rules, as a player reads them.
import { afterEach, expect, test, vi } from 'vitest'
import { payingSymbols, waysProfileIds, waysProfiles } from '@yanta/game-rules/ways'
import { createTranslate } from '@yanta/i18n'
import { h } from '../../../kit/dom.ts'
import { buildStage } from '../../../kit/spin/stage.ts'
import { buildStakeFacts } from '../../../kit/stake-facts.ts'
import { waysFixture, waysRoundFixture, worldFixture } from '../../../server/api-fixtures.ts'
import { describePurchase } from './describe-series.ts'
import { listIntroFigures } from './intro-figures.ts'
import { messages } from './messages.ts'
import { type WaysPanelContext, buildPayouts, buildRules } from './panels/rules-tabs.ts'
import { createWaysCelebration } from './render-celebration.ts'
import { type HudContext, drawHud } from './render-hud.ts'
import { createSeriesScene } from '../../../kit/spin/series-scene.ts'
import { type WaysState, createState, reduce } from './state.ts'

afterEach(() => document.body.replaceChildren())

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')
const actions = new Proxy({}, { get: () => vi.fn() }) as never

function show(locale: 'ru' | 'en' = 'ru') {
  const t = createTranslate(messages, locale)
  const { rules } = waysFixture
  const facts = buildStakeFacts({ rules, rtp: 9634, currency: 'RUB', locale, t })
  const stage = buildStage({ name: 'Tall Order', isDemo: false, rules, facts, t }, actions)
  document.body.replaceChildren(stage.root)
  const context: HudContext = {
    stage,
    ways: h('b', {}),
    profile: waysProfiles.tide,
    currency: 'RUB',
    locale,
    t,
    symbolAddresses: worldFixture.symbols,
    symbolNames: worldFixture.names[locale] as HudContext['symbolNames'],
  }
  return {
    context,
    state: createState(waysFixture, { isTurbo: false, isReduced: false }),
    draw: (shown: WaysState, now: number) => drawHud(context, shown, now, false),
  }
}

const play = (state: WaysState): WaysState =>
  reduce(reduce(state, { type: 'press', at: 0, requestId: 'request-1' }), {
    type: 'answered',
    at: 0,
    round: waysRoundFixture,
  })
const endOf = (state: WaysState): number => {
  const { phase } = state
  if (phase.name === 'stopping') return phase.plan.endsAt
  return phase.name === 'presenting' ? phase.endsAt : 'since' in phase ? phase.since + 5_000 : 0
}
const next = (state: WaysState): WaysState => reduce(state, { type: 'tick', at: endOf(state) })

test('the number of ways is that of the reels, and what a symbol wins is said with its ways', () => {
  const { context, state, draw } = show()
  const stopping = play(state)
  draw(stopping, 0)
  expect(context.ways.textContent).toBe('…')
  const presenting = next(stopping)
  draw(presenting, endOf(stopping))
  expect(plain(context.ways.textContent)).toBe('1 008')
  draw(presenting, endOf(stopping) + 2_000)
  expect(plain(context.stage.message.textContent)).toBe('3 × вишня, 4 пути: 8,00 ₽')
})

test('free spins are a scene with their total, a way to its end, the spins left and the multiplier', () => {
  const { context, state, draw } = show()
  const skip = vi.fn()
  const drawScene = createSeriesScene(context, skip)
  const celebrate = createWaysCelebration(
    context,
    { burst: vi.fn(), drift: vi.fn(), draw: vi.fn() },
    {
      tierReached: vi.fn(),
      skipSeries: skip,
    },
  )
  const paid = next(play(state))
  drawScene(paid, draw(paid, endOf(play(state))))
  const total = document.querySelector<HTMLElement>('.series-total')!
  const button = document.querySelector<HTMLElement>('.skip-series')!
  expect([total.hidden, button.hidden]).toEqual([true, true])
  expect(plain(context.stage.hint.textContent)).toBe('от 4 — фриспины')

  const intro = next(paid)
  celebrate(intro, endOf(paid))
  const panel = context.stage.celebration
  expect([panel.hidden, plain(panel.textContent)]).toEqual([
    false,
    '2 фриспинаМножитель начинается с ×1 и растёт с каждым выигрышем, до ×10НачатьСразу к итогу',
  ])
  panel.querySelector<HTMLButtonElement>('.celebration__skip')!.click()
  expect(skip).toHaveBeenCalledTimes(1)

  const free = next(intro)
  drawScene(free, draw(free, endOf(intro)))
  expect([total.hidden, button.hidden]).toEqual([false, false])
  expect(plain(total.textContent)).toBe('Всего за раунд 8,00 ₽')
  expect(plain(context.stage.hint.textContent)).toBe('Фриспинов: 1×1')
  button.click()
  expect(skip).toHaveBeenCalledTimes(2)
})

const panelContext = (id: (typeof waysProfileIds)[number], locale: 'ru' | 'en') =>
  ({
    ...show(locale).context,
    profile: waysProfiles[id],
    readState: () => createState(waysFixture, { isTurbo: false, isReduced: true }),
    rtp: waysProfiles[id].rtp,
  }) as unknown as WaysPanelContext

test.each(waysProfileIds)('payouts and rules of %s are those of its profile', (id) => {
  const { pays, maxWin, freeSpins } = waysProfiles[id]
  const context = panelContext(id, 'en')
  const payouts = buildPayouts(context)
  const shown = [...payouts.querySelectorAll('img')].map(({ alt }) => alt)
  expect(shown).toHaveLength(payingSymbols.length + 2)
  const best = plain(payouts.querySelector('.pays')!.textContent)
  expect(best).toMatch(new RegExp(`^6 ×₽?${pays.at(-1)![3].toLocaleString('en')}\\.00`))
  const rules = plain(buildRules(context).textContent)
  expect(rules).toContain(`×${maxWin.toLocaleString('en')}`)
  expect(rules).toContain(`4 bring ${freeSpins.awarded[0]} free spins`)
  expect(rules).toContain(
    `starts at ×${freeSpins.multiplier.first} and grows by ${freeSpins.multiplier.step}`,
  )
  expect(rules).toContain(`up to ×${freeSpins.multiplier.last}`)
})

test.each(['ru', 'en'] as const)('the intro in %s has three pictures with what they mean', (locale) => {
  const figures = listIntroFigures(show(locale).context)
  expect(figures.map(({ text }) => text)).toEqual(
    {
      ru: [
        'Барабаны меняют высоту с каждым спином: чем они выше, тем больше путей к выигрышу',
        '4 скаттера в любом месте — 10 фриспинов',
        'С каждым выигравшим фриспином множитель растёт: от ×1 до ×10',
      ],
      en: [
        'Reels change their height with every spin: the taller they are, the more ways to win',
        '4 scatters anywhere bring 10 free spins',
        'The multiplier grows with every free spin that wins, from ×1 to ×10',
      ],
    }[locale],
  )
})

test.each([
  ['ru', '10 фриспинов начнутся сразу. Множитель начинается с ×1 и растёт с каждым выигрышем, до ×10.'],
  ['en', '10 free spins start at once. The multiplier starts at ×1 and grows with every win, up to ×10.'],
] as const)('what can be bought is said in %s', (locale, text) => {
  expect(plain(describePurchase(show(locale).context))).toBe(text)
})

test('the rules name the price of the series and its return where it is for sale, and say nothing of it where it is not', () => {
  const context = panelContext('tide', 'en')
  expect(plain(buildRules(context).textContent)).not.toContain('can be bought')
  const state = { ...context.readState(), bought: { price: 704, rtp: 9636 } }
  const rules = plain(buildRules({ ...context, readState: () => state }).textContent)
  expect(rules).toContain('costs ×35.20 the bet and returns 96.36% of its price')
})
