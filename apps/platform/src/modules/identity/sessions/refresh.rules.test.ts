import { expect, test } from 'vitest'
import { checkRefresh } from './refresh.rules.ts'

const living = { generation: 5, rotatedMsAgo: 3_000, isLiving: true, isClosed: false }

const cases = [
  ['the current token', 5, living, 'rotate'],
  ['the one before within ten seconds', 4, living, 'repeat'],
  ['the one before at ten seconds', 4, { ...living, rotatedMsAgo: 10_000 }, 'repeat'],
  ['the one before later', 4, { ...living, rotatedMsAgo: 10_001 }, 'revoke'],
  ['an older one at once', 3, living, 'revoke'],
  ['one that does not exist yet', 6, living, 'refuse'],
  ['a token of an ended login', 5, { ...living, isLiving: false }, 'refuse'],
  ['an old token of an ended login', 3, { ...living, isLiving: false }, 'refuse'],
  ['a token of a closed account', 5, { ...living, isClosed: true }, 'refuse'],
  ['a token of no login', 5, undefined, 'refuse'],
] as const
test.each(cases)('%s [7.2]', (_case, shown, session, verdict) => {
  expect(checkRefresh(shown, session)).toBe(verdict)
})
