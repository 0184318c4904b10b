import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dialects } from './dialects/dialects.ts'
import { isFromGame, readGameRequest } from './game-message.ts'

const frameWindow = { name: 'the frame' }
const gamesOrigin = 'http://127.0.0.1:3001'
const read = (data: unknown) => readGameRequest(data, dialects.own)

describe('game message', () => {
  const leaving = [
    { gotoUrl: '/' },
    { gotoUrl: 'https://evil.example' },
    { gotoUrl: 'javascript:alert(1)', type: 'more' },
    '{"gotoUrl":"//evil.example"}',
    ' "exit"',
  ]
  it.each(leaving)('%j leaves the game and goes nowhere else [2.31]', (message) => {
    expect(read(message)).toEqual({ type: 'leave' })
  })

  it('carries the id of a round and the reason of a failure', () => {
    expect(read({ source: 'game', type: 'roundStarted', roundId: 'r1', win: 100 })).toEqual({
      type: 'roundStarted',
      roundId: 'r1',
    })
    expect(read({ source: 'game', type: 'failed', code: 'session_expired' })).toEqual({
      type: 'failed',
      code: 'session_expired',
    })
  })

  it('drops an amount that comes with a balance hint', () => {
    expect(readGameRequest({ type: 'balance', data: 1_000_000 }, dialects.typed)).toEqual({
      type: 'balanceHint',
    })
    expect(read({ source: 'game', type: 'balanceHint', balance: 1_000_000 })).toEqual({ type: 'balanceHint' })
  })

  it.each([
    undefined,
    null,
    0,
    Number.NaN,
    true,
    '',
    'CLOSEFRAME',
    '{',
    '{"type":',
    '"',
    [],
    ['closeFrame'],
    {},
    { gotoUrl: 1 },
    { type: 'ready' },
    { source: 'site', type: 'pause' },
    { source: 'game', type: 'roundStarted' },
    { source: 'game', type: 'unknown' },
    { source: 'game', type: 'roundStarted', roundId: 'x'.repeat(201) },
    `"exit"${' '.repeat(4096)}`,
    JSON.stringify({ gotoUrl: `/${'x'.repeat(5000)}` }),
    new Map([['type', 'exit']]),
    new ArrayBuffer(8),
  ])('%j is ignored', (message) => {
    expect(read(message)).toBeNull()
  })

  it('no message makes a dialect throw, and each becomes a request or null', () => {
    const requests = [
      'leave',
      'ready',
      'roundStarted',
      'roundEnded',
      'openCashbox',
      'restartDemo',
      'balanceHint',
      'failed',
    ]
    fc.assert(
      fc.property(
        fc.anything({
          withMap: true,
          withSet: true,
          withTypedArray: true,
          withSparseArray: true,
          withBigInt: true,
          withDate: true,
        }),
        (message) => {
          for (const adapter of Object.values(dialects)) {
            const request = readGameRequest(message, adapter)
            if (request) expect(requests).toContain(request.type)
          }
        },
      ),
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const adapter of Object.values(dialects))
          expect(() => readGameRequest(text, adapter)).not.toThrow()
      }),
    )
  })

  it("accepts messages of the frame's own window only", () => {
    const heard = { data: 'exit', origin: gamesOrigin }
    expect(isFromGame({ ...heard, source: frameWindow }, frameWindow, gamesOrigin)).toBe(true)
    expect(isFromGame({ ...heard, source: { name: 'another window' } }, frameWindow, gamesOrigin)).toBe(false)
    expect(isFromGame({ ...heard, source: null }, frameWindow, gamesOrigin)).toBe(false)
    expect(isFromGame({ ...heard, source: null }, null, gamesOrigin)).toBe(false)
    expect(isFromGame({ ...heard, source: undefined }, undefined, gamesOrigin)).toBe(false)
  })

  it.each(['http://localhost:3000', 'null', '', 'http://127.0.0.1:30011', 'https://127.0.0.1:3001'])(
    'accepts nothing from the origin %j',
    (origin) => {
      expect(isFromGame({ data: 'exit', origin, source: frameWindow }, frameWindow, gamesOrigin)).toBe(false)
    },
  )
})
