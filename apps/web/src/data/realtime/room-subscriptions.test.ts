import type { EventFrame } from '@yanta/contract'
import { compointsBalanceChanged } from '@yanta/contract'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Snapshot } from './room-subscriptions.ts'
import { createRoomSubscriptions, ownRoom } from './room-subscriptions.ts'

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
  return { client, report, subscriptions: createRoomSubscriptions(client, report) }
}

function listen(subscription: ReturnType<ReturnType<typeof createRoomSubscriptions>['enter']>) {
  const received: number[] = []
  subscription.onEvent(
    compointsBalanceChanged,
    ({ compoint_balance }) => void received.push(compoint_balance),
  )
  return received
}

describe('room subscriptions', () => {
  it('join a room with the first subscription and leave it with the last', () => {
    const { client, subscriptions } = setUp()
    const [first, second] = [subscriptions.enter('site'), subscriptions.enter('site')]
    expect(client.join).toHaveBeenCalledExactlyOnceWith('site')
    first.leave()
    first.leave()
    expect(client.leave).not.toHaveBeenCalled()
    second.leave()
    expect(client.leave).toHaveBeenCalledExactlyOnceWith('site')
  })

  it('show nothing of a room that was left, whichever answer or event comes after: the next player would see the last one’s money', () => {
    const { subscriptions } = setUp()
    const subscription = subscriptions.enter(ownRoom)
    const heard = listen(subscription)
    subscription.leave()
    const apply = vi.fn()
    subscription.offer(snapshotAt(5, apply))
    subscription.receive(event(6))
    expect([apply.mock.calls, heard]).toEqual([[], []])
  })

  it("never join or leave the player's own room: the hash opens it", () => {
    const { client, subscriptions } = setUp()
    subscriptions.enter(ownRoom).leave()
    expect([client.join, client.leave].flatMap((each) => each.mock.calls)).toEqual([])
  })

  it('pass the events of a room to all its subscriptions and to no other', () => {
    const { subscriptions } = setUp()
    const [first, second, stranger] = [
      subscriptions.enter(ownRoom),
      subscriptions.enter(ownRoom),
      subscriptions.enter('site'),
    ].map(listen)
    subscriptions.publish(event(6))
    expect([first, second, stranger]).toEqual([[6], [6], []])
  })

  it('pass to each only the events its snapshot lacks', () => {
    const { subscriptions } = setUp()
    const [early, late] = [subscriptions.enter(ownRoom), subscriptions.enter(ownRoom)]
    const [heardEarly, heardLate] = [listen(early), listen(late)]
    early.offer(snapshotAt(5))
    late.offer(snapshotAt(7))
    for (const seq of [6, 7, 8]) subscriptions.publish(event(seq))
    expect([heardEarly, heardLate]).toEqual([[6, 7, 8], [8]])
  })

  it('show no snapshot older than the events received', () => {
    const { subscriptions } = setUp()
    const subscription = subscriptions.enter(ownRoom)
    const [outdated, fresh, restarted] = [vi.fn(), vi.fn(), vi.fn()]
    subscription.offer(snapshotAt(5))
    subscriptions.publish(event(6))
    subscription.offer(snapshotAt(5, outdated))
    subscription.offer(snapshotAt(6, fresh))
    subscription.offer(snapshotAt(1, restarted, 'b'))
    expect([outdated, fresh, restarted].map((each) => each.mock.calls.length)).toEqual([0, 1, 1])
  })

  it('fetch at once for a page snapshot that lacks events other subscriptions have received', async () => {
    const { subscriptions } = setUp(() => true)
    const shown: number[] = []
    const fetchAnew = vi.fn(async () => snapshotAt(9, () => void shown.push(9)))
    subscriptions.enter(ownRoom, fetchAnew).offer(snapshotAt(5, () => void shown.push(5)))
    await vi.waitFor(() => expect(shown).toEqual([5, 9]))
    expect(fetchAnew).toHaveBeenCalledOnce()
  })

  it('fetch for all subscriptions with data of a room, and continue from the oldest', async () => {
    const { subscriptions } = setUp()
    const shown: number[] = []
    for (const seq of [9, 7])
      subscriptions.enter(ownRoom, async () => snapshotAt(seq, () => void shown.push(seq)))
    const received = listen(subscriptions.enter(ownRoom))
    expect(await subscriptions.fetchAnew(room)).toEqual({ epoch: 'a', seq: { [room]: 7 } })
    expect(shown).toEqual([9, 7])
    subscriptions.publish(event(8))
    expect(received).toEqual([8])
    expect(await subscriptions.fetchAnew('site')).toBeNull()
  })

  it('without data are called when events were skipped, once for each time [7.86]', async () => {
    const { subscriptions } = setUp()
    const skipped = vi.fn()
    subscriptions.enter(ownRoom, undefined, skipped)
    await subscriptions.fetchAnew(room)
    expect(skipped).toHaveBeenCalledTimes(1)
    const fetched = vi.fn()
    subscriptions.enter(ownRoom, async () => snapshotAt(9, () => {}), fetched)
    subscriptions.enter('site', undefined, fetched)
    await subscriptions.fetchAnew(room)
    expect([skipped.mock.calls.length, fetched.mock.calls.length]).toEqual([2, 0])
  })

  it('show answers of several platform processes whose epochs differ', async () => {
    const { subscriptions } = setUp()
    const shown: string[] = []
    for (const epoch of ['a', 'b'])
      subscriptions.enter(ownRoom, async () => snapshotAt(9, () => void shown.push(epoch), epoch))
    expect(await subscriptions.fetchAnew(room)).toEqual({ epoch: '', seq: { [room]: 9 } })
    expect(shown).toEqual(['a', 'b'])
  })

  it('fetch once more when an event arrived meanwhile and the answer is of another process', async () => {
    const { subscriptions } = setUp()
    const shown: number[] = []
    let fetched = 0
    const subscription = subscriptions.enter(ownRoom, async () => {
      fetched += 1
      const balance = fetched === 1 ? 100 : 80
      if (fetched === 1) subscriptions.publish(event(6))
      return snapshotAt(1, () => void shown.push(balance), 'b')
    })
    subscription.onEvent(compointsBalanceChanged, () => void shown.push(80))
    await subscriptions.fetchAnew(room)
    expect([fetched, shown]).toEqual([2, [80, 80]])
  })

  it('report a handler that throws and pass the event to the others', () => {
    const { subscriptions, report } = setUp()
    subscriptions.enter(ownRoom).onEvent(compointsBalanceChanged, () => {
      throw new Error('broken')
    })
    const received = listen(subscriptions.enter(ownRoom))
    subscriptions.publish(event(6))
    expect(received).toEqual([6])
    expect(report).toHaveBeenCalledOnce()
  })

  it('give every subscription the same as a fresh fetch, whenever it was opened', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 30 }),
        fc.array(fc.nat(30), { minLength: 1, maxLength: 5 }),
        (changes, starts) => {
          const total = (seq: number) => changes.slice(0, seq).reduce((sum, change) => sum + change, 0)
          const { subscriptions } = setUp()
          const sums = starts.map((start) => {
            const seq = Math.min(start, changes.length)
            const state = { sum: 0 }
            const subscription = subscriptions.enter(ownRoom)
            subscription.onEvent(compointsBalanceChanged, ({ compoint_balance: received }) => {
              state.sum += changes[received - 1]!
            })
            subscription.offer(
              snapshotAt(seq, () => {
                state.sum = total(seq)
              }),
            )
            return state
          })
          for (let seq = 1; seq <= changes.length; seq += 1) subscriptions.publish(event(seq))
          for (const { sum } of sums) expect(sum).toBe(total(changes.length))
        },
      ),
    )
  })
})
