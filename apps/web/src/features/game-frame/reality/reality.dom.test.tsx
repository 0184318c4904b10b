import { getRealityCheck, setRealityCheck } from '@yanta/contract'
import { balance, profile, realityCheck } from '@yanta/contract/fixtures'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dispatchToWallet, forgetWallet } from '../../../domain/wallet/wallet-store.ts'
import { alerts, button, pass, platform, readText, renderInSite, stopTime } from '../../../testing/dom.tsx'
import { frameStore } from '../frame-store.ts'
import { RealityWatch } from './reality-watch.tsx'

const path = '/play/neon-drive'
const isHeld = () => frameStore.getState().isHeld
const dialog = () => screen.queryByRole('dialog')

afterEach(() => act(forgetWallet))

async function open(now: string, serverData = {}) {
  stopTime(now)
  const view = await renderInSite(<RealityWatch />, {
    path,
    site: { player: { profile, balance: { ...balance, seq: {}, epoch: 'e1' } }, serverData },
  })
  act(() => {
    dispatchToWallet({ type: 'snapshot', snapshot: balance })
    dispatchToWallet({ type: 'gameShown' })
  })
  await pass(0)
  return view
}
const startRound = (gameRoundId: string) =>
  act(async () => dispatchToWallet({ type: 'roundStarted', gameRoundId, nowMs: Date.now() }))
const endRound = (gameRoundId: string) =>
  act(async () => dispatchToWallet({ type: 'roundEnded', gameRoundId }))

test('when its time has come the check waits for the end of the round, then holds the game', async () => {
  platform.answer(getRealityCheck, realityCheck)
  await open('2026-11-20T12:59:50.000Z')
  await startRound('r1')
  await pass(15_000)
  expect([dialog(), isHeld()]).toEqual([null, false])
  await endRound('r1')
  await pass(10)
  expect(isHeld()).toBe(true)
  expect(readText(dialog()!)).toContain('You have played for 42 minutes')
  expect(readText(dialog()!)).toContain('Time0:42:00Bets4,320 ₽Wins3,980 ₽Net−340 ₽')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test('where the law demands the check it offers no longer interval than allowed', async () => {
  platform.answer(getRealityCheck, { ...realityCheck, minutes: 120 })
  await open('2026-11-20T13:00:05.000Z', { jurisdiction: { mostRealityCheckMinutes: 60 } })
  await pass(10)
  expect(
    screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked]),
  ).toEqual([
    ['30', false],
    ['60', true],
  ])
})

test('whoever goes on chooses when to be reminded, once, and the game goes on', async () => {
  platform.answer(getRealityCheck, realityCheck)
  await open('2026-11-20T13:00:05.000Z')
  await pass(10)
  act(() => screen.getByRole('radio', { name: '2 hours' }).click())
  const held = platform.hold(setRealityCheck)
  act(() => button('Keep playing').click())
  await pass(0)
  act(() => button('Keep playing').click())
  await pass(0)
  expect(platform.sent(setRealityCheck).map(({ body }) => body)).toEqual([{ minutes: 120 }])
  held.answer({ ...realityCheck, minutes: 120, dueAt: '2026-11-20T15:00:05.000Z' })
  await pass(2_000)
  expect([dialog(), isHeld()]).toEqual([null, false])
})

test('an answer that does not arrive is said, and the game stays held', async () => {
  platform.answer(getRealityCheck, realityCheck)
  await open('2026-11-20T13:00:05.000Z')
  await pass(10)
  platform.silence(setRealityCheck)
  act(() => button('Keep playing').click())
  await pass(10)
  expect(alerts()).toHaveLength(1)
  expect(isHeld()).toBe(true)
})

test.each([
  ['Take a break', '/profile/safer-play/break'],
  ['Play activity', '/profile/safer-play/activity'],
])('%s leads to %s', async (name, to) => {
  platform.answer(getRealityCheck, realityCheck)
  const { address } = await open('2026-11-20T13:00:05.000Z')
  await pass(10)
  act(() => button(name).click())
  await pass(10)
  expect(address()).toBe(to)
})

test('before anything is played nothing is due; the first round asks again', async () => {
  platform.answer(getRealityCheck, { ...realityCheck, dueAt: null, session: null })
  await open('2026-11-20T12:00:00.000Z')
  expect(platform.sent(getRealityCheck)).toHaveLength(1)
  await startRound('r1')
  await endRound('r1')
  await pass(10)
  expect(platform.sent(getRealityCheck)).toHaveLength(2)
})

test('a reminder that is off asks once and never again', async () => {
  platform.answer(getRealityCheck, { ...realityCheck, minutes: null, dueAt: null })
  await open('2026-11-20T13:00:05.000Z')
  await startRound('r1')
  await endRound('r1')
  await pass(3_600_000)
  expect([platform.sent(getRealityCheck).length, dialog()]).toEqual([1, null])
})
