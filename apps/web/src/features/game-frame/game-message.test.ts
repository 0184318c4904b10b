import { describe, expect, it } from 'vitest'
import { readGameWish } from './game-message.ts'

const frameWindow = { name: 'the frame' }
const gamesOrigin = 'http://127.0.0.1:3001'
const read = (data: unknown, source: unknown = frameWindow, origin = gamesOrigin) => readGameWish({ data, origin, source }, frameWindow, gamesOrigin)

describe('game message', () => {
  it.each([
    'closeFrame', 'closeInnerFrame', 'runSiteInIFrame', 'exit',
    { gotoUrl: '/' }, { gotoUrl: 'https://evil.example' }, { gotoUrl: 'javascript:alert(1)', type: 'more' },
  ])('%j leaves the game, wherever it points [2.31]', (message) => {
    expect(read(message)).toEqual({ type: 'leave' })
  })

  it.each([
    [{ source: 'game', type: 'ready' }, { type: 'ready' }],
    [{ source: 'game', type: 'roundStarted', roundId: 'r1' }, { type: 'roundStarted', roundId: 'r1' }],
    [{ source: 'game', type: 'roundEnded', roundId: 'r1' }, { type: 'roundEnded', roundId: 'r1' }],
    [{ source: 'game', type: 'openCashbox' }, { type: 'openCashbox' }],
    [{ source: 'game', type: 'failed', code: 'session_expired' }, { type: 'failed', code: 'session_expired' }],
  ])('%j is heard', (message, wish) => {
    expect(read(message)).toEqual(wish)
  })

  it.each([
    undefined, null, 0, '', 'close', 'CLOSEFRAME', [], ['closeFrame'], {}, { gotoUrl: 1 }, { type: 'ready' }, { source: 'site', type: 'pause' },
    { source: 'game', type: 'roundStarted' }, { source: 'game', type: 'unknown' },
  ])('%j is not heard', (message) => {
    expect(read(message)).toBeNull()
  })

  it('hears nobody but the frame\'s own window [2.31]', () => {
    expect(read('exit', { name: 'another window' })).toBeNull()
    expect(read('exit', null)).toBeNull()
    expect(readGameWish({ data: 'exit', origin: gamesOrigin, source: null }, null, gamesOrigin)).toBeNull()
  })

  it.each(['http://localhost:3000', 'null', '', 'http://127.0.0.1:30011', 'https://127.0.0.1:3001'])('hears nothing from the origin %j [2.31]', (origin) => {
    expect(read('exit', frameWindow, origin)).toBeNull()
  })
})
