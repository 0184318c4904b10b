// The text for a failed run, and whether a retry can help.
import type { MessageKey } from '../../i18n/message-key.ts'
import '../../domain/limit/limit.messages.json'
import './failure.messages.json'

interface Failure {
  title: MessageKey
  text: MessageKey
  canRetry: boolean
  /** A screen that shows more of the reason. */
  way?: { to: string; label: MessageKey }
}

const toBreak = { to: '/profile/safer-play/break', label: 'game_frame.failure.to_break' } as const

/** The game could not start [8.15]. */
const title: MessageKey = 'games.errors.cannot_run_game'

const sessionEnded: Failure = {
  title: 'game_frame.failure.session.title',
  text: 'game_frame.failure.session',
  canRetry: true,
}

const failures: Record<string, Failure> = {
  game_disabled: { title, text: 'game_frame.failure.disabled', canRetry: false },
  game_not_found: { title, text: 'game_frame.failure.disabled', canRetry: false },
  demo_unavailable: { title, text: 'game_frame.failure.no_demo', canRetry: false },
  wrong_device: { title, text: 'game_frame.failure.device', canRetry: false },
  region_blocked: { title, text: 'game_frame.failure.region', canRetry: false },
  account_closed: { title, text: 'game_frame.failure.account', canRetry: false },
  taking_a_break: {
    title: 'game_frame.failure.break.title',
    text: 'game_frame.failure.break',
    canRetry: false,
    way: toBreak,
  },
  self_excluded: {
    title: 'game_frame.failure.excluded.title',
    text: 'game_frame.failure.excluded',
    canRetry: false,
    way: toBreak,
  },
  limit_reached: {
    title: 'game_frame.failure.limit.title',
    text: 'game_frame.failure.limit',
    canRetry: false,
    way: { to: '/profile/safer-play', label: 'limit.change' },
  },
  unauthorized: sessionEnded,
  session_expired: sessionEnded,
  session_deactivated: sessionEnded,
  session_not_found: sessionEnded,
  too_many_requests: { title, text: 'game_frame.failure.too_many', canRetry: true },
}

/** `code` is the platform's or the game's; an unknown code is shown as a studio that does not respond. */
export function describeFailure(code: string): Failure {
  return Object.hasOwn(failures, code)
    ? failures[code]!
    : { title, text: 'game_frame.failure.studio', canRetry: true }
}
