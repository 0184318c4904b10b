import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { testServerUrl } from '@yanta/database/testing'
import { hashServerSeed } from '@yanta/game-rules/fairness'
import { profiles, replayRound, type ProfileId } from '@yanta/game-rules/slot'
import { RoundProof, Seeds, SeedsAnswer, type RoundList } from '../api.ts'
import { buildVerifyPath, parseVerifyHash } from '../proof.ts'
import { codeOf, roundOf, startProvider, provideForFile, type Page } from '../testing/provider.ts'

const provider = await provideForFile()

const proofOf = async (page: Page, id: string) =>
  v.parse(RoundProof, (await page.send('GET', `/api/rounds/${id}`)).json())

test('a server seed is revealed only after its last round, and then proves every one of its rounds', async () => {
  const page = await provider.open()
  const rounds = []
  for (let i = 0; i < 3; i++) rounds.push(roundOf(await page.play(`proven-round-${i}`)))
  const before = await proofOf(page, rounds[0]!.id)
  expect([before.state, before.proof.serverSeed]).toEqual(['rotate_to_verify', null])

  const rotated = v.parse(
    SeedsAnswer,
    (await page.send('POST', '/api/seeds', { clientSeed: 'my-own-seed' })).json(),
  )
  expect(rotated.revealed).toMatchObject({ serverSeedHash: page.answer.serverSeedHash, rounds: 3 })
  expect(hashServerSeed(rotated.revealed.serverSeed)).toBe(page.answer.serverSeedHash)

  for (const round of rounds) {
    const { state, proof } = await proofOf(page, round.id)
    expect(state).toBe('revealed')
    expect(hashServerSeed(proof.serverSeed!)).toBe(proof.serverSeedHash)
    expect(
      replayRound(
        profiles[proof.profile as ProfileId],
        { ...proof, serverSeed: proof.serverSeed! },
        proof.stake,
      ),
    ).toEqual(round.outcome)
  }
  const { items } = (await page.send('GET', '/api/rounds')).json<RoundList>()
  expect(items.map((item) => item.isRevealed)).toEqual([true, true, true])
})

test("the seed activated next is the one committed to before the player chose, and its rounds use the player's seed from nonce 0", async () => {
  const page = await provider.open()
  const rotated = (await page.send('POST', '/api/seeds', { clientSeed: 'amber-1' })).json<SeedsAnswer>()
  expect(rotated.serverSeedHash).toBe(page.answer.nextServerSeedHash)
  const round = roundOf(await page.play('after-rotation'))
  expect(round).toMatchObject({ nonce: 0, clientSeed: 'amber-1', serverSeedHash: rotated.serverSeedHash })
})

test.each(testServerUrl ? [undefined, testServerUrl] : [undefined])(
  'concurrent rotations each reveal a different seed, one after the other',
  async (serverUrl) => {
    const provider = await startProvider({ serverUrl })
    const page = await provider.open()
    const rotations = await Promise.all(
      ['one', 'two', 'three', 'four'].map((clientSeed) => page.send('POST', '/api/seeds', { clientSeed })),
    )
    expect(rotations.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(rotations.map((response) => response.json<SeedsAnswer>().revealed.serverSeed)).size).toBe(
      4,
    )
    const rows = await provider.db
      .selectFrom('seeds')
      .select('status')
      .where('player_id', '=', page.run.playerId)
      .execute()
    expect(rows.map((row) => row.status).sort()).toEqual([
      'active',
      'next',
      ...Array.from({ length: 4 }, () => 'revealed'),
    ])
    await provider.close()
  },
)

describe('a change that names the pair to reveal', () => {
  const change = async (page: Page, clientSeed: string) =>
    page.send('POST', '/api/seeds', { clientSeed, serverSeedHash: page.answer.serverSeedHash })

  test('reveals it once: repeated, also at the same time, it gets the same answer', async () => {
    const page = await provider.open()
    await page.play('before-the-change')
    const answers = await Promise.all([change(page, 'amber-2'), change(page, 'amber-2')])
    answers.push(await change(page, 'amber-2'))
    const [first, ...again] = answers.map((response) => v.parse(SeedsAnswer, response.json()))
    expect(first).toMatchObject({
      revealed: { serverSeedHash: page.answer.serverSeedHash, rounds: 1 },
      serverSeedHash: page.answer.nextServerSeedHash,
      clientSeed: 'amber-2',
    })
    expect(again).toEqual([first, first])
  })

  test('is carried out when the seeds were changed elsewhere to a seed that the player did not choose here', async () => {
    const page = await provider.open()
    const elsewhere = (await page.send('POST', '/api/seeds', { clientSeed: 'other' })).json<SeedsAnswer>()
    expect((await change(page, 'amber-3')).json<SeedsAnswer>()).toMatchObject({
      revealed: { serverSeedHash: elsewhere.serverSeedHash },
      serverSeedHash: elsewhere.nextServerSeedHash,
      clientSeed: 'amber-3',
    })
  })

  test('of another player reveals nothing', async () => {
    const [page, other] = [await provider.open(), await provider.open()]
    await page.send('POST', '/api/seeds', { clientSeed: 'amber-4' })
    await other.send('POST', '/api/seeds', { clientSeed: 'amber-4' })
    const { clientSeed, serverSeedHash } = { ...page.answer, clientSeed: 'amber-4' }
    const answer = (
      await other.send('POST', '/api/seeds', { clientSeed, serverSeedHash })
    ).json<SeedsAnswer>()
    expect(answer.revealed.serverSeedHash).not.toBe(serverSeedHash)
  })
})

test('the current seeds are told between openings, after a change elsewhere too', async () => {
  const page = await provider.open()
  const elsewhere = await provider.enter(page.token)
  const { revealed: _, ...fresh } = (
    await elsewhere.send('POST', '/api/seeds', { clientSeed: 'other' })
  ).json<SeedsAnswer>()
  await elsewhere.play('after-the-change')
  expect(v.parse(Seeds, (await page.send('GET', '/api/seeds')).json())).toEqual({ ...fresh, nonce: 1 })
})

test('every player and game has its own seeds, and a new page continues with them', async () => {
  const page = await provider.open()
  await page.play('counts-on')
  expect((await provider.enter(page.token)).answer).toMatchObject({
    serverSeedHash: page.answer.serverSeedHash,
    nonce: 1,
  })
  const elsewhere = await provider.open({ playerId: page.run.playerId, gameSlug: 'honey-jar' })
  expect(elsewhere.answer.serverSeedHash).not.toBe(page.answer.serverSeedHash)
})

test.each(['', 'with space', 'a:b', 'сид', 'x'.repeat(65), null, 7])(
  '%j is refused as a client seed',
  async (clientSeed) => {
    const page = await provider.open()
    expect(codeOf(await page.send('POST', '/api/seeds', { clientSeed }))).toBe('invalid_request')
  },
)

test('a proof is unchanged after the round trip through the address of the verifier', async () => {
  const page = await provider.open()
  const { proof } = await proofOf(page, roundOf(await page.play('linked-round')).id)
  expect(parseVerifyHash(new URL(buildVerifyPath(proof), 'http://games.example').hash)).toEqual(proof)
  expect(parseVerifyHash('#nonsense')).toBeNull()
})
