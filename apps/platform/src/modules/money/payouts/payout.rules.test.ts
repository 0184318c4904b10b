import { currencies, type Currency, type PayoutStatus } from '@yanta/contract'
import { contentFolder, loadContent } from '@yanta/content'
import { describe, expect, test } from 'vitest'
import {
  bringsGiftsBack,
  decide,
  findConditionRefusal,
  findDocumentsFrom,
  findDocumentsSum,
  findGeneralPayoutLimit,
  givesMoneyBack,
  listConditions,
  isPlayedOnce,
  isTrusted,
  isWithinDay,
  openStatuses,
  toKopecks,
  type ConditionFacts,
  type PayoutEvent,
} from './payout.rules.ts'

const content = loadContent(contentFolder)
const statuses: readonly PayoutStatus[] = [
  'new',
  'approved',
  'sent',
  'done',
  'refused',
  'failed',
  'cancelled',
]
const events: readonly PayoutEvent[] = ['approve', 'refuse', 'send', 'done', 'failed', 'cancel']

describe('the states of a payout', () => {
  // '-': nothing happens; '!': it is impossible.
  const table: Record<PayoutStatus, string[]> = {
    //           approve    refuse     send    done    failed    cancel
    new: ['approved', 'refused', '!', '!', '!', 'cancelled'],
    approved: ['-', 'refused', 'sent', '!', '!', 'cancelled'],
    sent: ['-', '!', '-', 'done', 'failed', '!'],
    done: ['-', '!', '-', '-', '!', '!'],
    refused: ['!', '-', '!', '!', '!', '-'],
    failed: ['-', '!', '-', '!', '-', '-'],
    cancelled: ['!', '!', '!', '!', '!', '-'],
  }
  const rows = statuses.flatMap((status) =>
    events.map((event, place) => [status, event, table[status][place]!] as const),
  )

  test.each(rows)('%s, %s: %s', (status, event, expected) => {
    const verdict = decide(status, event)
    const shown = typeof verdict === 'object' ? verdict.to : { nothing: '-', impossible: '!' }[verdict]
    expect(shown).toBe(expected)
  })

  test('an event repeated right after it has moved a payout does nothing', () => {
    const repeated = rows.flatMap(([status, event]) => {
      const verdict = decide(status, event)
      return typeof verdict === 'object' ? [decide(verdict.to, event)] : []
    })
    expect(new Set(repeated)).toEqual(new Set(['nothing']))
  })

  test('money that was given back or paid never moves again', () => {
    const ended = statuses.filter((each) => !openStatuses.includes(each))
    const verdicts = ended.flatMap((status) => events.map((event) => typeof decide(status, event)))
    expect(new Set(verdicts)).toEqual(new Set(['string']))
  })

  test.each([
    ['new', false, false],
    ['approved', false, false],
    ['sent', false, false],
    ['done', false, false],
    ['refused', true, true],
    ['failed', true, true],
    ['cancelled', true, false],
  ] as const)('%s: money back %s, gifts back %s [5.27]', (status, money, gifts) => {
    expect([givesMoneyBack(status), bringsGiftsBack(status)]).toEqual([money, gifts])
  })
})

