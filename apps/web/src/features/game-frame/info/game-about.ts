// Texts about a game: its rules in short, its stake limits, and its contribution to a bonus.
import type { Currency, Game, GameFeature, PlayMode } from '@yanta/contract'
import type { MessageKey } from '../../../i18n/message-key.ts'

export type GameAbout = Pick<
  Game,
  | 'rtp'
  | 'volatility'
  | 'features'
  | 'engine'
  | 'stake_limits'
  | 'max_win'
  | 'allow_bonus_balance'
  | 'wager_contribution'
>

/** Currency of guests and of demo money, unless known otherwise. */
const guestCurrency: Currency = 'RUB'

export interface StakeLimit {
  currency: Currency
  min: number
  max: number
}

/** Stake limits of a round in the player's currency, in minor units; null where the game has none for it. */
export function findStakeLimit(
  { stake_limits: limits }: Pick<GameAbout, 'stake_limits'>,
  currency: Currency | undefined,
): StakeLimit | null {
  return limits.find((limit) => limit.currency === (currency ?? guestCurrency)) ?? null
}

interface EngineWords {
  name: MessageKey
  rules: MessageKey[]
  /** Features that these rules explain themselves. */
  explained?: readonly GameFeature[]
}

/** Of an engine without words here, the sheet has neither its name nor its rules. */
const engines: ReadonlyMap<string, EngineWords> = new Map([
  ['slot', { name: 'game_frame.engine.slot', rules: ['game_frame.rules.slot'] }],
  [
    'clusters',
    {
      name: 'game_frame.engine.clusters',
      rules: ['game_frame.rules.clusters', 'game_frame.rules.clusters.cascades'],
      explained: ['multipliers'],
    },
  ],
  [
    'hold',
    {
      name: 'game_frame.engine.hold',
      rules: ['game_frame.rules.hold', 'game_frame.rules.hold.coins', 'game_frame.rules.hold.pots'],
      explained: ['wilds'],
    },
  ],
  [
    'ways',
    {
      name: 'game_frame.engine.ways',
      rules: ['game_frame.rules.ways', 'game_frame.rules.ways.free'],
      explained: ['free_spins', 'wilds', 'multipliers'],
    },
  ],
  [
    'roulette',
    {
      name: 'game_frame.engine.roulette',
      rules: ['game_frame.rules.roulette', 'game_frame.rules.roulette.pays'],
    },
  ],
  [
    'mines',
    {
      name: 'game_frame.engine.mines',
      rules: ['game_frame.rules.mines', 'game_frame.rules.mines.end', 'game_frame.rules.mines.waits'],
    },
  ],
])

export function findEngineName({ engine }: Pick<GameAbout, 'engine'>): MessageKey | null {
  return engines.get(engine ?? '')?.name ?? null
}

/** Omits features that an engine's own rules already explain. */
const featureRules: Partial<Record<GameFeature, MessageKey>> = {
  free_spins: 'game_frame.rules.free_spins',
  free_spins_choice: 'game_frame.rules.free_spins_choice',
  wilds: 'game_frame.rules.wilds',
  expanding_wilds: 'game_frame.rules.expanding_wilds',
  walking_wilds: 'game_frame.rules.walking_wilds',
  sticky_wilds: 'game_frame.rules.sticky_wilds',
  multipliers: 'game_frame.rules.multipliers',
  bonus_buy: 'game_frame.rules.bonus_buy',
  jackpot: 'game_frame.rules.jackpot',
}

/** The rules in reading order. */
export function listRules({ engine, features }: Pick<GameAbout, 'engine' | 'features'>): MessageKey[] {
  const words = engines.get(engine ?? '')
  return [
    ...(words?.rules ?? []),
    ...features.flatMap((feature) =>
      words?.explained?.includes(feature) ? [] : (featureRules[feature] ?? []),
    ),
  ]
}

export interface WagerWords {
  key: MessageKey
  /** A short warning for players with a bonus that it is of no use here [6.8]. */
  warning: MessageKey | null
}

/** Contribution of stakes here to the wager of a bonus [8.18]; demo money contributes nothing. */
export function describeWager(
  {
    allow_bonus_balance: takesBonus,
    wager_contribution: percent,
  }: Pick<GameAbout, 'allow_bonus_balance' | 'wager_contribution'>,
  mode: PlayMode,
): WagerWords {
  if (mode === 'demo') return { key: 'game_frame.wager.demo', warning: null }
  if (!takesBonus) return { key: 'game_frame.wager.closed', warning: 'game_frame.wager.closed.short' }
  return percent > 0
    ? { key: 'game_frame.wager.counts', warning: null }
    : { key: 'game_frame.wager.counts_not', warning: 'game_frame.wager.counts_not.short' }
}
