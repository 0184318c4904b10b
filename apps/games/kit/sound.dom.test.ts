// The sound of a game against a fake audio context, which records what is started.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSound } from './sound.ts'

const started: string[] = []
const param = {
  setValueAtTime() {},
  setTargetAtTime() {},
  linearRampToValueAtTime() {},
  cancelScheduledValues() {},
  exponentialRampToValueAtTime() {},
}
const node = (fields: object = {}) => ({ connect: (next: unknown) => next, stop() {}, ...fields })

class FakeAudio {
  static opened = 0
  state = 'running'
  currentTime = 0
  sampleRate = 8000
  destination = {}
  constructor() {
    FakeAudio.opened += 1
  }
  resume = () => Promise.resolve()
  suspend = () => Promise.resolve()
  createGain = () => node({ gain: param })
  createOscillator = () => node({ frequency: param, start: () => started.push('note') })
  createBuffer = () => ({ copyToChannel() {}, getChannelData: () => new Float32Array(1) })
  createBufferSource = () => node({ start: () => started.push('bed') })
}

let isHidden = false
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  FakeAudio.opened = 0
  started.length = 0
})
afterEach(() => {
  isHidden = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

test('an answer that arrives in a hidden tab makes no sound and opens no audio', () => {
  const sound = createSound('calm')
  isHidden = true
  sound.set(true)
  sound.play('feature')
  vi.runAllTimers()
  expect([FakeAudio.opened, started]).toEqual([0, []])
  isHidden = false
  sound.play('press')
  expect([FakeAudio.opened, started]).toEqual([1, ['note']])
})

test('a press is heard at once; the bed is rendered after it, a note at a time, and begins once', () => {
  const sound = createSound('calm')
  sound.set(true)
  sound.play('press')
  expect(started).toEqual(['note'])
  let tasks = 0
  while (!started.includes('bed')) {
    vi.runOnlyPendingTimers()
    tasks += 1
  }
  // Seven notes of the melody, four of the bass, and the end.
  expect(tasks).toBe(12)
  sound.play('press')
  vi.runAllTimers()
  expect(started).toEqual(['note', 'bed', 'note'])
})
