import type { ClientFrame, EventFrame } from '@yanta/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenTransport, Snapshot, SocketClient } from './socket-client.ts'
import { createSocketClient, gapGraceMs, pingIntervalMs, pongTimeoutMs } from './socket-client.ts'

const room = 'user:1'
const mark = { epoch: 'a', seq: { [room]: 5 } }
const hash = '0f8e1c52b7a94d3c8e6f1a2b3c4d5e6f'
const event = (seq: number, epoch = 'a'): EventFrame => ({ type: 'balanceChanged', room, seq, epoch, data: seq })

const snapshotAt = (seq: number, epoch = 'a', apply = vi.fn()): Snapshot => ({ mark: { epoch, seq: { [room]: seq } }, apply })

function setUp(fetchAnew = vi.fn(async () => snapshotAt(5))) {
  const lines: { said: ClientFrame[]; handlers: Parameters<OpenTransport>[0]; close: ReturnType<typeof vi.fn> }[] = []
  const published: number[] = []
  const openTransport: OpenTransport = (handlers) => {
    const line = { said: [] as ClientFrame[], handlers, close: vi.fn() }
    lines.push(line)
    return { send: (text) => void line.said.push(JSON.parse(text) as ClientFrame), close: line.close }
  }
  const client: SocketClient = createSocketClient({
    openTransport, hash, rooms: ['public:wins'], fetchAnew, random: () => 0, publish: (frame) => void published.push(frame.seq),
  })
  client.offer(snapshotAt(5))
  const last = () => lines.at(-1)!
  const hear = (frame: object) => last().handlers.onText(JSON.stringify(frame))
  const open = () => {
    last().handlers.onOpen()
    hear({ type: 'welcome', epoch: 'a', serverTime: '2026-11-20T12:00:00.000Z' })
  }
  return { client, lines, last, hear, open, published, fetchAnew }
}

describe('socket client', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('registers by hash, joins its rooms and resumes from the snapshot [7.85]', () => {
    const { client, open, last } = setUp()
    client.start(true)
    open()
    expect(last().said).toEqual([
      { type: 'register', hash },
      { type: 'jointoroom', rooms: ['public:wins'] },
      { type: 'resume', ...mark },
    ])
  })

  it('registers and joins again after the connection was lost, and resumes behind the events seen [4.59]', () => {
    const { client, open, hear, lines, last } = setUp()
    client.start(true)
    open()
    hear(event(6))
    last().handlers.onClose()
    vi.advanceTimersByTime(500)
    open()
    expect(lines).toHaveLength(2)
    expect(last().said).toEqual([
      { type: 'register', hash },
      { type: 'jointoroom', rooms: ['public:wins'] },
      { type: 'resume', epoch: 'a', seq: { [room]: 6 } },
    ])
  })

  it('publishes events in order and drops what comes twice', () => {
    const { client, open, hear, published } = setUp()
    client.start(true)
    open()
    for (const seq of [5, 6, 8, 6, 7, 8]) hear(event(seq))
    expect(published).toEqual([6, 7, 8])
  })

  it('fetches anew when a gap lasts, and not when it closes in time', async () => {
    const { client, open, hear, fetchAnew, published } = setUp(vi.fn(async () => snapshotAt(8)))
    client.start(true)
    open()
    hear(event(7))
    await vi.advanceTimersByTimeAsync(gapGraceMs - 1)
    hear(event(6))
    await vi.advanceTimersByTimeAsync(gapGraceMs)
    expect(fetchAnew).not.toHaveBeenCalled()
    hear(event(9))
    await vi.advanceTimersByTimeAsync(gapGraceMs)
    expect(fetchAnew).toHaveBeenCalledExactlyOnceWith([room])
    expect(published).toEqual([6, 7, 9])
  })

  it('fetches anew when the server says so or another epoch greets', async () => {
    const resync = setUp()
    resync.client.start(true)
    resync.open()
    resync.hear({ type: 'resync', rooms: [room] })
    expect(resync.fetchAnew).toHaveBeenCalledExactlyOnceWith([room])

    const restarted = setUp(vi.fn(async () => snapshotAt(1, 'b')))
    restarted.client.start(true)
    restarted.last().handlers.onOpen()
    restarted.hear({ type: 'welcome', epoch: 'b', serverTime: '2026-11-20T12:00:00.000Z' })
    expect(restarted.fetchAnew).toHaveBeenCalledExactlyOnceWith([room])
    await vi.advanceTimersByTimeAsync(0)
    restarted.hear(event(2, 'b'))
    expect(restarted.published).toEqual([2])
  })

  it('tries to fetch again when fetching anew failed', async () => {
    const fetchAnew = vi.fn<() => Promise<Snapshot>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(snapshotAt(9))
    const { client, open, hear } = setUp(fetchAnew)
    client.start(true)
    open()
    hear({ type: 'resync', rooms: [room] })
    await vi.advanceTimersByTimeAsync(5000)
    expect(fetchAnew).toHaveBeenCalledTimes(2)
  })

  it('never shows a snapshot that is older than the events seen', async () => {
    const late = vi.fn()
    const { client, open, hear, published } = setUp(vi.fn(async () => snapshotAt(6, 'a', late)))
    client.start(true)
    open()
    hear({ type: 'resync', rooms: [room] })
    hear(event(6))
    hear(event(7))
    await vi.advanceTimersByTimeAsync(0)
    expect(late).not.toHaveBeenCalled()
    const fresh = vi.fn()
    client.offer(snapshotAt(9, 'a', fresh))
    expect(fresh).toHaveBeenCalledOnce()
    hear(event(9))
    expect(published).toEqual([6, 7])
  })

  it('takes a connection without an answer to its ping for lost', () => {
    const { client, open, hear } = setUp()
    client.start(true)
    open()
    vi.advanceTimersByTime(pingIntervalMs)
    hear({ type: 'pong', serverTime: '2026-11-20T12:00:00.000Z' })
    vi.advanceTimersByTime(pingIntervalMs + pongTimeoutMs - 1)
    expect(client.getPhase()).toBe('open')
    vi.advanceTimersByTime(1)
    expect(client.getPhase()).toBe('waiting')
  })

  it('stays quiet while the browser is offline and connects at once when it is back', () => {
    const { client, open, lines } = setUp()
    client.start(true)
    open()
    client.report('wentOffline')
    vi.advanceTimersByTime(600_000)
    expect(lines).toHaveLength(1)
    client.report('wentOnline')
    expect(lines).toHaveLength(2)
  })

  it('leaves a connection that slept for a new one and ignores what the old one still says', () => {
    const { client, open, lines, published } = setUp()
    client.start(true)
    open()
    client.report('woke')
    expect(lines).toHaveLength(2)
    expect(lines[0]!.close).toHaveBeenCalledOnce()
    lines[0]!.handlers.onText(JSON.stringify(event(6)))
    expect(published).toEqual([])
  })

  it('closes and stays closed when stopped [4.21]', () => {
    const { client, open, last, lines } = setUp()
    client.start(true)
    open()
    client.stop()
    expect(last().close).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(600_000)
    client.report('wentOnline')
    expect(lines).toHaveLength(1)
  })

  it.each(['not json', '{}', '{"type":"nonsense"}', '{"type":"balanceChanged","room":"user:1","seq":"6","epoch":"a"}'])('ignores %s', (text) => {
    const { client, open, last, published } = setUp()
    client.start(true)
    open()
    last().handlers.onText(text)
    expect(published).toEqual([])
    expect(client.getPhase()).toBe('open')
  })
})
