import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type PromptMoment,
  choosePrompt,
  listPausedPrompts,
  recordPromptAnswer,
  promptPauseMs,
  readPromptVisit,
} from './prompts.ts'

const moment = (changes: Partial<PromptMoment> = {}): PromptMoment => ({
  visit: 2,
  isQuiet: true,
  possible: ['install', 'push'],
  paused: [],
  lastVisit: null,
  ...changes,
})

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['in the first visit', { visit: 1 }, null],
  ['while somebody plays or reads a dialog', { isQuiet: false }, null],
  ['in the second visit', {}, 'install'],
  ['after a no to the app', { paused: ['install'] }, 'push'],
  ['when both were answered', { paused: ['install', 'push'] }, null],
  ['when nothing is possible', { possible: [] }, null],
  ['after something was offered in this visit', { lastVisit: 2 }, null],
  ['a visit later', { visit: 3, lastVisit: 2 }, 'install'],
] as const)('%s the offer is %3$s', (_case, changes, wanted) => {
  expect(choosePrompt(moment(changes))).toBe(wanted)
})

test('an answer suppresses offers for the visit, and this one for thirty days', () => {
  const now = 1_800_000_000_000
  recordPromptAnswer('install', 4, now)
  expect([
    readPromptVisit(),
    listPausedPrompts(now + promptPauseMs - 1),
    listPausedPrompts(now + promptPauseMs),
  ]).toEqual([4, ['install'], []])
})

test('a clock that was set back does not pause an offer for ever', () => {
  recordPromptAnswer('push', 2, 1_800_000_000_000)
  expect(listPausedPrompts(1_700_000_000_000)).toEqual([])
})
