import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chooseEvenly,
  createTicketsLeft,
  drawWinners,
  hashSeed,
  hashTicketList,
  verifyDraw,
  type TicketList,
} from './draw.ts'

const seed = '5f3c0a77d1e94b628c1f0e9d2b7a6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f0a9b'
const sha = (text: string) => createHash('sha256').update(text).digest('hex')

const ticketLists = fc
  .uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 40 })
  .chain((numbers) =>
    fc.tuple(
      ...numbers
        .toSorted((one, other) => one - other)
        .map((number) => fc.tuple(fc.constant(number), fc.integer({ min: 1, max: 30 }))),
    ),
  )
const prizeLists = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 })
  .map((counts) => counts.map((count, index) => ({ id: `prize-${index + 1}`, count })))

const draw = (tickets: TicketList, prizes: { id: string; count: number }[], by = seed) =>
  drawWinners({ seed: by, listHash: hashTicketList(tickets), tickets, prizes })

/** The rule of the header once more, slowly and with other code. */
function drawSlowly(tickets: TicketList, prizes: readonly { id: string; count: number }[]) {
  let pool: { number: number; ticket: number }[] = []
  for (const [number, count] of tickets)
    for (let index = 0; index < count; index += 1) pool.push({ number, ticket: pool.length })
  const listHash = sha(tickets.map(([number, count]) => `${number} ${count}`).join('\n'))
  const order = prizes.flatMap(({ id, count }) => Array.from({ length: count }, () => id))
  const winners = []
  let next = 0
  for (const prizeId of order.slice(Math.max(0, order.length - tickets.length))) {
    const size = BigInt(pool.length)
    let value
    do value = createHmac('sha256', seed).update(`${listHash}:${next++}`).digest().readBigUInt64BE()
    while (value >= 2n ** 64n - (2n ** 64n % size))
    const { number, ticket } = pool[Number(value % size)]!
    pool = pool.filter((each) => each.number !== number)
    winners.push({ prizeId, ticket, number })
  }
  return winners
}

test('a draw is what its published rule says, computed by other code [3.26]', () => {
  fc.assert(
    fc.property(ticketLists, prizeLists, (tickets, prizes) => {
      expect(
        draw(tickets, prizes).map(({ prizeId, ticket, number }) => ({ prizeId, ticket, number })),
      ).toEqual(drawSlowly(tickets, prizes))
    }),
  )
})

