// Everything the site shows, group by group. Listing draws; nothing is encoded before a picture's `encode` is called.
import { drawAvatars } from './avatars/avatars.ts'
import { drawLevelBadges } from './badges/level-badges.ts'
import { coverCatalogue } from './covers/catalogue.ts'
import { drawCovers } from './covers/covers.ts'
import { drawEmptyStates } from './empty/empty-states.ts'
import { drawErrors } from './errors/errors.ts'
import { drawGiftIcons } from './gifts/gift-icons.ts'
import { drawHuntDucks, drawHuntField } from './hunt/duck-hunt.ts'
import { drawFinds } from './mines/finds.ts'
import { rasterPicture, vectorPictures, type Picture } from './pipeline/picture.ts'
import { drawPromotionCurrencies } from './promotions/currencies.ts'
import { drawPromotionKeyArt, drawWelcomeTall } from './promotions/key-art.ts'
import { drawBackdrops } from './scenes/backdrops.ts'
import { drawBanners } from './scenes/banners.ts'
import { drawMinesBackdrops } from './scenes/mines-backdrops.ts'
import { drawSigns, drawTables } from './scenes/tables.ts'
import { drawStudioLogos } from './studios/logos.ts'
import { drawSymbolSet, symbolSets } from './symbols/registry.ts'
import { drawSlotSymbols, drawThemeSymbols, slotCovers } from './symbols/slot-symbols.ts'
import { slotThemes } from './symbols/slot-themes.ts'
import { drawTournamentKeyArt } from './tournaments/key-art.ts'

/** Groups by the name `--only` takes. */
export const pictureGroups: Readonly<Record<string, () => Picture[]>> = {
  vectors: () => [
    ...vectorPictures('studios', drawStudioLogos()),
    ...vectorPictures('levels', drawLevelBadges()),
    ...vectorPictures('avatars', drawAvatars()),
    ...vectorPictures('gifts', drawGiftIcons()),
    ...vectorPictures('currencies', drawPromotionCurrencies()),
    ...vectorPictures('empty', drawEmptyStates()),
  ],

  symbols: () => [
    ...Object.entries(symbolSets).flatMap(([name, set]) => vectorPictures(`symbols/${name}`, drawSymbolSet(set))),
    ...Object.keys(slotThemes).flatMap((motif) => vectorPictures(`symbols/${motif}`, drawThemeSymbols(motif))),
    ...slotCovers.flatMap((entry) => vectorPictures(`symbols/${entry.slug}`, drawSlotSymbols(entry))),
  ],

  covers: () => coverCatalogue.flatMap((entry) => {
    const { tall, wide } = drawCovers(entry)
    return [
      rasterPicture(`covers/${entry.slug}-tall`, tall, { width: 360, height: 480, webp: 74, avif: { 180: 56, 360: 54, 540: 48 } }),
      rasterPicture(`covers/${entry.slug}-wide`, wide, { width: 400, height: 300, webp: 72, avif: { 400: 54, 800: 46 } }),
    ]
  }),

  banners: () => drawBanners().flatMap(({ name, wide, height, card }) => [
    rasterPicture(`banners/${name}-wide`, wide, { width: 1480, height, webp: 74, avif: { 960: 50, 1480: 48 } }),
    rasterPicture(`banners/${name}-card`, card, { width: 720, height: 480, webp: 74, avif: { 400: 52, 720: 50 } }),
  ]),

  themes: () => drawBackdrops().flatMap(({ name, wide, tall }) => [
    rasterPicture(`themes/${name}-wide`, wide, { width: 1280, height: 720, webp: 70, avif: { 1280: 46 } }),
    rasterPicture(`themes/${name}-tall`, tall, { width: 585, height: 1266, webp: 70, avif: { 585: 46 } }),
  ]),

  tables: () => [
    ...drawTables().flatMap(({ name, wide, tall }) => [
      rasterPicture(`tables/${name}-wide`, wide, { width: 1280, height: 720, webp: 70, avif: { 1280: 46 } }),
      rasterPicture(`tables/${name}-tall`, tall, { width: 585, height: 1266, webp: 70, avif: { 585: 46 } }),
    ]),
    ...vectorPictures('signs', drawSigns()),
  ],

  mines: () => [
    ...drawMinesBackdrops().flatMap(({ name, wide, tall }) => [
      rasterPicture(`mines/${name}-wide`, wide, { width: 1280, height: 720, webp: 70, avif: { 1280: 46 } }),
      rasterPicture(`mines/${name}-tall`, tall, { width: 585, height: 1266, webp: 70, avif: { 585: 46 } }),
    ]),
    ...vectorPictures('mines', drawFinds()),
  ],

  promotions: () => [
    ...drawPromotionKeyArt().flatMap(({ name, wide, card }) => [
      rasterPicture(`promotions/${name}-wide`, wide, { width: 1200, height: 520, webp: 72, avif: { 800: 50, 1200: 48 } }),
      rasterPicture(`promotions/${name}-card`, card, { width: 720, height: 480, webp: 72, avif: { 400: 52, 720: 48 } }),
    ]),
    rasterPicture('promotions/welcome-tall', drawWelcomeTall(), { width: 760, height: 1150, webp: 72, avif: { 400: 50, 760: 46 } }),
  ],

  tournaments: () => drawTournamentKeyArt().flatMap(({ name, wide, card }) => [
    rasterPicture(`tournaments/${name}-card`, card, { width: 720, height: 405, webp: 72, avif: { 400: 52, 720: 48 } }),
    ...(wide ? [rasterPicture(`tournaments/${name}-wide`, wide, { width: 1200, height: 480, webp: 72, avif: { 800: 50, 1200: 48 } })] : []),
  ]),

  errors: () => drawErrors().map(({ name, svg }) => rasterPicture(`errors/${name}`, svg, { width: 640, height: 640, webp: 74, avif: { 320: 52, 640: 48 } })),

  hunt: () => [
    rasterPicture('hunt/field', drawHuntField(), { width: 1440, height: 810, webp: 72, avif: { 1440: 48 } }),
    ...vectorPictures('hunt', drawHuntDucks()),
  ],
}
