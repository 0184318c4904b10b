import { createMovedClock } from '@yanta/config/clock'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createTickets } from './tickets.ts'

const schema = v.object({ userId: v.number() })
const clock = createMovedClock()
const own = { secret: 'a-secret-of-this-test-0123456789', clock }
const tickets = createTickets(own, 'test', schema, 300)

test('a ticket returns the data it was issued for', async () => {
  const { text, ...issued } = await tickets.issue({ userId: 7 })
  expect(await tickets.read(text)).toEqual(issued)
})

test('two tickets for the same data differ', async () => {
  expect((await tickets.issue({ userId: 7 })).id).not.toBe((await tickets.issue({ userId: 7 })).id)
})

test.each([
  ['of another purpose', createTickets(own, 'other', schema, 300)],
  [
    'of another secret',
    createTickets({ ...own, secret: 'another-secret-of-this-test-0123' }, 'test', schema, 300),
  ],
  ['that is over', createTickets(own, 'test', schema, -1)],
])('a ticket %s is invalid', async (_case, others) => {
  expect(await tickets.read((await others.issue({ userId: 7 })).text)).toBeNull()
})

test.each([
  [
    'changed',
    (text: string) => text.replace(/\.(.)/, (_, letter: string) => `.${letter === 'A' ? 'B' : 'A'}`),
  ],
  ['without signature', (text: string) => `${text.split('.').slice(0, 2).join('.')}.`],
  [
    'that says alg none',
    (text: string) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${text.split('.')[1]}.`,
  ],
  ['of noise', () => 'x'.repeat(60)],
])('a ticket %s is invalid', async (_case, forge) => {
  expect(await tickets.read(forge((await tickets.issue({ userId: 7 })).text))).toBeNull()
})

test('a ticket is valid until it expires and not after', async () => {
  const { text } = await tickets.issue({ userId: 7 })
  clock.advance({ seconds: 298 })
  expect(await tickets.read(text)).not.toBeNull()
  clock.advance({ seconds: 3 })
  expect(await tickets.read(text)).toBeNull()
})
