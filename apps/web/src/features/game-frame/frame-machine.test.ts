import { gameRun } from '@yanta/contract/fixtures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FrameGame } from './frame-game.ts'
import type { FrameEvent, FrameState } from './frame-machine.ts'
import { advanceFrame, getRunToken, idleFrame } from './frame-machine.ts'

const game: FrameGame = { slug: 'neon-drive', name: 'Neon Drive', studio: 'Quasar Tea', cover: '/c', wideCover: '/w', hasDemo: true }
const other: FrameGame = { ...game, slug: 'horn-helm', name: 'Horn Helm' }
const opened = { game, mode: 'real', attempt: 3 } as const
const run = gameRun
const token = run.data.runToken
const askingRun = { ...run, redirect: '/games/otygrat_bonus' }

const idle: FrameState = { phase: 'idle', attempt: 3 }
const asked: FrameState = { phase: 'loading', ...opened, run: null, asksAboutBonus: false, isConfirmed: false }
const answered: FrameState = { ...asked, run }
const doubting: FrameState = { ...asked, asksAboutBonus: true }
const confirmed: FrameState = { ...asked, isConfirmed: true }
const shown: FrameState = { phase: 'shown', ...opened, run }
const minimized: FrameState = { phase: 'minimized', ...opened, run, isConfirmed: false }
const minimizedEarly: FrameState = { ...minimized, run: null }
const error: FrameState = { phase: 'error', ...opened, code: 'cannot_run_game' }
const blocked: FrameState = { phase: 'blocked', ...opened, reason: 'double_run' }
const states = { idle, asked, answered, doubting, shown, minimized, minimizedEarly, error, blocked }
type Name = keyof typeof states

const anew: FrameState = { ...asked, attempt: 4 }
const anewOther: FrameState = { ...anew, game: other }
const anewDemo: FrameState = { ...anew, mode: 'demo' }
const failed: FrameState = { phase: 'error', ...opened, code: 'game_disabled' }

const events: Record<string, FrameEvent> = {
  'open of the same game': { type: 'open', game, defaultMode: 'real' },
  'open of the same game in its mode': { type: 'open', game, mode: 'real', defaultMode: 'demo' },
  'open of the same game in another mode': { type: 'open', game, mode: 'demo', defaultMode: 'real' },
  'open of another game': { type: 'open', game: other, defaultMode: 'real' },
  'runAnswered': { type: 'runAnswered', attempt: 3, run },
  'runAnswered with a redirect': { type: 'runAnswered', attempt: 3, run: askingRun },
  'runAnswered of an older run': { type: 'runAnswered', attempt: 2, run },
  'bonusWaived': { type: 'bonusWaived' },
  'ready': { type: 'ready' },
  'loaderTimeout': { type: 'loaderTimeout', attempt: 3 },
  'loaderTimeout of an older run': { type: 'loaderTimeout', attempt: 2 },
  'minimize': { type: 'minimize' },
  'resume': { type: 'resume' },
  'close': { type: 'close' },
  'fail': { type: 'fail', attempt: 3, code: 'game_disabled' },
  'fail of an older run': { type: 'fail', attempt: 2, code: 'game_disabled' },
  'retry': { type: 'retry' },
  'sessionDeactivated': { type: 'sessionDeactivated', runToken: token, reason: 'double_run' },
  'sessionDeactivated of another run': { type: 'sessionDeactivated', runToken: 'another-run', reason: 'double_run' },
}

