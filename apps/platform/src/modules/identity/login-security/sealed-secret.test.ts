import { expect, test } from 'vitest'
import { seal, unseal } from './sealed-secret.ts'

const secret = 'a-secret-of-this-test-0123456789'

test('a sealed text is unsealed again, and looks different each time', () => {
  const [one, other] = [seal(secret, '7', 'JBSWY3DPEHPK3PXP'), seal(secret, '7', 'JBSWY3DPEHPK3PXP')]
  expect(one).not.toBe(other)
  expect(one).not.toContain('JBSWY3DP')
  expect([unseal(secret, '7', one), unseal(secret, '7', other)]).toEqual([
    'JBSWY3DPEHPK3PXP',
    'JBSWY3DPEHPK3PXP',
  ])
})

test.each([
  ['somebody else', () => unseal(secret, '8', seal(secret, '7', 'text'))],
  ['another secret', () => unseal('another-secret-of-this-test-0123', '7', seal(secret, '7', 'text'))],
  ['a changed text', () => unseal(secret, '7', `${seal(secret, '7', 'text').slice(0, -4)}AAAA`)],
])("for %s it can't be unsealed", (_case, read) => {
  expect(read).toThrow()
})
