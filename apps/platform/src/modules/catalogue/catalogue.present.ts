// The catalogue's records in the words of the contract.
import type { CallAnswer, getGame, listCategories, listGames } from '@yanta/contract'
import type { GameDetail, GameRecord, GroupRecord, StudioRecord } from './catalogue.repository.ts'

type GameItem = CallAnswer<typeof listGames>['items'][number]
type GameAnswer = CallAnswer<typeof getGame>
type CategoryItem = CallAnswer<typeof listCategories>['items'][number]

export function presentGame({ id, slug, name, badges, hasDemo, disabledReason, preview, tallPreview, studioSlug, studioName, rtp, profile, allowsBonus }: GameRecord): GameItem {
  return {
    id: String(id), slug, name, desktop_name: name,
    preview, tall_preview: tallPreview,
    active: true, disabled: disabledReason !== null, disabledReason: disabledReason as GameItem['disabledReason'],
    badges: badges as GameItem['badges'], has_demo_mode: hasDemo,
    provider: { slug: studioSlug, name: studioName },
    rtp, volatility: profile as GameItem['volatility'], allow_bonus_balance: allowsBonus,
  }
}

export function presentGameDetail(game: GameDetail): GameAnswer {
  return { ...presentGame(game), features: game.features as GameAnswer['features'], categories: game.categories }
}

export function presentCategory({ id, slug, ...rest }: GroupRecord): CategoryItem {
  return { ...rest, id: String(id), slug, image: null, url: `/games/${slug}`, pageType: 'gameCategory', playersOnline: null }
}

export function presentStudio({ id, slug, ...rest }: StudioRecord): CategoryItem {
  return { ...rest, id: String(id), slug, url: `/producers/${slug}`, pageType: 'gameProducer', playersOnline: null }
}
