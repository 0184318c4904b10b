import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findResendPause, checkSend, checkTry, checkWrongTry, type Send } from './codes.rules.ts'

const own = (...secondsAgo: number[]): Send[] =>
  secondsAgo.map((seconds) => ({ secondsAgo: seconds, isOwn: true }))
const others = (...secondsAgo: number[]): Send[] =>
  secondsAgo.map((seconds) => ({ secondsAgo: seconds, isOwn: false }))
const hours = (...numbers: number[]) => numbers.map((hour) => hour * 3_600)
const tooSoon = (retryAfter: number) => ({ code: 'code_too_soon', retryAfter })
const tooOften = (retryAfter: number) => ({ code: 'code_too_often', retryAfter })
const tooMany = (retryAfter: number) => ({ code: 'code_limit_reached', retryAfter })
const twelve = Array.from({ length: 12 }, (_, hour) => (hour + 1) * 3_600)

describe('sending', () => {
  test.each([
    ['the first code of a contact', [], null],
    ['another one at once [9.2]', own(0), tooSoon(35)],
    ['another one a moment too early', own(34.2), tooSoon(1)],
    ['another one after 35 seconds [9.2]', own(35), null],
    ['one that a stranger has just asked for [9.2]', others(10), tooSoon(25)],
    ['a fourth in a row [8.39]', own(35, 70, 105), tooOften(265)],
    ['a fourth in a row, whatever the order of the list', own(105, 35, 70), tooOften(265)],
    ['a fourth in a row at the end of five minutes [9.2]', own(299.5, 340, 380), tooOften(1)],
    ['a fourth after five minutes [9.2]', own(300, 340, 380), null],
    ['a fourth whose row was broken by five minutes', own(40, 80, 380), null],
    ['one after three of strangers in a row', others(40, 80, 120), null],
    ['one after two of the own and one of a stranger', [...own(40, 120), ...others(80)], null],
    ['a thirteenth from one place within a day', own(...twelve), tooMany(12 * 3_600)],
    [
      'a thirteenth after a day has passed since the first',
      own(...hours(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 24)),
      null,
    ],
    ['one after twelve of a stranger', others(...twelve), null],
    [
      'one after twenty-four of strangers',
      others(...twelve, ...twelve.map((seconds) => seconds + 60)),
      tooMany(12 * 3_600 - 60),
    ],
  ] as const)('%s', (_case, sends, answer) => {
    expect(checkSend(sends, false)).toEqual(answer)
  })

  test('sends of anonymous clients do not delay the owner at an address known to the account', () => {
    expect(checkSend(others(...twelve, ...twelve.map((seconds) => seconds + 60)), true)).toBeNull()
    expect(checkSend(own(...twelve), true)).toEqual(tooMany(12 * 3_600))
  })

  test.each([
    ['the first', [], 35],
    ['the second', own(40), 35],
    ['the third in a row [8.39]', own(40, 80), 300],
    ['the twelfth of a day', own(...twelve.slice(0, 11)), 13 * 3_600],
  ] as const)('after %s code of a place the next one waits', (_case, before, seconds) => {
    expect(findResendPause(before, false)).toBe(seconds)
  })
})

const send: fc.Arbitrary<Send> = fc.record({
  secondsAgo: fc.double({ min: 0, max: 90_000, noNaN: true }),
  isOwn: fc.boolean(),
})
const sends = fc.array(send, { maxLength: 40 })

