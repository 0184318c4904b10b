import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Toast,
  type ToastEvent,
  type ToastQueue,
  advanceToasts,
  emptyQueue,
  findShownToast,
} from './toast-queue.ts'

const toast = (id: string, more: Partial<Toast> = {}): Toast => ({ id, type: 'info', title: id, ...more })
const added = (id: string, more?: Partial<Toast>): ToastEvent => ({ type: 'added', toast: toast(id, more) })
const run = (...events: ToastEvent[]) => events.reduce<ToastQueue>(advanceToasts, emptyQueue)
const shown = (...events: ToastEvent[]) => findShownToast(run(...events))?.id

test('toasts are queued and shown one at a time [4.52]', () => {
  expect(shown(added('a'), added('b'), added('c'))).toBe('a')
  expect(shown(added('a'), added('b'), added('c'), { type: 'dismissed', id: 'a' })).toBe('b')
  expect(shown(added('a'), { type: 'dismissed', id: 'a' })).toBeUndefined()
})

test('a blocker shows only when no other toast is queued [4.52]', () => {
  const blocker = added('blocker', { isBlocker: true })
  expect(shown(blocker)).toBe('blocker')
  expect(shown(added('a'), blocker, added('b'), { type: 'dismissed', id: 'a' })).toBe('b')
  expect(
    shown(added('a'), blocker, added('b'), { type: 'dismissed', id: 'a' }, { type: 'dismissed', id: 'b' }),
  ).toBe('blocker')
})

test('on the cashbox route all toasts are held back, and shown after it [4.53]', () => {
  const held: ToastEvent = { type: 'heldBack', isHeldBack: true }
  expect(shown(added('a'), held)).toBeUndefined()
  expect(shown(held, added('a'), added('b'))).toBeUndefined()
  expect(shown(held, added('a'), added('b'), { type: 'heldBack', isHeldBack: false })).toBe('a')
})

test('a repeated toast id is one toast, with the latest content', () => {
  const queue = run(added('a'), added('b'), added('a', { title: 'later' }))
  expect(queue.waiting.map(({ id, title }) => [id, title])).toEqual([
    ['a', 'later'],
    ['b', 'b'],
  ])
})

test('one queued toast is always shown unless all are held back, and it stays until dismissed [4.52]', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd')
  const event: fc.Arbitrary<ToastEvent> = fc.oneof(
    fc.record({
      type: fc.constant('added' as const),
      toast: fc.tuple(id, fc.boolean()).map(([name, isBlocker]) => toast(name, { isBlocker })),
    }),
    fc.record({ type: fc.constant('dismissed' as const), id }),
    fc.record({ type: fc.constant('heldBack' as const), isHeldBack: fc.boolean() }),
  )
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let queue = emptyQueue
      for (const one of events) {
        const before = queue
        queue = advanceToasts(queue, one)
        expect(findShownToast(queue) === undefined).toBe(queue.isHeldBack || queue.waiting.length === 0)
        if (before.shownId && !queue.isHeldBack && !(one.type === 'dismissed' && one.id === before.shownId))
          expect(queue.shownId).toBe(before.shownId)
      }
    }),
  )
})
