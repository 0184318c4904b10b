import { getBalance, getServerData, logout, takeBreak } from '@yanta/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Departure, createDeparture } from './departure.ts'
import type { Result } from './result.ts'
import { changeSession, writeSessionHint } from './session-hint.ts'

type Read = Result<string, string>
const silence: Read = { ok: false, refusal: { code: 'temporarily_unavailable', status: 0, errors: [] } }
const unauthorized = { ok: false, refusal: { code: 'unauthorized', status: 401 } }

let departure: Departure
let sent: number
beforeEach(() => {
  writeSessionHint(true)
  departure = createDeparture()
  sent = 0
})
afterEach(() => writeSessionHint(false))

/** A call that answers when the test resolves it, or at once when it is aborted. */
function slowCall() {
  const { promise, resolve } = Promise.withResolvers<Read>()
  return {
    answer: () => resolve({ ok: true, value: 'answer' }),
    call: () => {
      sent += 1
      departure.signal(getBalance)!.addEventListener('abort', () => resolve(silence))
      return sent > 1 ? Promise.resolve<Read>({ ok: true, value: 'second answer' }) : promise
    },
  }
}

async function logOut(isOver: boolean): Promise<boolean> {
  await departure.leave(
    // Answers in a later task, after everything that does not wait for it.
    () =>
      new Promise((resolve) => {
        setImmediate(resolve)
      }),
    () => isOver,
  )
  return isOver
}

test('reads pending at a logout are aborted and answered without the platform', async () => {
  const reading = departure.send(getBalance, slowCall().call)
  await logOut(true)
  expect(await reading).toMatchObject(unauthorized)
  expect(sent).toBe(1)
})

test('calls made during a logout wait for it and are never sent when the session has ended', async () => {
  const leaving = logOut(true)
  const asked = departure.send(getBalance, slowCall().call)
  await leaving
  expect(await asked).toMatchObject(unauthorized)
  expect(sent).toBe(0)
})

test('a failed logout loses no answer: aborted reads are repeated, waiting calls are sent', async () => {
  const reading = departure.send(getBalance, slowCall().call)
  const leaving = logOut(false)
  expect(await reading).toEqual({ ok: true, value: 'second answer' })
  expect(await departure.send(getBalance, slowCall().call)).toEqual({ ok: true, value: 'second answer' })
  await leaving
  expect(sent).toBe(3)
})

test('a write whose answer was lost during a failed logout is not sent again', async () => {
  const ordering = departure.send(takeBreak, slowCall().call)
  await logOut(false)
  expect(await ordering).toEqual(silence)
  expect(sent).toBe(1)
})

test('a logout whose call throws leaves the session as it was', async () => {
  await expect(
    departure.leave(
      () => Promise.reject(new Error('broken')),
      () => true,
    ),
  ).rejects.toThrow('broken')
  const { answer, call } = slowCall()
  const reading = departure.send(getBalance, call)
  answer()
  expect(await reading).toEqual({ ok: true, value: 'answer' })
})

test("from the end of a session until the next login no call of the player is sent, also once the guest's page is loaded", async () => {
  changeSession(false)
  expect(await departure.send(getBalance, slowCall().call)).toMatchObject(unauthorized)
  writeSessionHint(false)
  expect(await departure.send(getBalance, slowCall().call)).toMatchObject(unauthorized)
  expect(sent).toBe(0)
  changeSession(true)
  const { answer, call } = slowCall()
  answer()
  expect(await departure.send(getBalance, call)).toEqual({ ok: true, value: 'answer' })
})

test('a lost connection without a logout fails the call as usual', async () => {
  expect(await departure.send(getBalance, async () => silence)).toEqual(silence)
})

test.each([
  ['a call that needs no session', getServerData],
  ['the logout itself', logout],
] as const)('%s neither waits for a logout nor is aborted by it', async (_name, declaration) => {
  const leaving = logOut(true)
  expect(departure.signal(declaration)).toBeUndefined()
  const { answer, call } = slowCall()
  answer()
  expect(await departure.send(declaration, call)).toEqual({ ok: true, value: 'answer' })
  await leaving
})

test('only reads can be aborted', () => {
  expect(departure.signal(getBalance)).toBeInstanceOf(AbortSignal)
  expect(departure.signal(takeBreak)).toBeUndefined()
})
