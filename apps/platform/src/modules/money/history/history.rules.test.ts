import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  beginPosition,
  readPosition,
  sources,
  takePage,
  writePosition,
  type Placed,
  type Position,
  type Source,
} from './history.rules.ts'

const lists = fc.record(
  Object.fromEntries(
    sources.map((source) => [
      source,
      fc
        .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.nat(30)), {
          selector: ([id]) => id,
          maxLength: 14,
        })
        .map((rows) =>
          rows
            .toSorted(([one], [other]) => other - one)
            .map(([id, second]): Placed => ({ source, id, at: new Date(second * 1000) })),
        ),
    ]),
  ) as Record<Source, fc.Arbitrary<Placed[]>>,
)

test('pages show every operation once, whatever the order of ids and times in a list, and then end', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 7 }), (all, size) => {
      const shown: Placed[] = []
      let position: Position | null = beginPosition('all')
      for (let pages = 0; position && pages < 200; pages += 1) {
        const found = Object.fromEntries(
          sources.map((source) => [
            source,
            all[source].filter(({ id }) => id < position![source]).slice(0, size + 1),
          ]),
        ) as unknown as Record<Source, Placed[]>
        const page: ReturnType<typeof takePage> = takePage(position, found, size)
        expect(page.items.length === size || page.next === null).toBe(true)
        shown.push(...page.items)
        // As it travels to the browser and back.
        position = page.next && readPosition(writePosition(page.next), 'all')
      }
      expect(position).toBeNull()
      const nameAll = (items: readonly Placed[]) =>
        items.map(({ source, id }) => `${source} ${id}`).toSorted()
      expect(nameAll(shown)).toEqual(nameAll(sources.flatMap((source) => all[source])))
    }),
  )
})

test('operations are shown by their time, latest first, where ids follow it', () => {
  const place = (source: Source, id: number, second: number): Placed => ({
    source,
    id,
    at: new Date(second * 1000),
  })
  const found = {
    deposits: [place('deposits', 9, 50), place('deposits', 4, 20)],
    payouts: [place('payouts', 2, 40)],
    rounds: [place('rounds', 700, 60), place('rounds', 699, 30)],
    bonuses: [],
    gifts: [],
  }
  const { items, next } = takePage(beginPosition('all'), found, 4)
  expect(items.map(({ id }) => id)).toEqual([700, 9, 2, 699])
  expect(next).toMatchObject({ deposits: 9, payouts: 0, rounds: 0 })
})

test('a position can not open a list that the filter does not show', () => {
  expect(readPosition('10.20.30.40.50', 'payouts')).toEqual({
    deposits: 0,
    payouts: 20,
    rounds: 0,
    bonuses: 0,
    gifts: 0,
  })
})
