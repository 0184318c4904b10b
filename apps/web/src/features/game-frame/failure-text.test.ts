import { expect, test } from 'vitest'
import { describeFailure } from './failure-text.ts'

const failures = [
  ['taking_a_break', 'game_frame.failure.break.title', false],
  ['self_excluded', 'game_frame.failure.excluded.title', false],
  ['limit_reached', 'game_frame.failure.limit.title', false],
  ['session_expired', 'game_frame.failure.session.title', true],
  ['session_deactivated', 'game_frame.failure.session.title', true],
  ['game_disabled', 'games.errors.cannot_run_game', false],
  ['cannot_run_game', 'games.errors.cannot_run_game', true],
  ['toString', 'games.errors.cannot_run_game', true],
] as const
test.each(failures)('%s is shown under the title %s', (code, title, canRetry) => {
  expect(describeFailure(code)).toMatchObject({ canRetry })
  expect(describeFailure(code).title).toBe(title)
})

test('a player on a break does not get the text about the studio', () => {
  expect(describeFailure('taking_a_break').text).toBe('game_frame.failure.break')
})

test.each([
  ['taking_a_break', '/profile/safer-play/break'],
  ['self_excluded', '/profile/safer-play/break'],
  ['limit_reached', '/profile/safer-play'],
  ['game_disabled', undefined],
])('after %s the way out is %s', (code, to) => {
  expect(describeFailure(code).way?.to).toBe(to)
})
