// Messages sent and received by games of each dialect, for tests and for the simulator: every message that the site understands.
import type { Dialect, LeaveMessage } from './frame.ts'

/** The meaning of a message; `failed`, `sound` and rounds also carry a value of the game's own. */
export type GameMeaning = 'leave' | 'ready' | 'roundStarted' | 'roundEnded' | 'openCashbox' | 'restartDemo' | 'balanceHint' | 'sound' | 'failed'
export type SiteMeaning = 'pause' | 'resume' | 'soundOff' | 'soundOn' | 'locale' | 'balanceChanged'

interface DialectMessages {
  game: readonly { means: GameMeaning; message: unknown }[]
  /** Meanings without a message in the dialect are left out. */
  site: Partial<Record<SiteMeaning, unknown>>
}

/** [2.31], in every dialect. The address is never opened. */
export const leaveMessages: readonly LeaveMessage[] = [
  'closeFrame', 'closeInnerFrame', 'runSiteInIFrame', 'exit', 'gotoUrl',
  { type: 'closeFrame' }, { type: 'exit' }, { type: 'gotoUrl' }, { gotoUrl: 'https://elsewhere.example/' },
]

export const dialectMessages: Record<Dialect, DialectMessages> = {
  own: {
    game: [
      { means: 'ready', message: { source: 'game', type: 'ready' } },
      { means: 'roundStarted', message: { source: 'game', type: 'roundStarted', roundId: 'r1' } },
      { means: 'roundEnded', message: { source: 'game', type: 'roundEnded', roundId: 'r1' } },
      { means: 'openCashbox', message: { source: 'game', type: 'openCashbox' } },
      { means: 'restartDemo', message: { source: 'game', type: 'restartDemo' } },
      { means: 'balanceHint', message: { source: 'game', type: 'balanceHint' } },
      { means: 'sound', message: { source: 'game', type: 'sound', on: true } },
      { means: 'failed', message: { source: 'game', type: 'failed', code: 'session_expired' } },
    ],
    site: {
      pause: { source: 'site', type: 'pause' },
      resume: { source: 'site', type: 'resume' },
      soundOff: { source: 'site', type: 'sound', on: false },
      soundOn: { source: 'site', type: 'sound', on: true },
      locale: { source: 'site', type: 'locale', locale: 'ru' },
      balanceChanged: { source: 'site', type: 'balanceChanged' },
    },
  },
  container: {
    game: [
      { means: 'roundStarted', message: { name: 'gameRoundStart' } },
      { means: 'roundEnded', message: { name: 'gameRoundEnded' } },
      { means: 'openCashbox', message: { name: 'openCashier' } },
      { means: 'leave', message: { name: 'gameQuit' } },
      { means: 'leave', message: { name: 'homeButton' } },
      { means: 'leave', message: { name: 'notifyCloseContainer' } },
      { means: 'leave', message: 'notifyCloseContainer' },
    ],
    site: {},
  },
  lobby: {
    game: [
      { means: 'roundStarted', message: { type: 'roundStarted' } },
      { means: 'roundEnded', message: { type: 'gameIdle' } },
      { means: 'leave', message: { type: 'backToLobby' } },
      { means: 'leave', message: { type: 'logout' } },
    ],
    site: {
      pause: { messageType: 'request', eventType: 'gameDisable', req: 'gameDisable' },
      resume: { messageType: 'request', eventType: 'gameEnable', req: 'gameEnable' },
    },
  },
  prefixed: {
    game: [
      { means: 'ready', message: { rgMessage: 'gprg_GameReady' } },
      { means: 'roundStarted', message: { rgMessage: 'gprg_GameRoundStart', payload: { balance: 100 } } },
      { means: 'roundEnded', message: { rgMessage: 'gprg_GameRoundEnd', payload: { balance: 999_999 } } },
      { means: 'openCashbox', message: { rgMessage: 'gprg_OpenQuickDeposit' } },
      { means: 'openCashbox', message: { rgMessage: 'gprg_UserAction', payload: { action: 'deposit' } } },
      { means: 'leave', message: { rgMessage: 'gprg_UserAction', payload: { action: 'home' } } },
      { means: 'leave', message: { rgMessage: 'gprg_UserAction', payload: { action: 'lobby' } } },
      { means: 'leave', message: { rgMessage: 'gprg_UserAction', payload: { action: 'exit' } } },
    ],
    site: {
      pause: { rgMessage: 'oprg_GamePause' },
      resume: { rgMessage: 'oprg_GameResume' },
      soundOff: { rgMessage: 'oprg_SetSounds', payload: { enableSounds: false } },
      soundOn: { rgMessage: 'oprg_SetSounds', payload: { enableSounds: true } },
    },
  },
  typed: {
    game: [
      { means: 'ready', message: { type: 'gameReady' } },
      { means: 'roundStarted', message: { type: 'roundStarted', data: 100 } },
      { means: 'roundEnded', message: { type: 'roundEnded' } },
      { means: 'openCashbox', message: { type: 'cashier' } },
      { means: 'balanceHint', message: { type: 'balance', data: 999_999 } },
    ],
    site: {
      pause: { type: 'pause' },
      resume: { type: 'resume' },
      soundOff: { type: 'setAudio', data: false },
      soundOn: { type: 'setAudio', data: true },
    },
  },
  plain: {
    game: [
      { means: 'leave', message: 'closeGame' },
      { means: 'leave', message: 'close' },
      { means: 'leave', message: 'STATE|GAME_MODE:LOBBY' },
      { means: 'leave', message: { closeGame: true } },
    ],
    site: {},
  },
}
