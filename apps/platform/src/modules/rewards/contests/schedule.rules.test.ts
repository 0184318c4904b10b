import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDates } from '../../../plugins/calendar.ts'
import { isAnnounced, planInstance, type FormerInstance, type Schedule } from './schedule.rules.ts'

const dates = createDates('Europe/Moscow')
const plan = (schedule: Partial<Schedule>, former: FormerInstance | null, at: string, isDemo = false) => {
  const planned = planInstance({ announced: '3d', ...schedule }, former, { now: new Date(at), dates, isDemo })
  return (
    planned && [
      planned.startsAt.toISOString().slice(0, 16),
      planned.endsAt?.toISOString().slice(0, 16) ?? null,
      planned.day,
    ]
  )
}
const former = (startsAt: string, endsAt: string, isCancelled = false): FormerInstance => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  isCancelled,
})
const repeats = { from: '2026-11-02T09:00:00Z', lasts: '5d', every: '7d' }

describe('the first instance', () => {
  test.each<[string, Partial<Schedule>, string, boolean, unknown]>([
    [
      'stands on its dates',
      { startsAt: '2026-12-01T09:00:00Z', endsAt: '2026-12-05T09:00:00Z' },
      '2026-11-26T10:00Z',
      true,
      ['2026-12-01T09:00', '2026-12-05T09:00', null],
    ],
    [
      'without dates begins with the day and has no end',
      {},
      '2026-11-26T10:00Z',
      false,
      ['2026-11-25T21:00', null, null],
    ],
    [
      'that only ends has begun by its end',
      { endsAt: '2020-01-01T00:00:00Z' },
      '2026-11-26T10:00Z',
      false,
      ['2020-01-01T00:00', '2020-01-01T00:00', null],
    ],
    [
      'of a repeated one is that which runs',
      { repeats },
      '2026-11-26T10:00Z',
      false,
      ['2026-11-23T09:00', '2026-11-28T09:00', '20261123'],
    ],
    [
      'is the next one between two',
      { repeats },
      '2026-11-29T10:00Z',
      false,
      ['2026-11-30T09:00', '2026-12-05T09:00', '20261130'],
    ],
    [
      'waits for its beginning',
      { repeats },
      '2026-10-01T00:00Z',
      false,
      ['2026-11-02T09:00', '2026-11-07T09:00', '20261102'],
    ],
    [
      'of a demo is over since',
      { repeats, demo: { is: 'past', since: '3d' } },
      '2026-11-26T10:40Z',
      true,
      ['2026-11-18T10:00', '2026-11-23T10:00', '20261118'],
    ],
    [
      'of a demo has begun since',
      { repeats, demo: { is: 'active', since: '36h' } },
      '2026-11-26T10:40Z',
      true,
      ['2026-11-24T22:00', '2026-11-29T22:00', '20261125'],
    ],
    [
      'of a demo begins in',
      { repeats, demo: { is: 'future', since: '2d' } },
      '2026-11-26T10:40Z',
      true,
      ['2026-11-28T10:00', '2026-12-03T10:00', '20261128'],
    ],
    [
      'of a demo keeps the length of its dates',
      {
        startsAt: '2026-01-01T00:00:00Z',
        endsAt: '2026-01-03T00:00:00Z',
        demo: { is: 'active', since: '1d' },
      },
      '2026-11-26T10:00Z',
      true,
      ['2026-11-25T10:00', '2026-11-27T10:00', null],
    ],
    [
      'knows of no demo in production',
      { repeats, demo: { is: 'past', since: '3d' } },
      '2026-11-26T10:00Z',
      false,
      ['2026-11-23T09:00', '2026-11-28T09:00', '20261123'],
    ],
  ])('%s [4.1]', (_, schedule, at, isDemo, expected) => {
    expect(plan(schedule, null, at, isDemo)).toEqual(expected)
  })
})

