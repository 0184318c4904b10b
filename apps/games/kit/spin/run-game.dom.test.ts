// What a running game does with the player's actions, with a view of nothing but its context.
import { createTranslate, type Translate } from '@yanta/i18n'
import type { SiteMessage } from '@yanta/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '../../engines/slot/client/messages.ts'
import { openFixture, roundFixture } from '../../server/api-fixtures.ts'
import type { RoundOf } from '../../server/api.ts'
import { createSound } from '../sound.ts'
import type { PanelContext } from '../panels/panel-context.ts'
import { openPlay } from './play.ts'
import { runSpinGame, type ViewActions } from './run-game.ts'
import type { OwnSpinKey, SpinMessageKey } from './spin-messages.ts'
import type { Stage } from './stage.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

interface Context extends Pick<PanelContext, 'currency' | 'locale'> {
  stage: Stage
  t: Translate<SpinMessageKey | OwnSpinKey>
}
const createState = (choice: { isTurbo: boolean; isReduced: boolean }) => ({
  ...openPlay({ ...openFixture, pending: null }, choice),
  round: null as RoundOf<'slot'> | null,
})
type State = ReturnType<typeof createState>

const gift = {
  id: '7',
  stake: 1000,
  left: 3,
  total: 3,
  won: 0,
  isFeature: false,
  expiresAt: '2030-01-01T00:00:00.000Z',
}

function run(changes: Partial<State> = {}, server: object = {}) {
  const getBalance = vi.fn(() => Promise.resolve({ kind: 'ok', value: { balance: 777, currency: 'EUR' } }))
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const reduce = vi.fn<(state: State, event: { type: string }) => State>((state) => state)
  let tell: (message: SiteMessage) => void = () => undefined
  let actions!: ViewActions
  const stage = { status: document.createElement('p'), canvas: document.createElement('canvas') }
  const game: Parameters<typeof runSpinGame<'slot', State, Context>>[1] = {
    createState: (choice) => ({ ...createState(choice), ...changes }),
    reduce,
    listSounds: () => [],
    createView(_, given) {
      actions = given
      const t = createTranslate(messages, 'en')
      return {
        context: { currency: 'EUR', locale: 'en', t, stage } as unknown as Context,
        draw: () => undefined,
      }
    },
    describeRest: () => '',
    openPanel: () => undefined,
    describePurchase: () => 'Ten free spins',
    reopen: (opened, at) => ({ type: 'reopened', opened, at }) as never,
  }
  runSpinGame(
    {
      locale: 'en',
      server: { getBalance, playRound: () => new Promise(() => undefined), ...server },
      bridge: { send: () => undefined, listen: (handle: typeof tell) => void (tell = handle) },
      sound: createSound(),
      opened: { ...openFixture, pending: null },
    } as unknown as Parameters<typeof runSpinGame<'slot', State, Context>>[0],
    game,
  )
  return {
    actions,
    /** The next event leads to the state with these changes. */
    become(changed: Partial<State>) {
      reduce.mockImplementationOnce((state) => ({ ...state, ...changed }))
      actions.press()
    },
    getBalance,
    tellBalanceChanged: () => tell({ source: 'site', type: 'balanceChanged' }),
    readStatus: () => stage.status.textContent,
    pause: () => tell({ source: 'site', type: 'pause' }),
    resume: () => tell({ source: 'site', type: 'resume' }),
    findAction: () => document.querySelector<HTMLElement>('.action--main'),
    listEvents: () => reduce.mock.calls.map(([, { type }]) => type),
  }
}

test.each<[string, Partial<State>, boolean]>([
  ['at rest opens the choice of autoplay', {}, true],
  ['with free rounds opens none', { freeRounds: gift }, false],
  ['during a round opens none', { phase: { name: 'spinning' } as never }, false],
])('a game %s', (_, changes, isOpen) => {
  const { actions } = run(changes)
  actions.autoplay()
  expect(document.querySelector('dialog') !== null).toBe(isOpen)
})

test('a paused game opens no purchase', () => {
  const { actions, pause, resume, findAction } = run()
  pause()
  actions.buy()
  expect(findAction()).toBeNull()
  resume()
  actions.buy()
  expect(findAction()).not.toBeNull()
})

test.each([
  ['is paused while the player is asked buys nothing', true, []],
  ['goes on buys what was agreed to', false, ['featureBought']],
])('a game that %s', (_, isPaused, events) => {
  const { actions, pause, findAction, listEvents } = run()
  actions.buy()
  if (isPaused) pause()
  findAction()!.click()
  expect(listEvents()).toEqual(events)
})

const presenting = { phase: { name: 'presenting', since: 0, endsAt: 900 }, round: roundFixture } as const
const resting = { phase: { name: 'idle', since: 900 } } as const

test('a round that ends autoplay is announced with the reason', () => {
  const { become, readStatus } = run()
  become(presenting)
  become({ ...resting, autoplayEnd: 'win' })
  expect(readStatus()).toBe('Returned €15.00. Autoplay stopped: a win reached your limit')
  become(presenting)
  become({ ...resting, autoplayEnd: null })
  expect(readStatus()).toBe('Returned €15.00')
})

test('money that came during a round, which ends on a balance of its own, is asked for again then', async () => {
  const { become, getBalance, tellBalanceChanged } = run()
  become(presenting)
  tellBalanceChanged()
  await new Promise(setImmediate)
  expect(getBalance).toHaveBeenCalledTimes(1)
  become(resting)
  expect(getBalance).toHaveBeenCalledTimes(2)
  become({ ...presenting, balance: 777 })
  become({ ...resting, balance: 777 })
  expect(getBalance).toHaveBeenCalledTimes(2)
})

test('a request that is repeated is announced once, and the result after it', () => {
  const { become, readStatus } = run()
  const spinning = { name: 'spinning', since: 0, requestId: 'request-1', isSlow: false } as const
  become({ phase: spinning })
  expect(readStatus()).toBe('')
  become({ phase: { ...spinning, isSlow: true } })
  expect(readStatus()).toBe('The connection dropped, trying again')
  become(presenting)
  become(resting)
  expect(readStatus()).toBe('Returned €15.00')
})

const openingPhase = {
  name: 'opening',
  since: 0,
  requestId: 'choice-1',
  door: 2,
  isSlow: false,
} as never

test('a choice is sent as the only step of its round, and answered once', async () => {
  const takeStep = vi.fn(() => Promise.resolve({ kind: 'ok', value: { round: roundFixture } }))
  const { become, listEvents } = run({ round: roundFixture }, { takeStep })
  become({ phase: openingPhase })
  await vi.waitFor(() => expect(listEvents()).toEqual(['press', 'answered']))
  expect(takeStep).toHaveBeenCalledExactlyOnceWith(
    roundFixture.id,
    { number: 0, step: { kind: 'door', door: 2 }, requestId: 'choice-1' },
    expect.any(Function),
  )
})

test.each([
  ['round_closed', 'reopened'],
  ['step_out_of_turn', 'reopened'],
  ['too_many_requests', 'refused'],
])('a choice that is refused as %s leads to the event %s', async (code, event) => {
  const takeStep = () => Promise.resolve({ kind: 'refused', code })
  const open = vi.fn(() => Promise.resolve({ kind: 'ok', value: openFixture }))
  const { become, listEvents } = run({ round: roundFixture }, { takeStep, open })
  become({ phase: openingPhase })
  await vi.waitFor(() => expect(listEvents()).toEqual(['press', event]))
  expect(open).toHaveBeenCalledTimes(event === 'reopened' ? 1 : 0)
})
