import { expect, test } from 'vitest'
import { isKnownService, decideDelivery, mostTries } from './push.rules.ts'

const services = ['https://fcm.googleapis.com', 'https://*.push.apple.com', 'http://127.0.0.1:8090']

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://web.push.apple.com/QGuQ',
  'https://a.b.push.apple.com/x',
  'http://127.0.0.1:8090/browser',
])('%s is an allowed push service', (endpoint) => {
  expect(isKnownService(endpoint, services)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/x',
  'https://evilfcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://push.apple.com/x',
  'https://user:secret@fcm.googleapis.com/x',
  'http://127.0.0.1/x',
  'http://127.0.0.1:3002/json-api/serverdata',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'nonsense',
  '',
])('%j is an address the platform never requests', (endpoint) => {
  expect(isKnownService(endpoint, services)).toBe(false)
})

test.each([
  ['one browser has it, another could not be reached', { taken: 1, unreached: 1 }, 'sent'],
  ['there is no browser', {}, 'nobody'],
  ['all took their subscriptions back', { gone: 2 }, 'nobody'],
  ['none could be reached', { unreached: 1 }, null],
  ['none could be reached for the last time', { unreached: 1, attempts: mostTries }, 'failed'],
])('a notification with the results %s is %j', (_case, counts, outcome) => {
  expect(decideDelivery({ taken: 0, gone: 0, unreached: 0, attempts: 1, ...counts })).toBe(outcome)
})
