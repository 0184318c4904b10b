import { createMovedClock } from '@yanta/config/clock'
import { expect, test } from 'vitest'
import { accessLifetimeSeconds, createSessionTokens } from './session-tokens.ts'

const secret = 'session-secret-of-a-test-0123456789'

test('an access token is read the same each time, and never after its end', async () => {
  const clock = createMovedClock()
  const tokens = createSessionTokens(secret, clock)
  const token = await tokens.signAccess('session-1', 7)
  expect([await tokens.readAccess(token), await tokens.readAccess(token)]).toEqual(['session-1', 'session-1'])
  clock.advance({ seconds: accessLifetimeSeconds - 2 })
  expect(await tokens.readAccess(token)).toBe('session-1')
  clock.advance({ seconds: 2 })
  expect(await tokens.readAccess(token)).toBeNull()
  expect(await createSessionTokens(secret, clock).readAccess(token)).toBeNull()
})

test('a token that was read before makes no other one valid', async () => {
  const tokens = createSessionTokens(secret, createMovedClock())
  const [head, payload, signature] = (await tokens.signAccess('session-1', 7)).split('.')
  expect(await tokens.readAccess(`${head}.${payload}.${signature}`)).toBe('session-1')
  const other = (await tokens.signAccess('session-2', 8)).split('.')[1]
  expect(await tokens.readAccess(`${head}.${other}.${signature}`)).toBeNull()
  expect(await tokens.readAccess(`${head}.${payload}.${'A'.repeat(signature!.length)}`)).toBeNull()
  const foreign = createSessionTokens('another-secret-of-a-test-0123456789', createMovedClock())
  expect(await foreign.readAccess(`${head}.${payload}.${signature}`)).toBeNull()
})
