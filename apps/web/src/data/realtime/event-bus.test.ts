import type { EventFrame } from '@yanta/contract'
import { balanceChanged, gameSessionDeactivated } from '@yanta/contract'
import { describe, expect, it, vi } from 'vitest'
import { createEventBus } from './event-bus.ts'

const change = { balance_type: 'real', balance: 100, currency: 'RUB', reason: 'win', roundId: 'r1' } as const
const frame: EventFrame = { type: 'balanceChanged', room: 'user:1', seq: 1, epoch: 'a', data: change }

describe('event bus', () => {
  it('passes an event only to subscribers of its type [4.59]', () => {
    const bus = createEventBus(vi.fn())
    const onBalance = vi.fn()
    const onDeactivated = vi.fn()
    bus.onEvent(balanceChanged, onBalance)
    bus.onEvent(gameSessionDeactivated, onDeactivated)
    bus.publish(frame)
    expect(onBalance).toHaveBeenCalledExactlyOnceWith(change, frame)
    expect(onDeactivated).not.toHaveBeenCalled()
  })

  it('stops after unsubscribing', () => {
    const bus = createEventBus(vi.fn())
    const handler = vi.fn()
    bus.onEvent(balanceChanged, handler)()
    bus.publish(frame)
    expect(handler).not.toHaveBeenCalled()
  })

  it('reports data that does not match the declaration instead of passing it to handlers', () => {
    const report = vi.fn()
    const bus = createEventBus(report)
    const handler = vi.fn()
    bus.onEvent(balanceChanged, handler)
    bus.publish({ ...frame, data: { ...change, balance: '100' } })
    expect(handler).not.toHaveBeenCalled()
    expect(report).toHaveBeenCalledOnce()
  })

  it('runs the other handlers when one throws', () => {
    const report = vi.fn()
    const bus = createEventBus(report)
    const second = vi.fn()
    bus.onEvent(balanceChanged, () => {
      throw new Error('broken')
    })
    bus.onEvent(balanceChanged, second)
    bus.publish(frame)
    expect(second).toHaveBeenCalledOnce()
    expect(report).toHaveBeenCalledOnce()
  })
})
