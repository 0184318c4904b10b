import { afterAll, beforeAll, expect, test } from 'vitest'
import { login, logout } from '@yanta/contract'
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => { platform = await createTestPlatform() })
afterAll(() => platform.close())

test('logout ends the login at once', async () => {
  const player = await platform.createPlayer()
  expect((await platform.as(player).post(logout)).body).toEqual({ success: true })
  expect((await platform.as(player).post(logout)).status).toBe(401)
})

test('a password opens the account', async () => {
  const player = await platform.createPlayer()
  const answer = await platform.as(null).post(login, { body: { type: 'email', login: player.email, password: player.password } })
  expect(answer.status).toBe(200)
})