describe('limits and fees', () => {
  test('the general limits are 100 to 1,000,000 roubles, or as much in whole units of another currency [5.18] [9.10]', () => {
    const limits = Object.fromEntries(
      currencies.map((currency) => [currency, findGeneralPayoutLimit(currency, content.currencies)]),
    )
    expect(limits).toEqual({
      RUB: { min: 10_000, max: 100_000_000 },
      EUR: { min: 200, max: 1_050_400 },
      USD: { min: 200, max: 1_226_900 },
      UAH: { min: 5_200, max: 51_282_000 },
      KZT: { min: 64_200, max: 641_025_600 },
      CAD: { min: 200, max: 1_712_300 },
    } satisfies Record<Currency, unknown>)
  })

  test('an amount counts in roubles by the rate, rounded up', () => {
    expect(toKopecks(1_000, 'RUB', content.currencies)).toBe(1_000)
    expect(toKopecks(1_000, 'EUR', content.currencies)).toBe(95_200)
    expect(toKopecks(1, 'KZT', content.currencies)).toBe(1)
  })

  test.each([
    [500, 500, true],
    [501, 500, false],
    [1_000, 0, true],
    [1_001, 0, false],
  ])('of 1000 a day, %i after %i needs no person: %s', (amount, approvedToday, expected) => {
    expect(isWithinDay(amount, approvedToday, 1_000)).toBe(expected)
  })

  const trusted = {
    isMultiAccount: false,
    isHeld: false,
    isReversed: false,
    depositMethods: ['card', 'wallet'],
  }
  test.each([
    [{}, 'card', true],
    [{}, 'wallet', true],
    [{}, 'bank', false],
    [{ depositMethods: [] }, 'card', false],
    [{ isMultiAccount: true }, 'card', false],
    [{ isHeld: true }, 'card', false],
    [{ isReversed: true }, 'card', false],
  ])('with %o a payout to %s needs no person: %s', (facts, method, expected) => {
    expect(isTrusted({ ...trusted, ...facts }, method)).toBe(expected)
  })

  test.each([
    [500, 500, true],
    [500, 499, false],
    [0, 0, true],
  ])('of %i paid in, with %i staked, needs no person: %s', (deposited, staked, expected) => {
    expect(isPlayedOnce(deposited, staked)).toBe(expected)
  })
})

describe('conditions [5.27] [3.14]', () => {
  const met: ConditionFacts = {
    isPhoneProven: true,
    isEmailProven: true,
    isRegisteredByEmail: true,
    needsDocuments: false,
    hasBonus: false,
    isHeld: false,
    openPayouts: 2,
  }

  test.each<[Partial<ConditionFacts>, string | null, string | null]>([
    [{}, null, null],
    [{ isPhoneProven: false }, 'phone', 'phone_restriction'],
    [{ isEmailProven: false }, 'email', 'email_restriction'],
    [{ isEmailProven: false, isRegisteredByEmail: false }, null, null],
    [{ needsDocuments: true }, 'documents', 'documents_restriction'],
    [{ isHeld: true }, 'held', 'money_held'],
    [{ openPayouts: 3 }, 'open_payouts', 'payout_limit_reached'],
    [{ hasBonus: true }, 'wager', 'wager_unfinished'],
  ])('%o: %s is not met, refused %s', (facts, key, refusal) => {
    const all = { ...met, ...facts }
    expect(
      listConditions(all)
        .filter(({ isMet }) => !isMet)
        .map((each) => each.key),
    ).toEqual(key === null ? [] : [key])
    expect(findConditionRefusal(all, false)).toBe(refusal)
  })

  test('the sum that needs documents is the least one that counts as so many kopecks', () => {
    for (const currency of currencies) {
      const sum = findDocumentsSum(10_000_000, currency, content.currencies)
      expect(toKopecks(sum, currency, content.currencies)).toBeGreaterThanOrEqual(10_000_000)
      expect(toKopecks(sum - 1, currency, content.currencies)).toBeLessThan(10_000_000)
    }
    expect(findDocumentsSum(10_000_000, 'RUB', content.currencies)).toBe(10_000_000)
    expect(findDocumentsSum(0, 'EUR', content.currencies)).toBe(0)
  })

  test.each([
    [{ isIdentityVerified: false, paidOut: 0 }, 1_000, 1_000],
    [{ isIdentityVerified: false, paidOut: 999 }, 1_000, 1],
    [{ isIdentityVerified: false, paidOut: 5_000 }, 1_000, 0],
    [{ isIdentityVerified: false, paidOut: 0 }, 0, 0],
    [{ isIdentityVerified: true, paidOut: 5_000 }, 1_000, null],
  ])('of %o, with %i in all, one more payout needs documents from %s on', (facts, sum, expected) => {
    expect(findDocumentsFrom(facts, sum)).toBe(expected)
  })

  test('a bonus that is given up is no obstacle, and no other condition becomes one less', () => {
    expect(findConditionRefusal({ ...met, hasBonus: true }, true)).toBe(null)
    expect(findConditionRefusal({ ...met, hasBonus: true, isHeld: true }, true)).toBe('money_held')
  })
})
