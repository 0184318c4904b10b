import { readFileSync } from 'node:fs'
import { gameRun } from '@yanta/contract/fixtures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FrameGame } from './frame-game.ts'
import type { FrameEvent, FrameState } from './frame-machine.ts'
import { advanceFrame, getRunToken, idleFrame } from './frame-machine.ts'

const game: FrameGame = {
  slug: 'neon-drive',
  name: 'Neon Drive',
  studio: 'Quasar Tea',
  cover: '/c',
  wideCover: '/w',
  hasDemo: true,
}
const other: FrameGame = { ...game, slug: 'horn-helm', name: 'Horn Helm' }
const opened = { game, mode: 'real', attempt: 3 } as const
const run = gameRun
const token = run.data.runToken
const askingRun = { ...run, redirect: '/games/otygrat_bonus' }

const idle: FrameState = { phase: 'idle', attempt: 3 }
const asked: FrameState = {
  phase: 'loading',
  ...opened,
  run: null,
  asksAboutBonus: false,
  isConfirmed: false,
}
const answered: FrameState = { ...asked, run }
const doubting: FrameState = { ...asked, asksAboutBonus: true }
const confirmed: FrameState = { ...asked, isConfirmed: true }
const shown: FrameState = { phase: 'shown', ...opened, run }
const minimized: FrameState = { phase: 'minimized', ...opened, run, isConfirmed: false }
const minimizedEarly: FrameState = { ...minimized, run: null }
const minimizedConfirmed: FrameState = { ...minimizedEarly, isConfirmed: true }
const error: FrameState = { phase: 'error', ...opened, code: 'cannot_run_game', runToken: null }
const errorOfRun: FrameState = { ...error, runToken: token }
const blocked: FrameState = { phase: 'blocked', ...opened, reason: 'double_run' }
/** All states that differ in their transitions. */
const states = {
  idle,
  asked,
  answered,
  doubting,
  confirmed,
  shown,
  minimized,
  minimizedEarly,
  minimizedConfirmed,
  error,
  errorOfRun,
  blocked,
}
type Name = keyof typeof states

const anew: FrameState = { ...asked, attempt: 4 }
const anewOther: FrameState = { ...anew, game: other }
const anewDemo: FrameState = { ...anew, mode: 'demo' }
const failed: FrameState = { phase: 'error', ...opened, code: 'game_disabled', runToken: null }
const failedRun: FrameState = { ...failed, runToken: token }

/** Derived from the types, so that a new event fails to compile here until it has a row in the table. */
const eventTypes = Object.keys({
  open: true,
  runAnswered: true,
  bonusWaived: true,
  ready: true,
  loaderTimeout: true,
  minimize: true,
  resume: true,
  close: true,
  fail: true,
  retry: true,
  restartDemo: true,
  sessionDeactivated: true,
} satisfies Record<FrameEvent['type'], true>)
const phases = Object.keys({
  idle: true,
  loading: true,
  shown: true,
  minimized: true,
  error: true,
  blocked: true,
} satisfies Record<FrameState['phase'], true>)

const events: Record<string, FrameEvent> = {
  'open of the same game': { type: 'open', game, defaultMode: 'real' },
  'open of the same game in its mode': { type: 'open', game, mode: 'real', defaultMode: 'demo' },
  'open of the same game in another mode': { type: 'open', game, mode: 'demo', defaultMode: 'real' },
  'open of another game': { type: 'open', game: other, defaultMode: 'real' },
  runAnswered: { type: 'runAnswered', attempt: 3, run },
  'runAnswered with a redirect': { type: 'runAnswered', attempt: 3, run: askingRun },
  'runAnswered of an older run': { type: 'runAnswered', attempt: 2, run },
  bonusWaived: { type: 'bonusWaived' },
  ready: { type: 'ready' },
  loaderTimeout: { type: 'loaderTimeout', attempt: 3 },
  'loaderTimeout of an older run': { type: 'loaderTimeout', attempt: 2 },
  minimize: { type: 'minimize' },
  resume: { type: 'resume' },
  close: { type: 'close' },
  fail: { type: 'fail', attempt: 3, code: 'game_disabled' },
  'fail of an older run': { type: 'fail', attempt: 2, code: 'game_disabled' },
  retry: { type: 'retry' },
  restartDemo: { type: 'restartDemo' },
  sessionDeactivated: { type: 'sessionDeactivated', runToken: token, reason: 'double_run' },
  'sessionDeactivated of another run': {
    type: 'sessionDeactivated',
    runToken: 'another-run',
    reason: 'double_run',
  },
}

// Every event against every state; a missing entry returns the very same state object.
const everywhere = (next: FrameState) =>
  Object.fromEntries(Object.keys(states).map((name) => [name, next])) as Record<Name, FrameState>
