// Limits, activity and documents of a player as they look at the moment of the drawing: those of the site count from its own start.
import { openArt } from '@yanta/art'
import {
  type Activity,
  type LimitKind,
  type LimitPeriod,
  type OwnLimit,
  type RealityCheck,
  type Verification,
  getActivity,
  getRealityCheck,
  listLimits,
  listVerifications,
} from '@yanta/contract'
import { expect } from '@playwright/test'
import { followLink } from '../support/navigation.ts'
import { waitForSilence } from './network.ts'
import { type ScreenPage, type Words, goTo } from './screen-page.ts'

const art = openArt()

/** Goes to a screen of a player as one who is on the site already: the document would come from the platform. */
export async function openOwnPlay(target: ScreenPage, path: string, heading: Words): Promise<void> {
  const { page, origin } = target
  for (const [address, json] of listAnswers())
    await page.route(
      (url) => url.pathname === address,
      (route) => route.fulfill({ json }),
    )
  await goTo(target, '/about')
  await waitForSilence(page)
  await followLink(page, `${origin}${path}`)
  await expect(page.getByRole('heading', { name: target.say(heading) }).first()).toBeVisible()
}

function listAnswers(): [string, unknown][] {
  return [
    [listLimits.path, { currency: 'RUB', items: buildLimits() }],
    [getRealityCheck.path, reality],
    [getActivity.path, buildActivity()],
    [listVerifications.path, { isEnabled: true, items: verifications }],
  ]
}

const reality: RealityCheck = { currency: 'RUB', minutes: 60, dueAt: null, session: null }

/** What a day, a week and a month have used, and what they may use. */
const allowances: Record<LimitKind, Record<LimitPeriod, { used: number; value: number | null }>> = {
  deposit: {
    day: { used: 500_000, value: 2_000_000 },
    week: { used: 3_150_000, value: 6_000_000 },
    month: { used: 8_400_000, value: 15_000_000 },
  },
  loss: {
    day: { used: 34_000, value: 500_000 },
    week: { used: 1_280_000, value: 1_300_000 },
    month: { used: 2_410_000, value: null },
  },
  stake: {
    day: { used: 432_000, value: 5_000_000 },
    week: { used: 4_820_000, value: null },
    month: { used: 16_300_000, value: null },
  },
  time: {
    day: { used: 102, value: 180 },
    week: { used: 540, value: 900 },
    month: { used: 1_710, value: null },
  },
}

const ends: Record<LimitPeriod, string> = {
  day: '2026-11-18T21:00:00.000Z',
  week: '2026-11-22T21:00:00.000Z',
  month: '2026-11-30T21:00:00.000Z',
}

function buildLimits(): OwnLimit[] {
  const kinds: readonly LimitKind[] = ['deposit', 'loss', 'stake', 'time']
  const periods: readonly LimitPeriod[] = ['day', 'week', 'month']
  return kinds.flatMap((kind) =>
    periods.map((period) => ({
      kind,
      period,
      ...allowances[kind][period],
      resetsAt: ends[period],
      change: findChange(kind, period),
    })),
  )
}

/** One that waits, and one that waits to be confirmed. */
function findChange(kind: LimitKind, period: LimitPeriod): OwnLimit['change'] {
  if (kind === 'deposit' && period === 'week')
    return {
      value: 8_000_000,
      confirmableAt: '2026-11-19T02:42:08.000Z',
      lapsesAt: '2026-11-26T02:42:08.000Z',
    }
  if (kind === 'time' && period === 'day')
    return { value: null, confirmableAt: '2026-11-18T06:10:00.000Z', lapsesAt: '2026-11-25T06:10:00.000Z' }
  return null
}

