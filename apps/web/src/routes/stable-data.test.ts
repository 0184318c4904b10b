import { type CallDeclaration, getOwnLobby, listBanners, listGames, listTournaments } from '@yanta/contract'
import { expect, test } from 'vitest'
import type { Call } from '../data/api/caller.ts'
import { loadStable } from './stable-data.ts'

/** A platform whose answers are the same objects until one is replaced. */
function startPlatform() {
  const answers = new Map<string, object>()
  const call = (async ({ name }: CallDeclaration) => {
    const known = answers.get(name) ?? { ok: true, value: { name } }
    answers.set(name, known)
    return known
  }) as unknown as Call
  return { call, replace: ({ name }: CallDeclaration) => answers.delete(name) }
}

const load = async (call: Call) => ({ answers: await Promise.all([call(listBanners), call(listGames)]) })
const loadOwn = async (call: Call) => ({ answers: await Promise.all([call(listBanners), call(getOwnLobby)]) })

test('the same answers give the same data, another answer gives other data', async () => {
  const { call, replace } = startPlatform()
  const first = await loadStable('/games/same', call, load)
  expect(await loadStable('/games/same', call, load)).toBe(first)
  replace(listGames)
  const second = await loadStable('/games/same', call, load)
  expect(second).not.toBe(first)
  expect(await loadStable('/games/same', call, load)).toBe(second)
})

test('screens of other addresses have data of their own', async () => {
  const { call } = startPlatform()
  const first = await loadStable('/games/one', call, load)
  expect(await loadStable('/games/two', call, load)).not.toBe(first)
})

test("data with an answer of a player's own is never shared", async () => {
  const { call } = startPlatform()
  const first = await loadStable('/own', call, loadOwn)
  expect(await loadStable('/own', call, loadOwn)).not.toBe(first)
})

test('what a session would personalise is shared where the answer for a guest will do', async () => {
  const { call } = startPlatform()
  const asGuest = async (ask: Call) => ({ answer: await ask(listTournaments, {}, { asGuest: true }) })
  const own = async (ask: Call) => ({ answer: await ask(listTournaments) })
  expect(await loadStable('/as-guest', call, asGuest)).toBe(await loadStable('/as-guest', call, asGuest))
  expect(await loadStable('/as-player', call, own)).not.toBe(await loadStable('/as-player', call, own))
})

test('a screen that fails is not stored', async () => {
  const { call } = startPlatform()
  const missing = new Response(null, { status: 404 })
  await expect(loadStable('/missing', call, () => Promise.reject(missing))).rejects.toBe(missing)
  expect(await loadStable('/missing', call, load)).toEqual(await load(call))
})
