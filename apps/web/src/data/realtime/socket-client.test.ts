import type { ClientFrame, EventFrame } from '@yanta/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ConnectionState } from './connection-machine.ts'
import type { SequenceMark } from './sequence-check.ts'
import type { OpenTransport, SocketClient } from './socket-client.ts'
import { createSocketClient, gapGraceMs, pingIntervalMs, pongTimeoutMs } from './socket-client.ts'

const room = 'user:1'
const mark = { epoch: 'a', seq: { [room]: 5 } }
const hash = '0f8e1c52b7a94d3c8e6f1a2b3c4d5e6f'
const event = (seq: number, epoch = 'a', of = room): EventFrame => ({
  type: 'balanceChanged',
  room: of,
  seq,
  epoch,
  data: seq,
})
const markAt = (seq: number, epoch = 'a'): SequenceMark => ({ epoch, seq: { [room]: seq } })

function setUp(fetchAnew = vi.fn<(room: string) => Promise<SequenceMark | null>>(async () => markAt(5))) {
  const lines: {
    said: ClientFrame[]
    handlers: Parameters<OpenTransport>[0]
    close: ReturnType<typeof vi.fn>
  }[] = []
  const published: number[] = []
  const states: ConnectionState[] = []
  const onHashRefused = vi.fn()
  const openTransport: OpenTransport = (handlers) => {
    const line = { said: [] as ClientFrame[], handlers, close: vi.fn() }
    lines.push(line)
    return { send: (text) => void line.said.push(JSON.parse(text) as ClientFrame), close: line.close }
  }
  const client: SocketClient = createSocketClient({
    openTransport,
    fetchAnew,
    onHashRefused,
    random: () => 0,
    publish: (frame) => void published.push(frame.seq),
    onState: (state) => void states.push(state),
  })
  client.identify(hash)
  client.join('site')
  client.isBehind(mark)
  const last = () => lines.at(-1)!
  const receive = (frame: object) => last().handlers.onText(JSON.stringify(frame))
  const open = () => {
    last().handlers.onOpen()
    receive({ type: 'welcome', epoch: 'a', serverTime: '2026-11-20T12:00:00.000Z' })
  }
  const phase = () => states.at(-1)!.phase
  return { client, lines, last, receive, open, published, fetchAnew, phase, onHashRefused }
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
      { type: 'jointoroom', rooms: ['site'] },
      { type: 'resume', ...mark },
    ])
  })

  it('resumes from a snapshot of the own room that the page gave before the hash was known', () => {
    const { client, open, receive, last, published } = setUp()
    client.identify(null)
    client.isBehind(mark)
    client.identify(hash)
    client.start(true)
    open()
    expect(last().said).toContainEqual({ type: 'resume', ...mark })
    receive({ type: 'joined', rooms: { [room]: 6 } })
    receive(event(6))
    expect(published).toEqual([6])
  })

  it('registers and joins again after a lost connection, and resumes after the last event received [4.59]', () => {
    const { client, open, receive, lines, last } = setUp()
    client.start(true)
    open()
    receive(event(6))
    last().handlers.onClose()
    vi.advanceTimersByTime(500)
    open()
    expect(lines).toHaveLength(2)
    expect(last().said).toEqual([
      { type: 'register', hash },
      { type: 'jointoroom', rooms: ['site'] },
      { type: 'resume', epoch: 'a', seq: { [room]: 6 } },
    ])
  })

  it('joins and leaves rooms while it is open, and resumes one whose snapshot was given before', () => {
    const { client, open, last } = setUp()
    client.start(true)
    open()
    last().said.length = 0
    client.isBehind({ epoch: 'a', seq: { 'tournament:1': 40 } })
    client.join('tournament:1')
    client.leave('site')
    expect(last().said).toEqual([
      { type: 'jointoroom', rooms: ['tournament:1'] },
      { type: 'resume', epoch: 'a', seq: { 'tournament:1': 40 } },
      { type: 'leaveroom', rooms: ['site'] },
    ])
    last().said.length = 0
    last().handlers.onClose()
    vi.advanceTimersByTime(500)
    open()
    expect(last().said.filter(({ type }) => type === 'jointoroom')).toEqual([
      { type: 'jointoroom', rooms: ['tournament:1'] },
    ])
  })

  it('splits more rooms than one frame allows into several frames', () => {
    const { client, open, last } = setUp()
    for (let number = 1; number < 45; number += 1) client.join(`tournament:${number}`)
    client.start(true)
    open()
    expect(last().said.flatMap((frame) => (frame.type === 'jointoroom' ? [frame.rooms.length] : []))).toEqual(
      [20, 20, 5],
    )
  })

  it('ignores a late event of a room that was left', async () => {
    const { client, open, receive, published, fetchAnew } = setUp()
    client.start(true)
    open()
    receive({ type: 'joined', rooms: { site: 3 } })
    receive(event(4, 'a', 'site'))
    client.leave('site')
    receive(event(5, 'a', 'site'))
    receive(event(9, 'a', 'site'))
    await vi.advanceTimersByTimeAsync(gapGraceMs)
    expect(published).toEqual([4])
    expect(fetchAnew).not.toHaveBeenCalled()
  })

  it('opens a new connection for another player or a guest, without the seqs of the player before [4.21]', () => {
    const { client, open, lines, last } = setUp()
    client.start(true)
    open()
    client.identify(null)
    expect(lines[0]!.close).toHaveBeenCalledOnce()
    open()
    expect(last().said).toEqual([{ type: 'jointoroom', rooms: ['site'] }])
    client.identify('another-hash-of-sixteen')
    open()
    expect(last().said.slice(0, 1)).toEqual([{ type: 'register', hash: 'another-hash-of-sixteen' }])
    expect(last().said).toHaveLength(2)
  })

  it('reports that the hash is void when the server refuses it', () => {
    const { client, open, receive, onHashRefused } = setUp()
    client.start(true)
    open()
    receive({ type: 'refused', code: 'forbidden' })
    expect(onHashRefused).not.toHaveBeenCalled()
    receive({ type: 'refused', code: 'unauthorized' })
    expect(onHashRefused).toHaveBeenCalledOnce()
  })

  it('publishes events in order and drops duplicates', () => {
    const { client, open, receive, published } = setUp()
    client.start(true)
    open()
    for (const seq of [5, 6, 8, 6, 7, 8]) receive(event(seq))
    expect(published).toEqual([6, 7, 8])
  })

  it('fetches anew when a gap lasts, and not when it closes in time', async () => {
    const { client, open, receive, fetchAnew, published } = setUp(vi.fn(async () => markAt(8)))
    client.start(true)
    open()
    receive(event(7))
    await vi.advanceTimersByTimeAsync(gapGraceMs - 1)
    receive(event(6))
    await vi.advanceTimersByTimeAsync(gapGraceMs)
    expect(fetchAnew).not.toHaveBeenCalled()
    receive(event(9))
    await vi.advanceTimersByTimeAsync(gapGraceMs)
    expect(fetchAnew).toHaveBeenCalledExactlyOnceWith(room)
    expect(published).toEqual([6, 7, 9])
  })

  it('fetches anew on resync and when another epoch is welcomed', async () => {
    const resync = setUp()
    resync.client.start(true)
    resync.open()
    resync.receive({ type: 'resync', rooms: [room] })
    expect(resync.fetchAnew).toHaveBeenCalledExactlyOnceWith(room)

    const restarted = setUp(vi.fn(async () => markAt(1, 'b')))
    restarted.client.start(true)
    restarted.last().handlers.onOpen()
    restarted.receive({ type: 'welcome', epoch: 'b', serverTime: '2026-11-20T12:00:00.000Z' })
    expect(restarted.fetchAnew).toHaveBeenCalledExactlyOnceWith(room)
    await vi.advanceTimersByTimeAsync(0)
    restarted.receive(event(2, 'b'))
    expect(restarted.published).toEqual([2])
  })

  it('fetches once more when the server asks for it during a fetch, whose answer may be older', async () => {
    const { client, open, receive, fetchAnew } = setUp()
    client.start(true)
    open()
    for (let times = 0; times < 3; times += 1) receive({ type: 'resync', rooms: [room] })
    expect(fetchAnew).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(0)
    expect(fetchAnew).toHaveBeenCalledTimes(2)
  })

  it('fetches once when another epoch is welcomed and the resume of the old one is refused', async () => {
    const { client, lines, last, receive, fetchAnew } = setUp(vi.fn(async () => markAt(1, 'b')))
    client.start(true)
    last().handlers.onOpen()
    receive({ type: 'welcome', epoch: 'b', serverTime: '2026-11-20T12:00:00.000Z' })
    expect(lines[0]!.said).toContainEqual({ type: 'resume', ...mark })
    receive({ type: 'resync', rooms: [room] })
    await vi.advanceTimersByTimeAsync(0)
    expect(fetchAnew).toHaveBeenCalledOnce()
  })

  it('forgets what a late answer brought of a player before, once the room of the next one is open [4.21]', () => {
    const { client, open, receive, last } = setUp()
    client.start(true)
    open()
    client.identify(null)
    client.isBehind(mark)
    client.identify('another-hash-of-sixteen')
    open()
    receive({ type: 'joined', rooms: { 'user:2': 3 } })
    last().handlers.onClose()
    vi.advanceTimersByTime(500)
    open()
    expect(last().said.at(-1)).toEqual({ type: 'resume', epoch: 'a', seq: { 'user:2': 3 } })
  })

  it('skips missed events of a room without stored data', async () => {
    const { client, open, receive, published } = setUp(vi.fn(async () => null))
    client.start(true)
    open()
    receive({ type: 'joined', rooms: { site: 3 } })
    receive(event(6, 'a', 'site'))
    await vi.advanceTimersByTimeAsync(gapGraceMs)
    receive(event(7, 'a', 'site'))
    expect(published).toEqual([7])
  })

  it('retries a fetch that failed', async () => {
    const fetchAnew = vi
      .fn<() => Promise<SequenceMark>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(markAt(9))
    const { client, open, receive } = setUp(fetchAnew)
    client.start(true)
    open()
    receive({ type: 'resync', rooms: [room] })
    await vi.advanceTimersByTimeAsync(5000)
    expect(fetchAnew).toHaveBeenCalledTimes(2)
  })

  it('fetches nothing without a connection: the reconnect reveals missing events again', async () => {
    const { client, open, receive, last, fetchAnew } = setUp()
    client.start(true)
    open()
    receive(event(9))
    last().handlers.onClose()
    await vi.advanceTimersByTimeAsync(400)
    expect(client.isBehind(markAt(12))).toBe(false)
    await vi.advanceTimersByTimeAsync(90)
    expect(fetchAnew).not.toHaveBeenCalled()
  })

  it('treats a connection without an answer to its ping as lost', () => {
    const { client, open, receive, phase } = setUp()
    client.start(true)
    open()
    vi.advanceTimersByTime(pingIntervalMs)
    receive({ type: 'pong', serverTime: '2026-11-20T12:00:00.000Z' })
    vi.advanceTimersByTime(pingIntervalMs + pongTimeoutMs - 1)
    expect(phase()).toBe('open')
    vi.advanceTimersByTime(1)
    expect(phase()).toBe('waiting')
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

  it('replaces a connection that slept and ignores late frames of the old one', () => {
    const { client, open, lines, published } = setUp()
    client.start(true)
    open()
    client.report('woke')
    expect(lines).toHaveLength(2)
    expect(lines[0]!.close).toHaveBeenCalledOnce()
    lines[0]!.handlers.onText(JSON.stringify(event(6)))
    expect(published).toEqual([])
  })

  it('closes and stays closed when stopped', () => {
    const { client, open, last, lines } = setUp()
    client.start(true)
    open()
    client.stop()
    expect(last().close).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(600_000)
    client.report('wentOnline')
    expect(lines).toHaveLength(1)
  })

  it.each([
    'not json',
    '{}',
    '{"type":"nonsense"}',
    '{"type":"balanceChanged","room":"user:1","seq":"6","epoch":"a"}',
  ])('ignores %s', (text) => {
    const { client, open, last, published, phase } = setUp()
    client.start(true)
    open()
    last().handlers.onText(text)
    expect(published).toEqual([])
    expect(phase()).toBe('open')
  })
})
