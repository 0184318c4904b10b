// What a jurisdiction's rules change of each game's stage: absent controls, the wait of the button, and the line at the stake.
import { afterEach, expect, test, vi } from 'vitest'
import { profiles } from '@yanta/game-rules/slot'
import { createTranslate } from '@yanta/i18n'
import { messages as minesMessages } from '../engines/mines/client/messages.ts'
import { render as renderMines } from '../engines/mines/client/render.ts'
import { buildStage as buildMinesStage } from '../engines/mines/client/stage.ts'
import { createState as createMines } from '../engines/mines/client/state.ts'
import { messages as tableMessages } from '../engines/roulette/client/messages.ts'
import { drawHud as drawTable } from '../engines/roulette/client/render-hud.ts'
import { buildStage as buildTable } from '../engines/roulette/client/stage.ts'
import { createState as createTable } from '../engines/roulette/client/state.ts'
import {
  buildMinesRound,
  minesFixture,
  openFixture,
  roundFixture,
  rouletteFixture,
  worldFixture,
} from '../server/api-fixtures.ts'
import { messages } from '../engines/slot/client/messages.ts'
import { buildRules } from '../engines/slot/client/panels/rules-tabs.ts'
import type { SlotPanelContext } from '../engines/slot/client/panels/panel-context.ts'
import { type HudContext, drawHud } from '../engines/slot/client/render-hud.ts'
import { buildStage } from './spin/stage.ts'
import { type SlotState, createState } from '../engines/slot/client/state.ts'
import { createNotices } from './stake-notices.ts'
import { openStakeDialog } from './stake-dialog.ts'
import { buildStakeFacts } from './stake-facts.ts'

afterEach(() => document.body.replaceChildren())

const strict = {
  minRoundMs: 2500,
  autoplay: false,
  turbo: false,
  featureBuy: false,
  anteBet: false,
  mostStake: 4000,
  showRtp: true,
  showNet: true,
  celebrateReturns: false,
}
type Rules = typeof openFixture.rules
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')
const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const has = (...selectors: string[]) => selectors.map((selector) => find(selector) !== null)
const actions = new Proxy({}, { get: () => vi.fn() }) as never

function showSlot(rules: Rules, locale: 'ru' | 'en' = 'ru') {
  const t = createTranslate(messages, locale)
  const facts = buildStakeFacts({ rules, rtp: 9612, currency: 'RUB', locale, t })
  const stage = buildStage({ name: 'Neon Drive', isDemo: false, rules, facts, t }, actions)
  document.body.replaceChildren(stage.root)
  const context: HudContext = {
    stage,
    profile: profiles.medium,
    currency: 'RUB',
    locale,
    t,
    symbolAddresses: worldFixture.symbols,
    symbolNames: worldFixture.names[locale],
  }
  const state = createState({ ...openFixture, rules }, { isTurbo: true, isReduced: false })
  const draw = (changes: Partial<SlotState>, now = 0) =>
    drawHud(context, { ...state, ...changes }, now, false)
  draw({})
  return { stage, state, draw, t, context }
}

function showTable(rules: Rules) {
  const t = createTranslate(tableMessages, 'ru')
  const facts = buildStakeFacts({ rules, rtp: 9730, currency: 'RUB', locale: 'ru', t })
  const stage = buildTable(
    { name: 'E', sign: null, isDemo: false, chips: [1000], currency: 'RUB', locale: 'ru', rules, facts, t },
    document.createElement('div'),
    document.createElement('div'),
    actions,
  )
  document.body.replaceChildren(stage.root)
  const state = createTable({ ...rouletteFixture, rules }, { isQuick: true, isReduced: false })
  drawTable(
    { stage, currency: 'RUB', locale: 'ru', t },
    { ...state, readyAt: 2500, net: 300 },
    { meant: null, now: 1000, isSoundOn: false },
  )
}

function showMines(rules: Rules, changes: Partial<ReturnType<typeof createMines>> = {}) {
  const t = createTranslate(minesMessages, 'ru')
  const facts = buildStakeFacts({ rules, rtp: 9700, currency: 'RUB', locale: 'ru', t })
  const stage = buildMinesStage('D', false, document.createElement('div'), facts, t, actions)
  document.body.replaceChildren(stage.root)
  const state = createMines({ ...minesFixture, rules })
  renderMines(
    { stage, currency: 'RUB', locale: 'ru', t },
    { ...state, isHeld: true, net: -2000, ...changes },
    false,
  )
  return stage
}

test('where neither is allowed, a slot has no button of autoplay and none of turbo, and its rules name no early stop', () => {
  const { state, context } = showSlot(strict)
  expect(has('.auto', '.turbo')).toEqual([false, false])
  const rulesOf = (rules: Rules) =>
    plain(
      buildRules({
        ...context,
        rtp: 9612,
        readState: () => ({ ...state, rules }),
      } as unknown as SlotPanelContext).textContent,
    )
  expect(rulesOf(strict)).not.toContain('быстрая остановка')
  expect(rulesOf(strict)).toContain('не раньше чем через 2,5 с')
  expect(rulesOf(strict)).toContain('10,00 ₽ – 40,00 ₽')
  expect(rulesOf(openFixture.rules)).toContain('быстрая остановка')
  showSlot(openFixture.rules)
  expect(has('.auto', '.turbo')).toEqual([true, true])
})

test('where no turbo is allowed, a roulette has no quick ball', () => {
  showTable(strict)
  expect(has('.quick')).toEqual([false])
  showTable(openFixture.rules)
  expect(has('.quick')).toEqual([true])
})

