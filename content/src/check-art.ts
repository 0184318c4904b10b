// The art that entries need by their names. Nothing of the art is a file of an editor: what is missing is drawn by `npm run art`.
import type { Art } from '@yanta/art'
import type { ContentFile, ContentMapping } from './content-file.ts'
import type { AchievementEntry } from './schemas/achievements.ts'
import type { BannerEntry, GameEntry, StudioEntry } from './schemas/catalogue.ts'
import type { SeriesEntry, TournamentEntry } from './schemas/contests.ts'
import type { PromotionEntry } from './schemas/promotions.ts'
import { giftImages, type GiftEntry } from './schemas/gifts.ts'
import type { PlayerEntry, Settings } from './schemas/settings.ts'
import { type WorldEntry, listSymbolPictures } from './schemas/worlds.ts'

interface Illustrated {
  games: ContentFile<GameEntry>
  worlds: ContentFile<WorldEntry>
  studios: ContentFile<StudioEntry>
  banners: ContentFile<BannerEntry>
  promotions: ContentFile<PromotionEntry>
  series: ContentFile<SeriesEntry>
  tournaments: ContentFile<TournamentEntry>
  players: ContentFile<PlayerEntry>
  gifts: ContentFile<GiftEntry>
  achievements: ContentFile<AchievementEntry>
  settings: ContentMapping<Settings>
}

/** Reports every entry whose art is not drawn. */
export function checkArt(
  {
    games,
    worlds,
    studios,
    banners,
    promotions,
    series,
    tournaments,
    players,
    gifts,
    achievements,
    settings,
  }: Illustrated,
  art: Pick<Art, 'findAddress'>,
): void {
  function need<Entry>(file: ContentFile<Entry>, namesOf: (entry: Entry) => string[]): void {
    for (const { index, value } of file.entries) {
      for (const name of namesOf(value))
        if (art.findAddress(name) === undefined) file.report([index], `missing art '${name}'`)
    }
  }
  need(games, ({ slug, covers }) => (covers ? [] : [`covers/${slug}-tall`, `covers/${slug}-wide`]))
  need(games, ({ slug, engine }) =>
    engine === 'roulette' ? [`tables/${slug}-wide`, `tables/${slug}-tall`, `signs/${slug}`] : [],
  )
  need(worlds, (world) => [
    `themes/${world.backdrop}-wide`,
    `themes/${world.backdrop}-tall`,
    ...listSymbolPictures(world),
  ])
  need(studios, ({ slug }) => [`studios/${slug}`, `studios/${slug}-mark`])
  need(banners, ({ id }) => [`banners/${id}-wide`, `banners/${id}-card`])
  need(promotions, ({ slug, picture = slug, currency, additionalCurrency }) => [
    `promotions/${picture}-wide`,
    `promotions/${picture}-card`,
    ...[currency, additionalCurrency].flatMap((counted) => (counted ? [counted.icon] : [])),
  ])
  need(series, ({ slug, picture = slug, stages }) =>
    [picture, ...stages.map((stage) => stage.picture ?? picture)].map((name) => `tournaments/${name}-card`),
  )
  need(tournaments, ({ slug, picture = slug }) => [`tournaments/${picture}-card`])
  need(gifts, ({ type, image = giftImages[type] }) => [`gifts/${image}`])
  need(achievements, ({ picture }) => [picture])
  const popupImage = settings.value?.promoPopup?.image
  if (popupImage !== undefined && art.findAddress(popupImage) === undefined)
    settings.report(['promoPopup', 'image'], `missing art '${popupImage}'`)
  need(players, ({ avatar }) => [`avatars/avatar-${avatar}`])
}
