import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerSecurityHeaders } from './security-headers.ts'

test.each([
  ['https://games.example', true, 'max-age=31536000; includeSubDomains'],
  ['https://games.example', false, 'max-age=31536000'],
  ['http://127.0.0.1:3001', true, undefined],
])(
  'games at %s with hosts below them (%s) promise https: %s',
  async (gamesOrigin, hstsSubdomains, promise) => {
    const app = Fastify()
    registerSecurityHeaders(app, { gamesOrigin, hstsSubdomains })
    app.get('/', async () => '')
    const { headers } = await app.inject('/')
    expect(headers['strict-transport-security']).toBe(promise)
  },
)
