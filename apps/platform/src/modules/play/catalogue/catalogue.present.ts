// Maps the catalogue to the contract's shapes.
import { Volatility, type Category, type Game, type GameListItem, type Locale } from '@yanta/contract'
import {
  describeGame,
  engineIds,
  findStakeLimits,
  hasProfile,
  isSlotEngine,
  type EngineId,
} from '@yanta/game-rules/engines'
import type { CurrencyEntry, Jurisdiction } from '@yanta/content'
import type { CatalogueCategory, CatalogueGame, CatalogueStudio } from './snapshot.ts'

/** The stakes allowed in a currency. */
export type CurrencyStakes = Pick<CurrencyEntry, 'code' | 'stakes' | 'table'>

/** What the jurisdiction lets be staked in a round at most, by age. */
export type MaxStake = Jurisdiction['maxStake']

interface Stakes {
  currencies: readonly CurrencyStakes[]
  maxStake: MaxStake
}

export function presentGame(
  locale: Locale,
  {
    id,
    slug,
    names,
    badges,
    hasDemo,
    disabledReason,
    preview,
    tallPreview,
    studio,
    rtp,
    profile,
    allowsBonus,
  }: CatalogueGame,
): GameListItem {
  const name = names[locale]
  return {
    id: String(id),
    slug,
    name,
    desktop_name: name,
    preview,
    tall_preview: tallPreview,
    active: true,
    disabled: disabledReason !== null,
    disabledReason: disabledReason as GameListItem['disabledReason'],
    badges: badges as GameListItem['badges'],
    has_demo_mode: hasDemo,
    provider: studio,
    rtp,
    volatility: Volatility.options.find((volatility) => volatility === profile) ?? null,
    allow_bonus_balance: allowsBonus,
  }
}

export function presentGameDetail(locale: Locale, game: CatalogueGame, stakes: Stakes): Game {
  return {
    ...presentGame(locale, game),
    features: game.features as Game['features'],
    categories: [...game.categories],
    wager_contribution: game.wagerContribution,
    ...presentStakes(game, stakes),
  }
}

function presentStakes(
  { engine: name, profile }: CatalogueGame,
  { currencies, maxStake }: Stakes,
): Pick<Game, 'engine' | 'stake_limits' | 'max_win'> {
  const engine = engineIds.find((id) => id === name)
  if (!engine || profile === null || !hasProfile(engine, profile))
    return { engine: null, stake_limits: [], max_win: null }
  return {
    engine,
    max_win: describeGame(engine, profile).maxWin,
    stake_limits: currencies.map((currency) => ({
      currency: currency.code,
      ...limitStakes(engine, currency, maxStake),
    })),
  }
}

/** Up to the largest stake that is both offered and allowed, at the age that is allowed the most. */
export function limitStakes(
  engine: EngineId,
  { code, ...table }: CurrencyStakes,
  maxStake: MaxStake,
): { min: number; max: number } {
  const limits = findStakeLimits(engine, table)
  if (maxStake === null || (maxStake.games === 'slots' && !isSlotEngine(engine))) return limits
  const most = Math.max(...maxStake.ages.map(({ amounts }) => amounts[code]))
  if (limits.max <= most) return limits
  return { ...limits, max: Math.max(limits.min, ...table.stakes.filter((stake) => stake <= most)) }
}

export function presentCategory(
  locale: Locale,
  { id, slug, names, position, showInLobby, gamesCount }: CatalogueCategory,
): Category {
  return {
    id: String(id),
    slug,
    name: names[locale],
    image: null,
    url: `/games/${slug}`,
    position,
    showInLobby,
    pageType: 'gameCategory',
    gamesCount,
    playersOnline: null,
  }
}

export function presentStudio(
  locale: Locale,
  { id, slug, names, image, position, gamesCount }: CatalogueStudio,
  playersOnline: number,
): Category {
  return {
    id: String(id),
    slug,
    name: names[locale],
    image,
    url: `/producers/${slug}`,
    position,
    showInLobby: true,
    pageType: 'gameProducer',
    gamesCount,
    playersOnline,
  }
}