test('the button of a slot waits for the least time, and shows it', () => {
  const { stage, draw } = showSlot(strict)
  const read = () => [stage.spin.classList.contains('is-held'), stage.spin.getAttribute('aria-disabled')]
  expect(read()).toEqual([false, null])
  draw({ readyAt: 2600 }, 2599)
  expect(read()).toEqual([true, 'true'])
  expect(stage.spin.style.getPropertyValue('--hold')).toBe('2500ms')
  expect(stage.spin.disabled).toBe(false)
  draw({ readyAt: 2600 }, 2600)
  expect(read()).toEqual([false, null])
})

test('the buttons of a roulette and of mines wait as well', () => {
  showTable(strict)
  expect(find('.start.is-held')?.getAttribute('aria-disabled')).toBe('true')
  showMines(strict)
  expect(find('.act.is-held')?.getAttribute('aria-disabled')).toBe('true')
})

test('the return and the sum of the session stand at the stake of each game where they are asked for', () => {
  showSlot(strict).draw({ figures: { rounds: 1, staked: 2000, won: 1500 } })
  expect(plain(find('.facts-line')?.textContent)).toBe('RTP 96,12 %Итог в игре −5,00 ₽')
  showTable(strict)
  expect(plain(find('.facts-line')?.textContent)).toBe('RTP 97,30 %Итог в игре +3,00 ₽')
  showMines(strict)
  expect(plain(find('.facts-line')?.textContent)).toBe('RTP 97,00 %Итог в игре −20,00 ₽')
  showSlot({ ...strict, showRtp: false }, 'en')
  expect(plain(find('.facts-line')?.textContent)).toBe('Net in this game 0.00 ₽')
  showSlot(openFixture.rules)
  expect(find('.facts-line')).toBe(null)
})

// A button that gets `disabled` drops the focus, and the next space of its player would stake or cash out.
const unusable = (button: HTMLButtonElement) => [button.disabled, button.getAttribute('aria-disabled')]

test.each<[string, Partial<SlotState>, ('minus' | 'plus' | 'buy' | 'auto')[]]>([
  ['at the lowest stake', { stake: 1000 }, ['minus']],
  ['at the highest stake', { stake: 20_000 }, ['plus']],
  [
    'during a round',
    { phase: { name: 'spinning', since: 0, requestId: 'request-1', isSlow: false } },
    ['minus', 'plus', 'buy', 'auto'],
  ],
  ['before the least time is over', { readyAt: 2500 }, ['buy']],
])('%s the buttons of a slot that do nothing keep the focus', (_, changes, names) => {
  const { stage, draw } = showSlot(openFixture.rules)
  draw(changes)
  const all = ['minus', 'plus', 'buy', 'auto'] as const
  expect(all.map((name) => [name, ...unusable(stage[name])])).toEqual(
    all.map((name) => [name, false, names.includes(name) ? 'true' : null]),
  )
})

test('the buttons of mines that do nothing keep the focus', () => {
  const lowest = showMines(openFixture.rules, { stake: 1000 })
  expect([lowest.half, lowest.double].map(unusable)).toEqual([
    [false, 'true'],
    [false, null],
  ])
  const highest = showMines(openFixture.rules, { stake: 20_000 })
  expect([highest.half, highest.double].map(unusable)).toEqual([
    [false, null],
    [false, 'true'],
  ])
  const playing = showMines(openFixture.rules, { phase: { name: 'playing' }, round: buildMinesRound() })
  expect(unusable(playing.random)).toEqual([false, null])
  const ask = { kind: 'open', requestId: 'request-1', number: 0, cell: 3 } as const
  const asking = showMines(openFixture.rules, {
    phase: { name: 'asking', ask, isSlow: false },
    round: buildMinesRound(),
  })
  expect([asking.half, asking.double, asking.random].map(unusable)).toEqual([
    [false, 'true'],
    [false, 'true'],
    [false, 'true'],
  ])
})

test('the ladder of stakes ends at the largest allowed one, and the choice says why', () => {
  const { stage, state, draw, t } = showSlot(strict)
  expect(stage.plus.getAttribute('aria-disabled')).toBe(null)
  draw({ stake: 4000 })
  expect([stage.plus.disabled, stage.plus.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  const notice = document.createElement('div')
  const context = { stage: { notice }, currency: 'RUB', locale: 'ru', t } as const
  createNotices(context, actions, false)({ ...state, stake: 4000, notice: 'stake_too_large' })
  expect(plain(notice.textContent)).toBe(
    'По местным правилам за один раунд можно поставить не больше 40,00 ₽.',
  )
  openStakeDialog({ t, currency: 'RUB', locale: 'ru' }, state, vi.fn())
  expect([...document.querySelectorAll('.choice')].map((choice) => plain(choice.textContent))).toEqual([
    '10 ₽',
    '20 ₽',
    '40 ₽',
  ])
  expect(plain(find('dialog .note')?.textContent)).toContain('не больше 40,00 ₽')
})

test('a return below the stake is named without the colours and words of a win', () => {
  const { stage, draw } = showSlot(strict)
  draw({ round: roundFixture, phase: { name: 'presenting', since: 0, endsAt: 900 } }, 500)
  expect([stage.winLabel.textContent, plain(stage.win.textContent)]).toEqual(['Вернулось', '15,00 ₽'])
  expect(stage.win.classList.contains('is-won')).toBe(false)
  expect(stage.hitWin.classList.contains('is-shown')).toBe(false)
})
