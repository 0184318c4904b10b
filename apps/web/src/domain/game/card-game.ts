import type { GameListItem } from '@yanta/contract'

/** The fields of a game that a card shows, and no more: lists are sent inside documents. */
export interface CardGame extends Pick<
  GameListItem,
  'slug' | 'name' | 'tall_preview' | 'disabled' | 'disabledReason' | 'badges' | 'has_demo_mode'
> {
  studio: string
  /** Stakes here do not count toward a bonus's wager. Absent for most: lists are sent inside documents. */
  isOutsideWager?: true
}

export function presentCardGame({
  slug,
  name,
  tall_preview,
  disabled,
  disabledReason,
  badges,
  has_demo_mode,
  provider,
  allow_bonus_balance,
}: GameListItem): CardGame {
  return {
    slug,
    name,
    tall_preview,
    disabled,
    disabledReason,
    badges,
    has_demo_mode,
    studio: provider.name,
    ...(!allow_bonus_balance && { isOutsideWager: true }),
  }
}

/** Presents each game once: all lists share one object per game, so a document carries it once. */
export function buildCardPresenter(cards = new Map<string, CardGame>()): (game: GameListItem) => CardGame {
  return (game) => {
    const card = cards.get(game.slug) ?? presentCardGame(game)
    cards.set(game.slug, card)
    return card
  }
}
