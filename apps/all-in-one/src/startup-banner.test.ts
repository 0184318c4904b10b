import { expect, test } from 'vitest'
import { buildAnnouncement } from './startup-banner.ts'

const addresses = {
  name: 'Casino',
  siteOrigin: 'http://localhost:3000',
  gamesOrigin: 'http://127.0.0.1:3001',
}
const players = [1, 2, 3].map((index) => ({
  email: `player${index}@example.com`,
  password: `secret-${index}`,
}))

test('demo mode prints every address and the logins of two players', () => {
  const text = buildAnnouncement({ mode: 'demo', ...addresses }, players)
  for (const part of [
    'Casino is ready.',
    addresses.siteOrigin,
    addresses.gamesOrigin,
    'outbox',
    '/json-api/docs',
    'player1@example.com / secret-1',
    'secret-2',
    'npm run desk -- help',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('secret-3')
})

test('production mode prints neither outbox nor players', () => {
  const text = buildAnnouncement({ mode: 'production', ...addresses }, [])
  expect(text).not.toMatch(/outbox|Players|log in/i)
})