/** Stakes and wins of a fortnight, in roubles. */
const fortnight = [
  [9_200, 11_800],
  [4_100, 3_000],
  [2_600, 3_200],
  [7_400, 5_200],
  [12_300, 17_300],
  [8_800, 11_600],
  [1_900, 1_400],
  [6_000, 7_500],
  [5_100, 6_400],
  [9_900, 6_800],
  [7_700, 4_900],
  [8_300, 4_800],
  [2_200, 1_300],
  [900, 700],
] as const

function buildActivity(): Activity {
  const days = fortnight.map(([staked, won], index) => ({
    day: new Date(Date.UTC(2026, 10, 5 + index)).toISOString().slice(0, 10),
    staked: staked * 100,
    won: won * 100,
    net: (won - staked) * 100,
    rounds: Math.round(staked / 20),
    seconds: staked / 2 < 1_000 ? 0 : Math.round(staked / 2),
    deposits: index % 5 === 0 ? 1_000_000 : 0,
    payouts: index === 9 ? 650_000 : 0,
  }))
  const sum = (name: 'staked' | 'won' | 'net' | 'rounds' | 'seconds' | 'deposits' | 'payouts') =>
    days.reduce((total, day) => total + day[name], 0)
  return {
    currency: 'RUB',
    from: days[0]!.day,
    to: days.at(-1)!.day,
    today: days.at(-1)!.day,
    totals: {
      staked: sum('staked'),
      won: sum('won'),
      net: sum('net'),
      rounds: sum('rounds'),
      seconds: sum('seconds'),
      deposits: sum('deposits'),
      payouts: sum('payouts'),
    },
    previousSeconds: sum('seconds') + 4_800,
    days,
    games: [
      ['neon-drive', 'Neon Drive', 8_420_000, 8_190_000, 1_204],
      ['honey-jar', 'Honey Jar', 3_640_000, 3_910_000, 612],
      ['emerald-roulette', 'Emerald Roulette', 2_740_000, 2_666_000, 148],
      ['deep-mines', 'Deep Mines', 1_500_000, 1_500_000, 330],
    ].map(([slug, name, staked, won, rounds]) => ({
      slug: String(slug),
      name: String(name),
      image: art.getAddress(`covers/${slug}-tall`),
      staked: Number(staked),
      won: Number(won),
      net: Number(won) - Number(staked),
      rounds: Number(rounds),
    })),
  }
}

const verifications: readonly Verification[] = [
  {
    id: '1',
    kind: 'identity',
    status: 'wait',
    reasons: [],
    expectedAt: '2026-11-18T10:20:00.000Z',
    hasPicture: false,
    steps: [
      {
        at: '2026-11-18T08:20:00.000Z',
        kind: 'sent',
        file: { name: 'passport.jpg', bytes: 2_516_582 },
        reasons: [],
        comment: null,
      },
    ],
  },
  {
    id: '2',
    kind: 'payment_card',
    status: 'cancel',
    reasons: ['glare', 'card_number_hidden'],
    expectedAt: null,
    hasPicture: false,
    steps: [
      {
        at: '2026-11-17T15:02:00.000Z',
        kind: 'sent',
        file: { name: 'card-front.jpg', bytes: 1_887_436 },
        reasons: [],
        comment: null,
      },
      {
        at: '2026-11-17T16:11:00.000Z',
        kind: 'declined',
        file: null,
        reasons: ['glare', 'card_number_hidden'],
        comment: null,
      },
    ],
  },
  {
    id: '3',
    kind: 'e_wallet',
    status: 'none',
    reasons: [],
    expectedAt: null,
    hasPicture: false,
    steps: [],
  },
  {
    id: '4',
    kind: 'additional',
    status: 'success',
    reasons: [],
    expectedAt: null,
    hasPicture: false,
    steps: [
      {
        at: '2026-11-12T09:30:00.000Z',
        kind: 'sent',
        file: { name: 'address-bill.png', bytes: 734_003 },
        reasons: [],
        comment: null,
      },
      { at: '2026-11-12T10:05:00.000Z', kind: 'approved', file: null, reasons: [], comment: null },
    ],
  },
]
