import { expect, test } from 'vitest'
import { groupSecret } from './group-secret.ts'

test.each([
  ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
  ['JBSWY', 'JBSW Y'],
  ['JBSW', 'JBSW'],
  ['', ''],
])('the secret %j is formatted as %j', (secret, written) => {
  expect(groupSecret(secret)).toBe(written)
})
