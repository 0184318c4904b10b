import { checkNickname, chooseNickname, getProfile } from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { createNewcomer } from '../registration/testing/newcomer.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

let people = 0
const newcomer = () => createNewcomer(platform, `nickname-${(people += 1)}@example.com`)
const choose = (player: TestPlayer, nickname: string) =>
  platform.as(player).post(chooseNickname, { body: { nickname } })
const check = async (player: TestPlayer, nickname: string) =>
  (await platform.as(player).get(checkNickname, { params: { nickname } })).body
const profile = async (player: TestPlayer) => (await platform.as(player).get(getProfile)).body

test('a new player chooses a nickname once; later only support can change it [7.11], [6.12]', async () => {
  const player = await newcomer()
  expect(await profile(player)).toMatchObject({ has_chosen_nickname: false })
  expect(await choose(player, 'Neon.Lynx-7')).toMatchObject({ status: 200, body: { success: true } })
  expect(await profile(player)).toMatchObject({ has_chosen_nickname: true, nick_name: 'Neon.Lynx-7' })
  expect(await choose(player, 'another')).toMatchObject({
    status: 409,
    errors: [{ code: 'nickname_already_chosen' }],
  })
  expect(await profile(player)).toMatchObject({ nick_name: 'Neon.Lynx-7' })
})

test('the generated name may be chosen for good', async () => {
  const player = await newcomer()
  const { nick_name: given } = await profile(player)
  expect(await check(player, given)).toEqual({ isFree: true, suggestions: [] })
  expect((await choose(player, given)).status).toBe(200)
})

test('a taken name is refused in another case too, generated or chosen', async () => {
  const [player, other] = [await newcomer(), await newcomer()]
  await choose(other, 'Comet')
  const { nick_name: given } = await profile(await newcomer())
  for (const name of ['Comet', 'cOMET', given.toUpperCase()])
    expect(await choose(player, name)).toMatchObject({
      status: 409,
      errors: [{ code: 'nickname_taken', field: 'nickname' }],
    })
  expect((await profile(player)).has_chosen_nickname).toBe(false)
})

test("a seeded player's name is taken as well", async () => {
  await platform.createPlayer({ nickName: 'OldHand' })
  expect(await choose(await newcomer(), 'oldhand')).toMatchObject({ errors: [{ code: 'nickname_taken' }] })
})

const names = ['admin', 'Supp0rt', 'Yanta', 'moderator-7']
test.each(names)('%s could be taken for the site itself and is taken', async (name) => {
  const player = await newcomer()
  expect(await choose(player, name)).toMatchObject({ status: 409, errors: [{ code: 'nickname_taken' }] })
  const { isFree, suggestions } = await check(player, name)
  expect([isFree, suggestions.length]).toEqual([false, 3])
  for (const suggestion of suggestions) expect((await check(player, suggestion)).isFree).toBe(true)
})

const wrongNicknames = [
  ['вера', 'latinInput'],
  ['a b', 'latinInput'],
  ['ab', 'minLength'],
  ['a'.repeat(21), 'maxLength'],
  ['', 'required'],
] as const
test.each(wrongNicknames)('%j is not a valid nickname [5.6]', async (nickname, rule) => {
  expect(await choose(await newcomer(), nickname)).toMatchObject({
    status: 400,
    errors: [{ code: 'invalid_request', field: 'nickname', params: { rule } }],
  })
})

test('up to three available names similar to a taken one are suggested', async () => {
  const [player, other] = [await newcomer(), await newcomer()]
  expect(await check(player, 'vera1990')).toEqual({ isFree: true, suggestions: [] })
  await choose(other, 'Vera1990')
  const { isFree, suggestions } = await check(player, 'vera1990')
  expect([isFree, suggestions.length, new Set(suggestions).size]).toEqual([false, 3, 3])
  for (const suggestion of suggestions) expect(suggestion).toMatch(/^vera/)
  expect((await choose(player, suggestions[0]!)).status).toBe(200)
})

test('of players who choose one name at the same moment one gets it', async () => {
  const players = [await newcomer(), await newcomer(), await newcomer()]
  const answers = await Promise.all(
    players.map((player, at) => choose(player, ['Falcon', 'FALCON', 'falcon'][at]!)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual([
    'nickname_taken',
    'nickname_taken',
  ])
})

test('of two choices of one player at the same moment one counts', async () => {
  const player = await newcomer()
  const answers = await Promise.all([choose(player, 'first-name'), choose(player, 'second-name')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