const whereOpened = (next: FrameState): Partial<Record<Name, FrameState>> => {
  const { idle: _, ...opened_ } = everywhere(next)
  return opened_
}
const whereRunning = (next: FrameState): Partial<Record<Name, FrameState>> => {
  const { error: _, errorOfRun: __, blocked: ___, ...running } = whereOpened(next)
  return running
}

// Every event against every state; a missing entry returns the very same state object.
const table: Record<string, { proves?: string; next: Partial<Record<Name, FrameState>> }> = {
  'open of the same game': {
    proves: '[4.8]',
    next: {
      idle: anew,
      minimized: shown,
      minimizedEarly: asked,
      minimizedConfirmed: confirmed,
      error: anew,
      errorOfRun: anew,
      blocked: anew,
    },
  },
  'open of the same game in its mode': {
    proves: '[4.8]',
    next: {
      idle: anew,
      minimized: shown,
      minimizedEarly: asked,
      minimizedConfirmed: confirmed,
      error: anew,
      errorOfRun: anew,
      blocked: anew,
    },
  },
  'open of the same game in another mode': { proves: '[4.12]', next: everywhere(anewDemo) },
  'open of another game': { proves: '[2.27]', next: everywhere(anewOther) },
  runAnswered: {
    next: {
      asked: answered,
      confirmed: { ...confirmed, run },
      minimizedEarly: minimized,
      minimizedConfirmed: { ...minimizedConfirmed, run },
    },
  },
  'runAnswered with a redirect': {
    proves: '[4.9]',
    next: {
      asked: doubting,
      confirmed: { ...confirmed, run: askingRun },
      minimizedEarly: idle,
      minimizedConfirmed: { ...minimizedConfirmed, run: askingRun },
    },
  },
  'runAnswered of an older run': { next: {} },
  bonusWaived: { proves: '[4.9]', next: { doubting: { ...confirmed, attempt: 4 } } },
  ready: { next: { answered: shown } },
  loaderTimeout: { proves: '[4.10]', next: { answered: shown } },
  'loaderTimeout of an older run': { proves: '[4.10]', next: {} },
  minimize: {
    proves: '[2.28]',
    next: {
      asked: minimizedEarly,
      answered: minimized,
      doubting: idle,
      confirmed: minimizedConfirmed,
      shown: minimized,
      error: idle,
      errorOfRun: idle,
      blocked: idle,
    },
  },
  resume: {
    proves: '[2.28]',
    next: { minimized: shown, minimizedEarly: asked, minimizedConfirmed: confirmed },
  },
  close: { proves: '[2.29]', next: whereOpened(idle) },
  fail: {
    next: { ...whereRunning(failed), answered: failedRun, shown: failedRun, minimized: failedRun },
  },
  'fail of an older run': { next: {} },
  retry: { next: { error: anew, errorOfRun: anew, blocked: anew } },
  restartDemo: { next: {} },
  sessionDeactivated: {
    proves: '[4.11]',
    next: { answered: blocked, shown: blocked, minimized: blocked, errorOfRun: blocked },
  },
  'sessionDeactivated of another run': { proves: '[4.11]', next: {} },
}

const atAttempt = (event: FrameEvent, attempt: number): FrameEvent =>
  'attempt' in event ? { ...event, attempt: event.attempt === 3 ? attempt : attempt - 1 } : event
/** Any sequence of events; events of a run carry the current attempt or the one before it. */
const walks = fc.array(
  fc.constantFrom(...Object.values(events)).map((event) => (attempt: number) => atAttempt(event, attempt)),
  { maxLength: 30 },
)
const drawing = readFileSync(new URL('../../../../../docs/game-frame.md', import.meta.url), 'utf8')

