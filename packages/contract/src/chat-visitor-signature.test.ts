import { expect, test } from 'vitest'
import {
  isChatVisitorProven,
  isChatVisitorSigned,
  proveChatVisitor,
  signChatVisitor,
} from './chat-visitor-signature.ts'

const key = 'e64e35642555f3ecd64ae7dbb600dca8'
const fields = { id: '12345', display_name: 'Евгений', phone: '+78123855337', email: 'abc@webim.ru' }
const expires = '1481195621'
const hash = '07ef16b821f9552a8b3118416ed9ed6278d3a8ff93751d157c88edc1895cd86f'
const before = 1481195620_000

test("the hash of a visitor is the one of the provider's own example", () => {
  expect(signChatVisitor(key, { fields, expires })).toBe(hash)
  expect(isChatVisitorSigned(key, { fields, expires, hash }, before)).toBe(true)
})

test.each<
  [string, { fields?: Record<string, string>; expires?: string; hash?: string; key?: string; nowMs?: number }]
>([
  ["another player's number", { fields: { ...fields, id: '12346' } }],
  ['a field more', { fields: { ...fields, info: 'VIP' } }],
  ['a field less', { fields: { id: fields.id, display_name: fields.display_name, email: fields.email } }],
  ['a later end', { expires: '1481195622' }],
  ['an end in words', { expires: 'never' }],
  ['an end that is not a number', { expires: '1481195621e3' }],
  ['a hash of another length', { hash: hash.slice(2) }],
  ['no hash', { hash: '' }],
  ['a hash in capitals', { hash: hash.toUpperCase() }],
  ['the key of another installation', { key: 'f64e35642555f3ecd64ae7dbb600dca8' }],
  ['the second in which it expires', { nowMs: 1481195621_000 }],
])('a signed visitor with %s is refused', (_name, { nowMs = before, key: other = key, ...change }) => {
  expect(isChatVisitorSigned(other, { fields, expires, hash, ...change }, nowMs)).toBe(false)
})

test('the same values under other names, or cut elsewhere, have the hash of the provider and not the proof', () => {
  const proof = proveChatVisitor(key, { fields, expires })
  expect(isChatVisitorProven(key, { fields, expires, proof }, before)).toBe(true)
  const { email, id, phone, display_name } = fields
  const cuts: { fields: Record<string, string>; expires: string }[] = [
    { fields: { a: display_name, email, id, phone }, expires },
    { fields: { display_name: `${display_name}${email}1`, id: '2345', phone }, expires },
    { fields: { display_name, email, id, phone: phone.slice(0, -2) }, expires: `37${expires}` },
  ]
  for (const cut of cuts) {
    expect(isChatVisitorSigned(key, { ...cut, hash }, before)).toBe(true)
    expect(isChatVisitorProven(key, { ...cut, proof }, before)).toBe(false)
  }
})

test.each<[string, { proof?: string; expires?: string; nowMs?: number }]>([
  ['another end', { expires: '1481195622' }],
  ['a proof of another length', { proof: 'ab' }],
  ['no proof', { proof: '' }],
  ['the second in which it expires', { nowMs: 1481195621_000 }],
])('a proven visitor with %s is refused', (_name, { nowMs = before, ...change }) => {
  const proof = proveChatVisitor(key, { fields, expires })
  expect(isChatVisitorProven(key, { fields, expires, proof, ...change }, nowMs)).toBe(false)
})
