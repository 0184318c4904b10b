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
let heard: string[]

function open(url = '/socket') {
  const line = openLine(url, {
    onOpen: () => heard.push('open'),
    onText: (text) => heard.push(text),
    onClose: () => heard.push('close'),
  })
  return { line, socket: opened.at(-1)! }
}

beforeEach(() => {
  opened = []
  heard = []
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
test.each(addresses)('%s is asked for at %s [7.85]', (url, address) => {
  expect(open(url).socket.address.href).toBe(address)
})

test('what is said before the line stands or after its end is not sent', () => {
  const { line, socket } = open()
  line.send('early')
  socket.say('open')
  line.send('now')
  socket.say('close')
  line.send('late')
  expect(socket.said).toEqual(['now'])
})

test('texts are handed on, and the end is told once', () => {
  const { socket } = open()
  socket.say('open')
  socket.say('message', 'hello')
  socket.say('message', new Blob())
  socket.say('error')
  socket.say('close')
  vi.advanceTimersByTime(connectTimeoutMs)
  expect(heard).toEqual(['open', 'hello', 'close'])
})

test('a network that swallows everything ends a try in ten seconds', () => {
  const { socket } = open()
  vi.advanceTimersByTime(connectTimeoutMs - 1)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(1)
  socket.say('close')
  expect([heard, socket.readyState]).toEqual([['close'], 3])
})

test('a line that stands does not end by itself', () => {
  const { socket } = open()
  socket.say('open')
  vi.advanceTimersByTime(connectTimeoutMs)
  expect(heard).toEqual(['open'])
})

test('who hangs up hears no more', () => {
  const { line, socket } = open()
  line.close()
  socket.say('open')
  socket.say('close')
  vi.advanceTimersByTime(connectTimeoutMs)
  expect([heard, socket.readyState]).toEqual([[], 3])
})
