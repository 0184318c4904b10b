import type { EventFrame } from '@yanta/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SequenceStep, Sequences } from './sequence-check.ts'
import {
  applySnapshotMark,
  emptySequences,
  forgetRooms,
  listGaps,
  readMark,
  receiveEpoch,
  receiveEvent,
  receiveJoined,
  receiveMark,
} from './sequence-check.ts'

const room = 'user:1'
const event = (seq: number, epoch = 'a'): EventFrame => ({ type: 'added', room, seq, epoch, data: seq })
const at = (seq: number): Sequences =>
  applySnapshotMark(emptySequences, { epoch: 'a', seq: { [room]: seq } }).sequences
const numbers = (step: SequenceStep) => step.deliver.map((frame) => frame.seq)

function receiveAll(sequences: Sequences, frames: EventFrame[]) {
  const delivered: number[] = []
  const stale: string[] = []
  for (const frame of frames) {
    const step = receiveEvent(sequences, frame)
    sequences = step.sequences
    delivered.push(...numbers(step))
    stale.push(...step.stale)
  }
  return { sequences, delivered, stale }
}

describe('sequence check', () => {
  const cases: [name: string, start: number, arrivals: number[], delivered: number[], gaps: string[]][] = [
    ['hands on events that continue the snapshot', 5, [6, 7, 8], [6, 7, 8], []],
    ['drops events the snapshot covers', 5, [3, 4, 5, 6], [6], []],
    ['drops an event that comes twice', 5, [6, 6, 7, 6], [6, 7], []],
    [
      'holds back what comes too early and hands it on once the missing one is here',
      5,
      [8, 7, 6, 9],
      [6, 7, 8, 9],
      [],
    ],
    ['reports a room with a missing event', 5, [6, 8, 9], [6], [room]],
    ['drops an early event that comes twice', 5, [8, 8, 7, 6], [6, 7, 8], []],
  ]
  for (const [name, start, arrivals, delivered, gaps] of cases) {
    it(name, () => {
      const result = receiveAll(
        at(start),
        arrivals.map((seq) => event(seq)),
      )
      expect(result.delivered).toEqual(delivered)
      expect(listGaps(result.sequences)).toEqual(gaps)
    })
  }

  it('holds events of an unknown room until its snapshot arrives', () => {
    const { sequences, delivered } = receiveAll({ epoch: 'a', rooms: {} }, [event(6), event(7)])
    expect(delivered).toEqual([])
    expect(numbers(applySnapshotMark(sequences, { epoch: 'a', seq: { [room]: 6 } }))).toEqual([7])
  })

  it('starts a room without a snapshot at the seq of the join answer, and retains the seq of a known one', () => {
    const joined = receiveJoined(at(5), { [room]: 9, 'public:wins': 40 })
    expect(readMark(joined.sequences)).toEqual({ epoch: 'a', seq: { [room]: 5, 'public:wins': 40 } })
  })

  it('detects missing events from the join answer, before the next event', () => {
    const joined = receiveJoined(at(5), { [room]: 7 })
    expect(listGaps(joined.sequences)).toEqual([room])
    expect(listGaps(receiveAll(joined.sequences, [event(6)]).sequences)).toEqual([room])
    expect(listGaps(receiveAll(joined.sequences, [event(6), event(7)]).sequences)).toEqual([])
  })

  it('marks every room stale when the platform restarted', () => {
    const step = receiveEpoch(at(5), 'b')
    expect(step.stale).toEqual([room])
    expect(readMark(step.sequences)).toEqual({ epoch: 'b', seq: {} })
  })

  it('holds an event of another epoch until a snapshot of that epoch is fetched', () => {
    const step = receiveEvent(at(5), event(1, 'b'))
    expect(step.stale).toEqual([room])
    expect(step.deliver).toEqual([])
    expect(numbers(applySnapshotMark(step.sequences, { epoch: 'b', seq: { [room]: 0 } }))).toEqual([1])
  })

  it('never goes back when a slow snapshot is older than the events seen', () => {
    const { sequences } = receiveAll(at(5), [event(6), event(7)])
    const step = applySnapshotMark(sequences, { epoch: 'a', seq: { [room]: 6 } })
    expect(numbers(receiveEvent(step.sequences, event(7)))).toEqual([])
    expect(numbers(receiveEvent(step.sequences, event(8)))).toEqual([8])
  })

  it('retains its own seq with a snapshot of another process, and continues with held events', () => {
    const waiting = receiveAll({ epoch: 'a', rooms: {} }, [event(6), event(7)]).sequences
    const step = applySnapshotMark(waiting, { epoch: 'b', seq: { [room]: 300 } })
    expect([numbers(step), step.stale]).toEqual([[6, 7], []])
    expect(readMark(step.sequences)).toEqual({ epoch: 'a', seq: { [room]: 7 } })
    expect(numbers(receiveEvent(step.sequences, event(8)))).toEqual([8])
  })

  it('treats events known to be missing as covered by a snapshot of another process', () => {
    const missing = receiveAll(receiveJoined(at(5), { [room]: 7 }).sequences, [event(9)]).sequences
    const step = applySnapshotMark(missing, { epoch: 'b', seq: { [room]: 1 } })
    expect([numbers(step), listGaps(step.sequences)]).toEqual([[9], []])
    const none = applySnapshotMark(receiveJoined(at(5), { [room]: 7 }).sequences, {
      epoch: 'b',
      seq: { [room]: 1 },
    })
    expect(listGaps(none.sequences)).toEqual([])
    expect(numbers(receiveEvent(none.sequences, event(8)))).toEqual([8])
  })

  const mark = (seq: number, epoch = 'a') => ({ epoch, seq: { [room]: seq } })

  it('starts an unknown room with the snapshot of a page', () => {
    const step = receiveMark(emptySequences, mark(5))
    expect([step.begun, step.isBehind, readMark(step.sequences)]).toEqual([[room], false, mark(5)])
  })

  it('detects a page snapshot that lacks events already delivered', () => {
    expect([4, 5, 6].map((seq) => receiveMark(at(5), mark(seq)).isBehind)).toEqual([true, false, false])
    expect(receiveMark(at(5), mark(9, 'b')).isBehind).toBe(true)
  })

  it('still expects events contained in one page snapshot: other subscriptions may lack them', () => {
    const { sequences } = receiveMark(at(5), mark(7))
    expect(listGaps(sequences)).toEqual([room])
    expect(receiveAll(sequences, [event(6), event(7)]).delivered).toEqual([6, 7])
  })

  it('drops rooms without subscriptions', () => {
    expect(
      readMark(forgetRooms(receiveJoined(at(5), { site: 1 }).sequences, (name) => name === room)),
    ).toEqual({ epoch: 'a', seq: { site: 1 } })
  })

  it('marks a room stale when it holds more events than the platform retains', () => {
    const { stale } = receiveAll(
      at(0),
      Array.from({ length: 201 }, (_, index) => event(index + 2)),
    )
    expect(stale).toEqual([room])
  })

  it('applying events equals a fresh fetch, whatever the network loses, repeats or reorders', () => {
    const history = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 40 })
    const arrival = fc.array(fc.nat(1_000), { maxLength: 120 })
    fc.assert(
      fc.property(history, arrival, fc.nat(40), (changes, picks, startAt) => {
        const snapshot = (seq: number) => changes.slice(0, seq).reduce((sum, change) => sum + change, 0)
        const start = Math.min(startAt, changes.length)
        let total = snapshot(start)
        let sequences = at(start)
        const take = (step: SequenceStep) => {
          sequences = step.sequences
          for (const frame of step.deliver) total += changes[frame.seq - 1]!
        }
        for (const pick of picks) {
          take(receiveEvent(sequences, event((pick % changes.length) + 1)))
          expect(total).toBe(snapshot(readMark(sequences)!.seq[room]!))
        }
        if (listGaps(sequences).length > 0 || readMark(sequences)!.seq[room] !== changes.length) {
          total = snapshot(changes.length)
          take(applySnapshotMark(sequences, { epoch: 'a', seq: { [room]: changes.length } }))
        }
        expect(total).toBe(snapshot(changes.length))
        expect(listGaps(sequences)).toEqual([])
      }),
    )
  })
})
