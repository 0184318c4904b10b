import { expect, test } from 'vitest'
import { findBirthdayWindow, isTakenThisYear } from './birthday.rules.ts'

const week = { before: 3, after: 7 }

test.each([
  ['1990-05-17', '2026-05-13', null],
  ['1990-05-17', '2026-05-14', ['2026-05-14', '2026-05-24']],
  ['1990-05-17', '2026-05-17', ['2026-05-14', '2026-05-24']],
  ['1990-05-17', '2026-05-24', ['2026-05-14', '2026-05-24']],
  ['1990-05-17', '2026-05-25', null],
  ['1990-01-02', '2026-12-30', ['2026-12-30', '2027-01-09']],
  ['1990-12-30', '2027-01-06', ['2026-12-27', '2027-01-06']],
  ['1992-02-29', '2028-02-29', ['2028-02-26', '2028-03-07']],
  ['1992-02-29', '2026-02-25', ['2026-02-25', '2026-03-07']],
  ['1992-02-29', '2026-03-08', null],
] as const)('who was born on %s has on %s the window %j [4.37]', (birthday, date, window) => {
  const found = findBirthdayWindow(birthday, date, week)
  expect(found && [found.from, found.to]).toEqual(window)
})

test.each([
  ['2026-05-14', '2026-05-24', true],
  ['2026-05-14', '2026-11-01', true],
  ['2026-05-24', '2027-05-14', false],
  ['2026-05-14', '2027-05-14', false],
] as const)('one taken on %s is, on %s, of the same year: %s [4.37]', (takenOn, date, is) => {
  expect(isTakenThisYear(takenOn, date, week)).toBe(is)
})
