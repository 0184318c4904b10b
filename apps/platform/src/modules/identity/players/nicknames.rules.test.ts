import { findNicknameProblem } from '@yanta/contract/field-rules'
import { expect, test } from 'vitest'
import { isReservedNickname, makeNickname, makeSimilarNicknames } from './nicknames.rules.ts'

const brandNames = ['Янта', 'Yanta']
const roll = (from: number, to: number) => from + Math.floor(Math.random() * (to - from))

test.each([
  'admin',
  'Admin',
  'ADMIN-1',
  'the.admin',
  '4dm1n',
  'administrator',
  'support',
  'Support24',
  'yanta',
  'Yanta.official',
  'y4nta',
  'team-yanta',
  'mod',
  'mod-7',
  'g.m',
  'staff2026',
  'moderator-vera',
])("%s could be taken for the site's own name and is refused", (nickname) => {
  expect(isReservedNickname(nickname, brandNames)).toBe(true)
})

test.each(['vera', 'badminton', 'Modesta', 'AmberOtter4821', 'Ayantai.', '1991', 'help3r', 'gmx'])(
  "%s is allowed as a player's name",
  (nickname) => {
    expect(isReservedNickname(nickname, brandNames)).toBe(false)
  },
)

test.each(['...', '-.-', '---'])('%s has no letter or digit and is refused', (nickname) => {
  expect(isReservedNickname(nickname, brandNames)).toBe(true)
})

test('a brand without letters allowed in nicknames reserves nothing', () => {
  expect(isReservedNickname('vera', ['Янта', 'Ы'])).toBe(false)
})

test('every generated name is a valid nickname', () => {
  for (let at = 0; at < 500; at += 1) expect([findNicknameProblem(makeNickname(roll))]).toEqual([null])
  expect(makeNickname((_from, to) => to - 1)).toBe('CopperMarten9999')
})

const taken = ['vera', 'abcdefghijklmnopqrst', '12345', '...', 'v.1', 'vera-1990']
test.each(taken)('a suggestion in place of %s is a valid nickname', (wanted) => {
  const names = makeSimilarNicknames(wanted, roll, 12)
  expect(names.length).toBeGreaterThan(3)
  expect(names.map(findNicknameProblem)).toEqual(names.map(() => null))
})