test('the hashes are those of sha256sum over the seed and over the lines of the list', () => {
  expect(hashSeed('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(
    hashTicketList([
      [1, 3],
      [4, 10],
    ]),
  ).toBe(sha('1 3\n4 10'))
})

test('each ticket is chosen by equally many numbers; only numbers of the last, incomplete turn are skipped', () => {
  const range = 256
  for (let count = 1; count <= range; count += 1) {
    const chosen = Array.from({ length: range }, (_, number) =>
      chooseEvenly(BigInt(number), count, BigInt(range)),
    )
    const times = Array.from({ length: count }, (_, index) => chosen.filter((each) => each === index).length)
    expect(new Set(times)).toEqual(new Set([Math.floor(range / count)]))
  }
})

test('each ticket left has one place in the order, and those of who has left have none', () => {
  fc.assert(
    fc.property(ticketLists, fc.array(fc.nat(), { maxLength: 8 }), (tickets, removals) => {
      const left = createTicketsLeft(tickets.map(([, count]) => count))
      const gone = new Set(removals.map((removal) => removal % tickets.length))
      for (const owner of gone) left.remove(owner)
      const expected = tickets.flatMap(([, count], owner) =>
        Array.from({ length: gone.has(owner) ? 0 : count }, () => owner),
      )
      const found = Array.from({ length: left.count() }, (_, index) => left.find(index))
      expect(found.map(({ owner }) => owner)).toEqual(expected)
      expect(new Set(found.map(({ ticket }) => ticket)).size).toBe(found.length)
    }),
  )
})

test('a player wins once, by an own ticket; the main prize is drawn last and has the first place [3.26]', () => {
  fc.assert(
    fc.property(ticketLists, prizeLists, (tickets, prizes) => {
      const winners = draw(tickets, prizes)
      const total = prizes.reduce((sum, { count }) => sum + count, 0)
      expect(winners).toHaveLength(Math.min(total, tickets.length))
      expect(new Set(winners.map(({ number }) => number)).size).toBe(winners.length)
      for (const { number, ticket } of winners) {
        const at = tickets.findIndex(([each]) => each === number)
        const first = tickets.slice(0, at).reduce((sum, [, count]) => sum + count, 0)
        expect(ticket >= first && ticket < first + tickets[at]![1]).toBe(true)
      }
      expect(winners.map(({ place }) => place)).toEqual(
        Array.from({ length: winners.length }, (_, index) => winners.length - index),
      )
      expect(winners.at(-1)!.prizeId).toBe(prizes.at(-1)!.id)
    }),
  )
})

test('with fewer participants than prizes the least prizes are not drawn, the main one is', () => {
  const prizes = [
    { id: 'mug', count: 5 },
    { id: 'phone', count: 1 },
    { id: 'car', count: 1 },
  ]
  const winners = draw(
    [
      [1, 10],
      [2, 1],
    ],
    prizes,
  )
  expect(winners.map(({ prizeId, place }) => [prizeId, place])).toEqual([
    ['phone', 2],
    ['car', 1],
  ])
  expect(draw([], prizes)).toEqual([])
})

test('more tickets win more often, in proportion', () => {
  const tickets: TicketList = [
    [1, 1],
    [2, 3],
  ]
  const wins = Array.from(
    { length: 2_000 },
    (_, index) => draw(tickets, [{ id: 'one', count: 1 }], `seed ${index}`)[0]!.number,
  )
  const share = wins.filter((number) => number === 2).length / wins.length
  expect(share).toBeGreaterThan(0.71)
  expect(share).toBeLessThan(0.79)
})

test('a file proves its winners, and any change of it shows [4.58]', () => {
  const tickets: TicketList = [
    [1, 4],
    [2, 9],
    [7, 2],
  ]
  const prizes = [
    { id: 'less', count: 1 },
    { id: 'main', count: 1 },
  ]
  const winners = draw(tickets, prizes)
  const listHash = hashTicketList(tickets)
  const file = { seed, seedHash: hashSeed(seed), listHash, tickets, prizes, winners }
  const right = { isSeedRight: true, isListRight: true, areWinnersRight: true }
  expect(verifyDraw(file)).toEqual(right)
  expect(verifyDraw({ ...file, winners: winners.toReversed() })).toEqual(right)
  expect(verifyDraw({ ...file, seed: `${seed}0` })).toEqual({
    ...right,
    isSeedRight: false,
    areWinnersRight: false,
  })
  expect(verifyDraw({ ...file, tickets: [[1, 5], ...tickets.slice(1)] })).toMatchObject({
    isListRight: false,
  })
  const [first, ...others] = winners
  const moved = { ...first!, number: 99 }
  expect(verifyDraw({ ...file, winners: [moved, ...others] })).toEqual({ ...right, areWinnersRight: false })
  expect(verifyDraw({ ...file, winners: others })).toEqual({ ...right, areWinnersRight: false })
})

test('before the draw only the list can be checked, before the end nothing', () => {
  const tickets: TicketList = [[1, 4]]
  const open = { seed: null, seedHash: hashSeed(seed), listHash: null, tickets: [], prizes: [], winners: [] }
  expect(verifyDraw(open)).toEqual({ isSeedRight: null, isListRight: null, areWinnersRight: null })
  expect(verifyDraw({ ...open, tickets, listHash: hashTicketList(tickets) })).toEqual({
    isSeedRight: null,
    isListRight: true,
    areWinnersRight: null,
  })
})