// Every event against every state; what is not written leaves the state the very same object.
const table: Record<string, { proves?: string; next: Partial<Record<Name, FrameState>> }> = {
  'open of the same game': { proves: '[4.8]', next: { idle: anew, minimized: shown, minimizedEarly: asked, error: anew, blocked: anew } },
  'open of the same game in its mode': { proves: '[4.8]', next: { idle: anew, minimized: shown, minimizedEarly: asked, error: anew, blocked: anew } },
  'open of the same game in another mode': { next: { idle: anewDemo, asked: anewDemo, answered: anewDemo, doubting: anewDemo, shown: anewDemo, minimized: anewDemo, minimizedEarly: anewDemo, error: anewDemo, blocked: anewDemo } },
  'open of another game': { next: { idle: anewOther, asked: anewOther, answered: anewOther, doubting: anewOther, shown: anewOther, minimized: anewOther, minimizedEarly: anewOther, error: anewOther, blocked: anewOther } },
  'runAnswered': { next: { asked: answered, minimizedEarly: minimized } },
  'runAnswered with a redirect': { proves: '[4.9]', next: { asked: doubting, minimizedEarly: idle } },
  'runAnswered of an older run': { next: {} },
  'bonusWaived': { proves: '[4.9]', next: { doubting: { ...confirmed, attempt: 4 } } },
  'ready': { next: { answered: shown } },
  'loaderTimeout': { proves: '[4.10]', next: { answered: shown } },
  'loaderTimeout of an older run': { next: {} },
  'minimize': { proves: '[2.28]', next: { asked: minimizedEarly, answered: minimized, doubting: idle, shown: minimized, error: idle, blocked: idle } },
  'resume': { proves: '[2.28]', next: { minimized: shown, minimizedEarly: asked } },
  'close': { next: { asked: idle, answered: idle, doubting: idle, shown: idle, minimized: idle, minimizedEarly: idle, error: idle, blocked: idle } },
  'fail': { next: { asked: failed, answered: failed, doubting: failed, shown: failed, minimized: failed, minimizedEarly: failed } },
  'fail of an older run': { next: {} },
  'retry': { next: { error: anew, blocked: anew } },
  'sessionDeactivated': { proves: '[4.11]', next: { answered: blocked, shown: blocked, minimized: blocked } },
  'sessionDeactivated of another run': { next: {} },
}

describe('frame machine', () => {
  it('has a row for every event', () => {
    expect(Object.keys(table)).toEqual(Object.keys(events))
  })

  for (const [eventName, { proves = '', next }] of Object.entries(table)) {
    for (const stateName of Object.keys(states) as Name[]) {
      const expected = next[stateName]
      it(`${stateName} on ${eventName} ${expected ? `becomes ${expected.phase}` : 'stays as it is'} ${proves}`.trim(), () => {
        const actual = advanceFrame(states[stateName], events[eventName]!)
        if (expected) expect(actual).toEqual(expected)
        else expect(actual).toBe(states[stateName])
      })
    }
  }

  it('does not ask about the bonus again once the player went on [4.9]', () => {
    expect(advanceFrame(confirmed, { type: 'runAnswered', attempt: 3, run: askingRun })).toEqual({ ...confirmed, run: askingRun })
  })

  it('keeps the player\'s answer about the bonus while the game is minimised [4.9]', () => {
    const hidden = advanceFrame(confirmed, { type: 'minimize' })
    const run_ = advanceFrame(hidden, { type: 'runAnswered', attempt: 3, run: askingRun })
    expect(advanceFrame(run_, { type: 'resume' })).toMatchObject({ phase: 'shown' })
  })

  it('walks only through the six states of the frame [4.7], and never shows a game without a run', () => {
    const anyEvent = fc.constantFrom(...Object.values(events))
    fc.assert(fc.property(fc.array(anyEvent, { maxLength: 30 }), (walk) => {
      let state = idleFrame
      for (const event of walk) {
        const before = state
        state = advanceFrame(state, 'attempt' in event ? { ...event, attempt: state.attempt } : event)
        expect(['idle', 'loading', 'shown', 'minimized', 'error', 'blocked']).toContain(state.phase)
        expect(state.attempt).toBeGreaterThanOrEqual(before.attempt)
        if (state.phase === 'shown') expect(getRunToken(state)).toBe(token)
      }
    }))
  })
})
