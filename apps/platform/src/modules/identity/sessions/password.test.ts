import { expect, test, vi } from 'vitest'

vi.mock('@node-rs/argon2', { spy: true })
// An earlier file of this process may have loaded them with the real argon2.
vi.resetModules()
const { verify } = await import('@node-rs/argon2')
const { Refusal } = await import('@yanta/server')
const { checkPassword, hashPassword } = await import('./password.ts')

test('a password matches its own hash and no other', async () => {
  const hashed = await hashPassword('plinth-orbit-58')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect([
    await checkPassword(hashed, 'plinth-orbit-58'),
    await checkPassword(hashed, 'plinth-orbit-59'),
  ]).toEqual([true, false])
})

test.each([null, ''])('no password matches an account that has none (%j)', async (none) => {
  expect(await checkPassword(none, '')).toBe(false)
})

test('checking an unknown account costs the same work as a known one', async () => {
  const costOf = (hashed: string) => /^\$argon2id\$v=19\$([^$]+)\$.{22}\$.{43}$/.exec(hashed)?.[1]
  const hashed = await hashPassword('plinth-orbit-58')
  vi.mocked(verify).mockClear()
  for (const account of [hashed, null]) await checkPassword(account, 'wrong')
  const costs = vi.mocked(verify).mock.calls.map(([checked]) => costOf(String(checked)))
  expect(costs).toEqual(['m=19456,t=2,p=1', 'm=19456,t=2,p=1'])
})

test('a flood waits for a while; later requests are refused with Retry-After', async () => {
  vi.mocked(verify).mockImplementation(async () => false)
  const answers = await Promise.allSettled(Array.from({ length: 260 }, () => checkPassword(null, 'x')))
  const refused = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  expect(refused).toHaveLength(58)
  expect(
    refused.every(
      ({ reason }) =>
        reason instanceof Refusal &&
        reason.code === 'temporarily_unavailable' &&
        reason.detail.params?.retryAfter === 3,
    ),
  ).toBe(true)
  expect(await checkPassword(null, 'x')).toBe(false)
  vi.mocked(verify).mockRestore()
})