describe('the next instance', () => {
  const last = former('2026-11-23T09:00:00Z', '2026-11-28T09:00:00Z')
  test.each<[string, FormerInstance, string, unknown]>([
    ['is not there while the former one runs and it is not announced', last, '2026-11-27T08:59Z', null],
    [
      'is there as soon as it is announced',
      last,
      '2026-11-27T09:00Z',
      ['2026-11-30T09:00', '2026-12-05T09:00', '20261130'],
    ],
    [
      'is there as soon as the former one has ended',
      former('2026-11-16T09:00:00Z', '2026-11-17T09:00:00Z'),
      '2026-11-17T09:00Z',
      ['2026-11-23T09:00', '2026-11-28T09:00', '20261123'],
    ],
    [
      'is there once the former one is cancelled',
      { ...last, isCancelled: true },
      '2026-11-24T00:00Z',
      ['2026-11-30T09:00', '2026-12-05T09:00', '20261130'],
    ],
    [
      'is the one that runs after a long stop',
      last,
      '2027-02-03T00:00Z',
      ['2027-02-01T09:00', '2027-02-06T09:00', '20270201'],
    ],
    [
      'follows the beginning of the former one, wherever the demo has put it',
      former('2026-11-20T04:00:00Z', '2026-11-25T04:00:00Z'),
      '2026-11-26T10:00Z',
      ['2026-11-27T04:00', '2026-12-02T04:00', '20261127'],
    ],
  ])('%s [4.1]', (_, before, at, expected) => {
    expect(plan({ repeats }, before, at)).toEqual(expected)
  })

  test('does not exist for an entry with dates', () => {
    expect(plan({ startsAt: '2026-12-01T09:00:00Z' }, last, '2027-01-01T00:00Z')).toBeNull()
  })

  test('begins at the same hour of the day when the clocks change', () => {
    const berlin = createDates('Europe/Berlin')
    const planned = planInstance(
      { repeats: { from: '2026-10-20T10:00:00Z', lasts: '1d', every: '7d' }, announced: '7d' },
      former('2026-10-20T10:00:00Z', '2026-10-21T10:00:00Z'),
      { now: new Date('2026-10-22T00:00:00Z'), dates: berlin, isDemo: false },
    )
    expect(planned!.startsAt.toISOString()).toBe('2026-10-27T11:00:00.000Z')
  })
})

test.each([
  [
    'begins and ends at noon, though the clocks change on its last day',
    '2026-03-28T11:00:00Z',
    '2026-03-29T10:00:00.000Z',
  ],
  [
    'of a day on which they change ends a day later at its hour',
    '2026-03-29T10:00:00Z',
    '2026-03-30T10:00:00.000Z',
  ],
  [
    'that would end in the hour left out ends when it is over',
    '2026-03-28T01:30:00Z',
    '2026-03-29T01:30:00.000Z',
  ],
  ['in autumn ends at its hour of the day', '2026-10-24T10:00:00Z', '2026-10-25T11:00:00.000Z'],
])('an instance %s', (_case, from, endsAt) => {
  const planned = planInstance({ repeats: { from, lasts: '1d', every: '7d' }, announced: '7d' }, null, {
    now: new Date(from),
    dates: createDates('Europe/Berlin'),
    isDemo: false,
  })
  expect(planned!.endsAt!.toISOString()).toBe(endsAt)
})

test('a season of every year ends on the same day, whatever leap days lie between [9.29]', () => {
  const season = { repeats: { from: '2026-11-01T17:00:00Z', lasts: '74d', every: '1y' }, announced: '60d' }
  const ends: string[] = []
  let last: FormerInstance | null = null
  for (let year = 2026; year < 2036; year += 1) {
    const planned = planInstance(season, last, {
      now: new Date(`${year}-10-20T00:00:00Z`),
      dates,
      isDemo: false,
    })
    last = { ...planned!, isCancelled: false }
    ends.push(planned!.endsAt!.toISOString().slice(4))
  }
  expect(new Set(ends)).toEqual(new Set(['-01-14T17:00:00.000Z']))
})

test('whenever the site starts again, instances never overlap, are never over when created, and have different addresses', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 24 * 40 }), { maxLength: 30 }),
      fc.integer({ min: 1, max: 7 }),
      (hours, lasts) => {
        let now = Date.parse('2026-11-01T00:00:00Z')
        const made: { startsAt: Date; endsAt: Date | null; day: string | null }[] = []
        for (const passed of [0, ...hours]) {
          now += passed * 3_600_000
          const before = made.at(-1)
          const planned = planInstance(
            { repeats: { ...repeats, lasts: `${lasts}d` }, announced: '3d' },
            before ? { ...before, isCancelled: false } : null,
            { now: new Date(now), dates, isDemo: false },
          )
          if (!planned) continue
          expect(planned.endsAt!.getTime()).toBeGreaterThan(now)
          if (before) expect(planned.startsAt.getTime()).toBeGreaterThanOrEqual(before.endsAt!.getTime())
          made.push(planned)
        }
        expect(new Set(made.map(({ day }) => day)).size).toBe(made.length)
      },
    ),
  )
})

test.each([
  ['2026-11-26T09:00:00Z', false],
  ['2026-11-27T09:00:00Z', true],
])('at %s what begins on 30 November and is announced for three days is shown: %s [4.2]', (at, isShown) => {
  expect(isAnnounced({ announced: '3d' }, new Date('2026-11-30T09:00:00Z'), new Date(at))).toBe(isShown)
})
