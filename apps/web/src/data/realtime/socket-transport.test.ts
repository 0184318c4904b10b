import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectTimeoutMs, openLine } from './socket-transport.ts'

class FakeWebSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = 0
  readonly said: string[] = []
  readonly address: URL
  constructor(address: URL) {
    super()
    this.address = address
    opened.push(this)
  }
  say(type: string, data?: unknown) {
    this.readyState = { open: 1, close: 3 }[type] ?? this.readyState
    this.dispatchEvent(data === undefined ? new Event(type) : new MessageEvent(type, { data }))
  }
  send(text: string) {
    this.said.push(text)
  }
  close() {
    this.readyState = 2
  }
}

let opened: FakeWebSocket[]
let received: string[]

function open(url = '/socket') {
  const line = openLine(url, {
    onOpen: () => received.push('open'),
    onText: (text) => received.push(text),
    onClose: () => received.push('close'),
  })
  return { line, socket: opened.at(-1)! }
}

beforeEach(() => {
  opened = []
  received = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeWebSocket)
  vi.stubGlobal('location', { href: 'https://casino.example/games' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const addresses = [
  ['/socket', 'wss://casino.example/socket'],
  ['http://platform.example/socket', 'ws://platform.example/socket'],
] as const
test.each(addresses)('%s is opened at %s [7.85]', (url, address) => {
  expect(open(url).socket.address.href).toBe(address)
})

test('text sent before the connection opens or after it closes is dropped', () => {
  const { line, socket } = open()
  line.send('early')
  socket.say('open')
  line.send('now')
  socket.say('close')
  line.send('late')
  expect(socket.said).toEqual(['now'])
})

test('texts are passed on, and the close is reported once', () => {
  const { socket } = open()
  socket.say('open')
  socket.say('message', 'hello')
  socket.say('message', new Blob())
  socket.say('error')
  socket.say('close')
  vi.advanceTimersByTime(connectTimeoutMs)
  expect(received).toEqual(['open', 'hello', 'close'])
})

test('a network that drops all packets ends an attempt after ten seconds', () => {
  const { socket } = open()
  vi.advanceTimersByTime(connectTimeoutMs - 1)
  expect(received).toEqual([])
  vi.advanceTimersByTime(1)
  socket.say('close')
  expect([received, socket.readyState]).toEqual([['close'], 3])
})

test('an open connection does not time out', () => {
  const { socket } = open()
  socket.say('open')
  vi.advanceTimersByTime(connectTimeoutMs)
  expect(received).toEqual(['open'])
})

test('after close() no more texts are received', () => {
  const { line, socket } = open()
  line.close()
  socket.say('open')
  socket.say('close')
  vi.advanceTimersByTime(connectTimeoutMs)
  expect([received, socket.readyState]).toEqual([[], 3])
})
