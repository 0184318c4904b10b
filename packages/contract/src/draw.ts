// The draw of a promotion, the same on the platform and in the browser that repeats it from the published file. Pure.
//
// Texts are ASCII, hashes lower-case hex. `seedHash` is the SHA-256 of the seed's text, published before anything is earned. `listHash`
// is that of the list: a line `<number> <tickets>` for each participant, by number, joined by line feeds. Number n, from 0, is the first
// 8 bytes of HMAC-SHA-256(seed, `<listHash>:<n>`), big-endian; numbers from the largest multiple of the tickets left up are skipped,
// others are taken modulo the tickets left, which gives the ticket in the order of the list. The player's other tickets leave then.
// Prizes are drawn from the first to the last, the main one; where there are more prizes than participants, the first ones are not drawn.
import type { DrawFile } from './promotions.ts'
import { hmacSha256, sha256 } from './sha256.ts'

/** Number of a participant, and how many tickets that has; by number. */
export type TicketList = DrawFile['tickets']
export type DrawnWinner = DrawFile['winners'][number]

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** `echo -n <seed> | sha256sum` gives the same. */
export function hashSeed(seed: string): string {
  return toHex(sha256(encode(seed)))
}

/** The text whose hash is published: who saves it as a file gets the same from `sha256sum`. */
export function writeTicketList(tickets: TicketList): string {
  return tickets.map(([number, count]) => `${number} ${count}`).join('\n')
}

export function hashTicketList(tickets: TicketList): string {
  return toHex(sha256(encode(writeTicketList(tickets))))
}

/** Winners in the order in which they are drawn, the first place last. Tickets are counted from 0 over the whole list. */
export function drawWinners({
  seed,
  listHash,
  tickets,
  prizes,
}: {
  seed: string
  listHash: string
  tickets: TicketList
  /** From the least to the main one. */
  prizes: DrawFile['prizes']
}): DrawnWinner[] {
  const left = createTicketsLeft(tickets.map(([, count]) => count))
  const readNumber = readNumbers(seed, listHash)
  return listPlaces(prizes, tickets.length).map(({ prizeId, place }) => {
    let index = chooseEvenly(readNumber(), left.count())
    while (index === null) index = chooseEvenly(readNumber(), left.count())
    const { owner, ticket } = left.find(index)
    left.remove(owner)
    return { prizeId, place, ticket, number: tickets[owner]![0] }
  })
}

/** What of a draw's file holds; null: not published yet. */
export interface DrawVerdict {
  isSeedRight: boolean | null
  isListRight: boolean | null
  areWinnersRight: boolean | null
}

/** Repeats a draw from its file. */
export function verifyDraw({
  seed,
  seedHash,
  listHash,
  tickets,
  prizes,
  winners,
}: Omit<DrawFile, 'id'>): DrawVerdict {
  const isListRight = listHash === null ? null : hashTicketList(tickets) === listHash
  if (seed === null || listHash === null) return { isSeedRight: null, isListRight, areWinnersRight: null }
  const byPlace = (list: readonly DrawnWinner[]) =>
    list
      .toSorted((one, other) => one.place - other.place)
      .map(({ prizeId, place, ticket, number }) => `${prizeId} ${place} ${ticket} ${number}`)
      .join('\n')
  const repeated = drawWinners({ seed, listHash, tickets, prizes })
  return {
    isSeedRight: hashSeed(seed) === seedHash,
    isListRight,
    areWinnersRight: byPlace(winners) === byPlace(repeated),
  }
}

/** The numbers n = 0, 1, …, each of 64 bits. */
function readNumbers(seed: string, listHash: string): () => bigint {
  const key = encode(seed)
  let next = 0
  return () => {
    const digest = hmacSha256(key, encode(`${listHash}:${next}`))
    next += 1
    return new DataView(digest.buffer).getBigUint64(0)
  }
}

const numberRange = 2n ** 64n

/** One of `count` by a number below `range`, so that each is chosen by equally many numbers; null for a number to be skipped. */
export function chooseEvenly(number: bigint, count: number, range = numberRange): number | null {
  const size = BigInt(count)
  return number < range - (range % size) ? Number(number % size) : null
}

/** The prize and place of each winner, in the order of drawing: from the last place to the first. */
function listPlaces(
  prizes: DrawFile['prizes'],
  participants: number,
): Pick<DrawnWinner, 'prizeId' | 'place'>[] {
  const each = prizes.flatMap(({ id, count }) => Array.from({ length: count }, () => id))
  const all = each.map((prizeId, index) => ({ prizeId, place: each.length - index }))
  return all.slice(Math.max(0, all.length - participants))
}

/** Tickets that are still in the draw, found by their order in logarithmic time. */
export function createTicketsLeft(counts: readonly number[]): {
  count(): number
  /** The owner of the ticket at `index` among those left, and its number among all. */
  find(index: number): { owner: number; ticket: number }
  remove(owner: number): void
} {
  // A binary indexed tree: sums[i] is that of the counts from i - (i & -i) up to i, counted from 1.
  const sums = [0, ...counts]
  for (let at = 1; at < sums.length; at += 1) {
    const parent = at + (at & -at)
    if (parent < sums.length) sums[parent]! += sums[at]!
  }
  const firsts: number[] = []
  let total = 0
  for (const count of counts) {
    firsts.push(total)
    total += count
  }
  let left = total
  const highest = 2 ** Math.floor(Math.log2(Math.max(1, counts.length)))
  return {
    count: () => left,
    find(index) {
      let [owner, rest] = [0, index]
      for (let step = highest; step >= 1; step /= 2) {
        const sum = sums[owner + step]
        if (sum === undefined || sum > rest) continue
        owner += step
        rest -= sum
      }
      return { owner, ticket: firsts[owner]! + rest }
    },
    remove(owner) {
      left -= counts[owner]!
      for (let at = owner + 1; at < sums.length; at += at & -at) sums[at]! -= counts[owner]!
    },
  }
}
