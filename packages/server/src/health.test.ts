import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addDraining } from './draining.ts'
import { addHealth } from './health.ts'

async function ask(isReady: boolean, url: string, isDraining = false): Promise<[number, unknown]> {
  const app = Fastify()
  addDraining(app)
  addHealth(app, { check: async () => isReady, describe: (isUp) => ({ database: isUp }) })
  if (isDraining) app.draining.begin()
  const { statusCode, body } = await app.inject(url)
  return [statusCode, JSON.parse(body)]
}

test('a server is live whatever it depends on', async () => {
  expect(await ask(false, '/live')).toEqual([200, { status: 'ok' }])
})

test('a server is ready while it can serve, and until it shuts down', async () => {
  expect(await ask(true, '/ready')).toEqual([200, { status: 'ok', database: true }])
  expect(await ask(false, '/ready')).toEqual([503, { status: 'unavailable', database: false }])
  expect(await ask(true, '/ready', true)).toEqual([503, { status: 'ending' }])
})
