import type { EventFrame } from '@yanta/contract'
import { compointsBalanceChanged } from '@yanta/contract'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Snapshot } from './room-visits.ts'
import { createRoomVisits, ownRoom } from './room-visits.ts'

const room = 'user:1'
const event = (seq: number, epoch = 'a', of = room): EventFrame => ({
  type: 'compointsBalanceChanged',
  room: of,
  seq,
  epoch,
  data: { compoint_balance: seq },
})
const snapshotAt = (seq: number, apply: () => void = () => {}, epoch = 'a'): Snapshot => ({
  mark: { epoch, seq: { [room]: seq } },
  apply,
})

function setUp(isBehind = () => false) {
  const client = { join: vi.fn(), leave: vi.fn(), isBehind: vi.fn(isBehind) }
  const report = vi.fn()
  return { client, report, visits: createRoomVisits(client, report) }
}

function listen(visit: ReturnType<ReturnType<typeof createRoomVisits>['enter']>) {
  const heard: number[] = []
  visit.onEvent(compointsBalanceChanged, ({ compoint_balance }) => void heard.push(compoint_balance))
  return heard
}

describe('room visits', () => {
  it('join a room with the first visitor and leave it with the last', () => {
    const { client, visits } = setUp()
    const [first, second] = [visits.enter('site'), visits.enter('site')]
    expect(client.join).toHaveBeenCalledExactlyOnceWith('site')
    first.leave()
    first.leave()
    expect(client.leave).not.toHaveBeenCalled()
    second.leave()
    expect(client.leave).toHaveBeenCalledExactlyOnceWith('site')
  })

  it("never join or leave the player's own room: the hash opens it", () => {
    const { client, visits } = setUp()
    visits.enter(ownRoom).leave()
    expect([client.join, client.leave].flatMap((each) => each.mock.calls)).toEqual([])
  })

  it('bring the events of a room to all who are in it, and to nobody else', () => {
    const { visits } = setUp()
    const [first, second, stranger] = [
      visits.enter(ownRoom),
      visits.enter(ownRoom),
      visits.enter('site'),
    ].map(listen)
    visits.publish(event(6))
    expect([first, second, stranger]).toEqual([[6], [6], []])
  })

  it('bring each only what its snapshot does not hold yet', () => {
    const { visits } = setUp()
    const [early, late] = [visits.enter(ownRoom), visits.enter(ownRoom)]
    const [heardEarly, heardLate] = [listen(early), listen(late)]
    early.offer(snapshotAt(5))
    late.offer(snapshotAt(7))
    for (const seq of [6, 7, 8]) visits.publish(event(seq))
    expect([heardEarly, heardLate]).toEqual([[6, 7, 8], [8]])
  })

  it('show no snapshot that is older than the events heard', () => {
    const { visits } = setUp()
    const visit = visits.enter(ownRoom)
    const [outdated, fresh, restarted] = [vi.fn(), vi.fn(), vi.fn()]
    visit.offer(snapshotAt(5))
    visits.publish(event(6))
    visit.offer(snapshotAt(5, outdated))
    visit.offer(snapshotAt(6, fresh))
    visit.offer(snapshotAt(1, restarted, 'b'))
    expect([outdated, fresh, restarted].map((each) => each.mock.calls.length)).toEqual([0, 1, 1])
  })

  it('fetch at once for who comes with a page that lacks what others have heard', async () => {
    const { visits } = setUp(() => true)
    const shown: number[] = []
    const fetchAnew = vi.fn(async () => snapshotAt(9, () => void shown.push(9)))
    visits.enter(ownRoom, fetchAnew).offer(snapshotAt(5, () => void shown.push(5)))
    await vi.waitFor(() => expect(shown).toEqual([5, 9]))
    expect(fetchAnew).toHaveBeenCalledOnce()
  })

  it('fetch for all who keep data of a room, and go on from the oldest of it', async () => {
    const { visits } = setUp()
    const shown: number[] = []
    for (const seq of [9, 7]) visits.enter(ownRoom, async () => snapshotAt(seq, () => void shown.push(seq)))
    const heard = listen(visits.enter(ownRoom))
    expect(await visits.fetchAnew(room)).toEqual({ epoch: 'a', seq: { [room]: 7 } })
    expect(shown).toEqual([9, 7])
    visits.publish(event(8))
    expect(heard).toEqual([8])
    expect(await visits.fetchAnew('site')).toBeNull()
  })

  it('show what several processes of the platform answer, without a number in common', async () => {
    const { visits } = setUp()
    const shown: string[] = []
    for (const epoch of ['a', 'b'])
      visits.enter(ownRoom, async () => snapshotAt(9, () => void shown.push(epoch), epoch))
    expect(await visits.fetchAnew(room)).toEqual({ epoch: '', seq: { [room]: 9 } })
    expect(shown).toEqual(['a', 'b'])
  })

  it('fetch once more when an event came meanwhile and the answer is of another process', async () => {
    const { visits } = setUp()
    const shown: number[] = []
    let fetched = 0
    const visit = visits.enter(ownRoom, async () => {
      fetched += 1
      const balance = fetched === 1 ? 100 : 80
      if (fetched === 1) visits.publish(event(6))
      return snapshotAt(1, () => void shown.push(balance), 'b')
    })
    visit.onEvent(compointsBalanceChanged, () => void shown.push(80))
    await visits.fetchAnew(room)
    expect([fetched, shown]).toEqual([2, [80, 80]])
  })

  it('report a handler that throws and bring the event to the others', () => {
    const { visits, report } = setUp()
    visits.enter(ownRoom).onEvent(compointsBalanceChanged, () => {
      throw new Error('broken')
    })
    const heard = listen(visits.enter(ownRoom))
    visits.publish(event(6))
    expect(heard).toEqual([6])
    expect(report).toHaveBeenCalledOnce()
  })

  it('give everybody the same as fetching anew would, whenever they came', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 30 }),
        fc.array(fc.nat(30), { minLength: 1, maxLength: 5 }),
        (changes, starts) => {
          const total = (seq: number) => changes.slice(0, seq).reduce((sum, change) => sum + change, 0)
          const { visits } = setUp()
          const sums = starts.map((start) => {
            const seq = Math.min(start, changes.length)
            const state = { sum: 0 }
            const visit = visits.enter(ownRoom)
            visit.onEvent(compointsBalanceChanged, ({ compoint_balance: heard }) => {
              state.sum += changes[heard - 1]!
            })
            visit.offer(
              snapshotAt(seq, () => {
                state.sum = total(seq)
              }),
            )
            return state
          })
          for (let seq = 1; seq <= changes.length; seq += 1) visits.publish(event(seq))
          for (const { sum } of sums) expect(sum).toBe(total(changes.length))
        },
      ),
    )
  })
})
