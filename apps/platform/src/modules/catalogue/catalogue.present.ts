// The catalogue in the words of the contract.
import type { Category, Game, GameListItem, Locale } from '@yanta/contract'
import type { CatalogueCategory, CatalogueGame, CatalogueStudio } from './snapshot.ts'

export function presentGame(locale: Locale, { id, slug, names, badges, hasDemo, disabledReason, preview, tallPreview, studio, rtp, profile, allowsBonus }: CatalogueGame): GameListItem {
  const name = names[locale]
  return {
    id: String(id), slug, name, desktop_name: name,
    preview, tall_preview: tallPreview,
    active: true, disabled: disabledReason !== null, disabledReason: disabledReason as GameListItem['disabledReason'],
    badges: badges as GameListItem['badges'], has_demo_mode: hasDemo,
    provider: studio,
    rtp, volatility: profile as GameListItem['volatility'], allow_bonus_balance: allowsBonus,
  }
}

export function presentGameDetail(locale: Locale, game: CatalogueGame): Game {
  return { ...presentGame(locale, game), features: game.features as Game['features'], categories: [...game.categories] }
}

export function presentCategory(locale: Locale, { id, slug, names, position, showInLobby, gamesCount }: CatalogueCategory): Category {
  return {
    id: String(id), slug, name: names[locale], image: null, url: `/games/${slug}`, position, showInLobby, pageType: 'gameCategory', gamesCount, playersOnline: null,
  }
}

export function presentStudio(locale: Locale, { id, slug, names, image, position, gamesCount }: CatalogueStudio, playersOnline: number): Category {
  return {
    id: String(id), slug, name: names[locale], image, url: `/producers/${slug}`, position, showInLobby: true, pageType: 'gameProducer', gamesCount, playersOnline,
  }
}