describe('for any history of sends', () => {
  test('a client that waits for Retry-After is not refused for the same reason again', () => {
    fc.assert(
      fc.property(sends, fc.boolean(), (before, isKnownLocation) => {
        const first = checkSend(before, isKnownLocation)
        if (!first) return
        const later = before.map(({ secondsAgo, isOwn }) => ({
          secondsAgo: secondsAgo + first.retryAfter,
          isOwn,
        }))
        const second = checkSend(later, isKnownLocation)
        expect(second?.code === first.code && first.code !== 'code_limit_reached').toBe(false)
      }),
    )
  })

  test('a wait is a whole number of seconds, at least one', () => {
    fc.assert(
      fc.property(sends, fc.boolean(), (before, isKnownLocation) => {
        const { retryAfter } = checkSend(before, isKnownLocation) ?? { retryAfter: 1 }
        expect(Number.isInteger(retryAfter) && retryAfter >= 1 && retryAfter <= 86_400).toBe(true)
      }),
    )
  })

  test('a client that asks as often as allowed gets at most three codes in five minutes and twelve a day', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 120 }),
        fc.boolean(),
        (pauses, isKnownLocation) => {
          const sentAt: number[] = []
          let now = 0
          for (const pause of pauses) {
            now += pause
            const at = now
            if (
              !checkSend(
                sentAt.map((moment) => ({ secondsAgo: at - moment, isOwn: true })),
                isKnownLocation,
              )
            )
              sentAt.push(at)
          }
          for (const moment of sentAt)
            expect(
              sentAt.filter((other) => other >= moment && other < moment + 300).length,
            ).toBeLessThanOrEqual(3)
          for (const moment of sentAt)
            expect(
              sentAt.filter((other) => other >= moment && other < moment + 86_400).length,
            ).toBeLessThanOrEqual(12)
        },
      ),
    )
  })

  test('anonymous clients together get at most twenty-four codes of a contact a day', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 60, maxLength: 120 }), (pauses) => {
        const sentAt: number[] = []
        let now = 0
        for (const pause of pauses) {
          now += pause
          const at = now
          // Each from an address of its own.
          if (
            !checkSend(
              sentAt.map((moment) => ({ secondsAgo: at - moment, isOwn: false })),
              false,
            )
          )
            sentAt.push(at)
        }
        expect(sentAt.length).toBeLessThanOrEqual(24)
      }),
    )
  })
})

describe('trying', () => {
  test.each([
    ['a fresh code', { isLiving: true, tries: 0, guesses: 0 }, null],
    ['the fifth time', { isLiving: true, tries: 4, guesses: 4 }, null],
    ['the sixth time [8.40]', { isLiving: true, tries: 5, guesses: 5 }, 'code_attempts_used'],
    ['a code that is over [8.41]', { isLiving: false, tries: 0, guesses: 0 }, 'code_expired'],
    ['a code that is over and used up', { isLiving: false, tries: 5, guesses: 25 }, 'code_expired'],
    ['the twentieth time a day', { isLiving: true, tries: 4, guesses: 19 }, null],
    [
      'the twenty-first time a day, from where nobody has logged in',
      { isLiving: true, tries: 0, guesses: 20 },
      'code_limit_reached',
    ],
  ])('%s', (_case, state, code) => {
    expect(checkTry(state, false)?.code ?? null).toBe(code)
  })

  test('a known address of the owner has five tries more, twenty-five a day in all', () => {
    expect(
      [24, 25].map((guesses) => checkTry({ isLiving: true, tries: 0, guesses }, true)?.code ?? null),
    ).toEqual([null, 'code_limit_reached'])
  })

  test.each([
    ['the first', { tries: 1, guesses: 1 }, { code: 'wrong_code', left: 4 }],
    ['the fourth', { tries: 4, guesses: 4 }, { code: 'wrong_code', left: 1 }],
    ['the fifth [8.40]', { tries: 5, guesses: 5 }, { code: 'code_attempts_used' }],
    ['the last but one of the day', { tries: 2, guesses: 19 }, { code: 'wrong_code', left: 1 }],
    ['the last of the day', { tries: 2, guesses: 20 }, { code: 'code_limit_reached' }],
  ] as const)('%s wrong try says what is left', (_case, counts, answer) => {
    expect(checkWrongTry(counts, false)).toEqual(answer)
  })

  test('the number of tries left in an answer is the number allowed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 25 }),
        fc.boolean(),
        (tries, guesses, isKnownLocation) => {
          const answer = checkWrongTry({ tries, guesses }, isKnownLocation)
          const left = answer.code === 'wrong_code' ? answer.left : 0
          for (let more = 0; more <= left; more += 1)
            expect(
              checkTry({ isLiving: true, tries: tries + more, guesses: guesses + more }, isKnownLocation) ===
                null,
            ).toBe(more < left)
        },
      ),
    )
  })
})