describe('frame machine', () => {
  it('has a row for every event and a column for each of the six states [4.6-4.7]', () => {
    expect(Object.keys(table)).toEqual(Object.keys(events))
    expect(new Set(Object.values(events).map(({ type }) => type))).toEqual(new Set(eventTypes))
    expect(new Set(Object.values(states).map(({ phase }) => phase))).toEqual(new Set(phases))
  })

  for (const [eventName, { proves = '', next }] of Object.entries(table)) {
    for (const stateName of Object.keys(states) as Name[]) {
      const expected = next[stateName]
      it(
        `${stateName} on ${eventName} ${expected ? `becomes ${expected.phase}` : 'stays as it is'} ${proves}`.trim(),
        () => {
          const actual = advanceFrame(states[stateName], events[eventName]!)
          if (expected) expect(actual).toEqual(expected)
          else expect(actual).toBe(states[stateName])
        },
      )
    }
  }

  it('restarts only a shown demo when its money has run out', () => {
    const demo: FrameState = { ...shown, mode: 'demo' }
    expect(advanceFrame(demo, { type: 'restartDemo' })).toEqual(anewDemo)
    const waiting: FrameState = { ...minimized, mode: 'demo' }
    expect(advanceFrame(waiting, { type: 'restartDemo' })).toBe(waiting)
  })

  it('does not ask about the bonus again once the player has continued [4.9]', () => {
    expect(advanceFrame(confirmed, { type: 'runAnswered', attempt: 3, run: askingRun })).toEqual({
      ...confirmed,
      run: askingRun,
    })
  })

  it("keeps the player's answer about the bonus while the game is minimised [4.9]", () => {
    const hidden = advanceFrame(confirmed, { type: 'minimize' })
    const run_ = advanceFrame(hidden, { type: 'runAnswered', attempt: 3, run: askingRun })
    expect(advanceFrame(run_, { type: 'resume' })).toMatchObject({ phase: 'shown' })
  })

  it('reaches only the six states of the frame [4.7], and never shows a game without a run', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        let state = idleFrame
        for (const event of walk) {
          const before = state
          state = advanceFrame(state, event(state.attempt))
          expect(phases).toContain(state.phase)
          expect(state.attempt - before.attempt).toBeOneOf([0, 1])
          if (state.attempt > before.attempt)
            expect(state).toMatchObject({ phase: 'loading', run: null, asksAboutBonus: false })
          if (state.phase === 'shown') expect(getRunToken(state)).toBe(token)
        }
      }),
    )
  })

  it('ignores every event of an older attempt', () => {
    fc.assert(
      fc.property(walks, fc.nat({ max: 5 }), (walk, age) => {
        const state = walk.reduce(
          (reached, event) => advanceFrame(reached, event(reached.attempt)),
          idleFrame,
        )
        const attempt = state.attempt - 1 - age
        for (const late of [
          { type: 'runAnswered', attempt, run },
          { type: 'runAnswered', attempt, run: askingRun },
          { type: 'loaderTimeout', attempt },
          { type: 'fail', attempt, code: 'late' },
        ] as const) {
          expect(advanceFrame(state, late)).toBe(state)
        }
      }),
    )
  })

  it('never shows a blocked session again: only a new run leaves the state [4.11]', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        let state: FrameState = blocked
        for (const event of walk) {
          const next = advanceFrame(state, event(state.attempt))
          if (next.attempt > state.attempt) return
          state = next
          expect(['blocked', 'idle']).toContain(state.phase)
          expect(getRunToken(state)).toBeNull()
        }
      }),
    )
  })

  it('a session that ended elsewhere is removed from every state, and no other session is touched [4.11]', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        const state = walk.reduce(
          (reached, event) => advanceFrame(reached, event(reached.attempt)),
          idleFrame,
        )
        const after = advanceFrame(state, {
          type: 'sessionDeactivated',
          runToken: token,
          reason: 'double_run',
        })
        if (getRunToken(state) === token)
          expect(after).toMatchObject({ phase: 'blocked', reason: 'double_run' })
        else expect(after).toBe(state)
        expect(
          advanceFrame(state, { type: 'sessionDeactivated', runToken: 'another-run', reason: 'double_run' }),
        ).toBe(state)
      }),
    )
  })

  it('the same game is run once, however often it is opened meanwhile [4.8]', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        const state = walk.reduce(
          (reached, event) => advanceFrame(reached, event(reached.attempt)),
          idleFrame,
        )
        if (state.phase === 'idle') return
        const opened_ = advanceFrame(state, { type: 'open', game: state.game, defaultMode: state.mode })
        expect(opened_.attempt).toBe(
          state.phase === 'error' || state.phase === 'blocked' ? state.attempt + 1 : state.attempt,
        )
        expect(advanceFrame(opened_, { type: 'open', game: state.game, defaultMode: state.mode })).toBe(
          opened_,
        )
      }),
    )
  })

  it('closes from every state and ignores late events of the closed run', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        const state = walk.reduce(
          (reached, event) => advanceFrame(reached, event(reached.attempt)),
          idleFrame,
        )
        const closed = advanceFrame(state, { type: 'close' })
        expect(closed).toEqual({ phase: 'idle', attempt: state.attempt })
        for (const [name, event] of Object.entries(events)) {
          if (!name.startsWith('open'))
            expect(advanceFrame(closed, atAttempt(event, state.attempt))).toBe(closed)
        }
      }),
    )
  })

  it('matches its diagram in the docs', () => {
    const drawn = [...drawing.matchAll(/^ *(\w+) --> (\w+) ?: (.+)$/gm)].flatMap(([, from, to, label]) =>
      label!.split(', ').map((name) => `${from} ${name.replace(/ \(.*\)$/, '')} ${to}`),
    )
    const moves = [...Object.values(states), { ...shown, mode: 'demo' as const }].flatMap((state) =>
      Object.values(events).flatMap((event) => {
        const next = advanceFrame(state, event)
        return next === state ? [] : [`${state.phase} ${event.type} ${next.phase}`]
      }),
    )
    expect(new Set(drawn)).toEqual(new Set(moves))
    expect(drawn).toHaveLength(new Set(drawn).size)
  })
})
