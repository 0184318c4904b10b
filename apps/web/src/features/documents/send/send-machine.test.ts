import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type SendEvent,
  type SendState,
  advanceSending,
  beginning,
  estimateSecondsLeft,
} from './send-machine.ts'

const picture = { file: new Blob(['whole']), name: 'passport.png' }
const cropped = { file: new Blob(['part']), name: 'passport.jpg' }
const underway = { picture, source: 'file', sent: cropped, isShown: true } as const

const choose: SendState = beginning
const wrong: SendState = { step: 'choose', problem: 'large_file' }
const camera: SendState = { step: 'camera' }
const crop: SendState = { step: 'crop', picture, source: 'file' }
const photo: SendState = { step: 'crop', picture, source: 'camera' }
const sending: SendState = { step: 'sending', sentBytes: 2, startedAtMs: 5_000, ...underway }
const hidden: SendState = { ...sending, isShown: false }
const refused: SendState = { step: 'refused', code: 'cannot_save', ...underway }
const unread: SendState = { ...refused, isShown: false }
const done: SendState = { step: 'done' }
const restarted: SendState = { ...sending, sentBytes: 0, startedAtMs: 9_000 }

const events = {
  opened: { type: 'opened' },
  closed: { type: 'closed' },
  cameraOpened: { type: 'cameraOpened' },
  back: { type: 'back' },
  cancelled: { type: 'cancelled' },
  answered: { type: 'answered' },
  chooseAgain: { type: 'chooseAgain' },
  rejected: { type: 'rejected', problem: 'large_file' },
  picked: { type: 'picked', picture, source: 'file' },
  sent: { type: 'sent', picture: cropped, atMs: 9_000 },
  progressed: { type: 'progressed', sentBytes: 3 },
  refused: { type: 'refused', code: 'cannot_save' },
  retried: { type: 'retried', atMs: 9_000 },
} satisfies Record<SendEvent['type'], SendEvent>

type Changes = Partial<Record<SendEvent['type'], SendState>>

/** What each event makes of each step; one that is not listed changes nothing. */
const table: Record<string, { state: SendState; changes: Changes }> = {
  choose: { state: choose, changes: { cameraOpened: camera, rejected: wrong, picked: crop } },
  'choose after a wrong file': {
    state: wrong,
    changes: { closed: choose, cameraOpened: camera, rejected: wrong, picked: crop },
  },
  camera: {
    state: camera,
    changes: { closed: choose, back: choose, cameraOpened: camera, rejected: wrong, picked: crop },
  },
  crop: { state: crop, changes: { closed: choose, back: choose, rejected: wrong, sent: restarted } },
  'crop of a photo': {
    state: photo,
    changes: { closed: choose, back: camera, rejected: wrong, sent: { ...restarted, source: 'camera' } },
  },
  sending: {
    state: sending,
    changes: {
      closed: hidden,
      cancelled: crop,
      answered: done,
      progressed: { ...sending, sentBytes: 3 },
      refused,
    },
  },
  'sending behind a closed dialog': {
    state: hidden,
    changes: {
      opened: sending,
      cancelled: choose,
      answered: done,
      progressed: { ...hidden, sentBytes: 3 },
      refused: unread,
    },
  },
  refused: { state: refused, changes: { closed: choose, chooseAgain: choose, retried: restarted } },
  'refused behind a closed dialog': {
    state: unread,
    changes: { opened: refused, chooseAgain: choose, retried: { ...restarted, isShown: false } },
  },
  done: {
    state: done,
    changes: { closed: choose, cameraOpened: camera, rejected: wrong, picked: crop },
  },
}

describe.each(Object.entries(table))('%s', (_name, { state, changes }) => {
  test.each(Object.entries(events))('%s [7.20]', (type, event) => {
    expect(advanceSending(state, event)).toEqual(changes[type as SendEvent['type']] ?? state)
  })
})

const anyEvent = fc.constantFrom<SendEvent>(...Object.values(events))

test('whatever happens, a picture is sent only from the crop or again after a refusal', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (happened) => {
      const ways: string[] = []
      happened.reduce((state, event) => {
        const next = advanceSending(state, event)
        if (next.step === 'sending' && state.step !== 'sending') ways.push(`${state.step} ${event.type}`)
        return next
      }, beginning)
      expect(ways.filter((way) => way !== 'crop sent' && way !== 'refused retried')).toEqual([])
    }),
  )
})

test('a closed dialog never loses what is on its way, and always drops what is not', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (happened) => {
      const before = happened.reduce(advanceSending, beginning)
      const after = advanceSending(before, { type: 'closed' })
      if (before.step === 'sending') expect(after.step).toBe('sending')
      else if (before.step === 'refused') expect(after.step).toBe(before.isShown ? 'choose' : 'refused')
      else expect(after).toEqual(beginning)
    }),
  )
})

test('bytes that are reported late do not take the bar back', () => {
  const ahead = advanceSending(sending, { type: 'progressed', sentBytes: 4 })
  expect(advanceSending(ahead, { type: 'progressed', sentBytes: 1 })).toBe(ahead)
})

const eightMegabytes = { file: { size: 8_000_000 } as Blob, name: 'passport.jpg' }

test.each([
  [2_000_000, 4_000, 12],
  [7_999_999, 4_000, 1],
  [8_000_000, 4_000, 0],
  [2_000_000, 999, null],
  [0, 4_000, null],
])('after %d of 8,000,000 bytes and %d ms the seconds left are %j', (sentBytes, elapsedMs, seconds) => {
  expect(estimateSecondsLeft({ sentBytes, startedAtMs: 100, sent: eightMegabytes }, 100 + elapsedMs)).toBe(
    seconds,
  )
})
