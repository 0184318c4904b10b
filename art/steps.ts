// What `npm run art` makes, step by step. Each step draws, publishes and gives the number of files it wrote.
import { drawAvatars } from './avatars/avatars.ts'
import { drawLevelBadges } from './badges/level-badges.ts'
import { drawBrand } from './brand/brand.ts'
import { publishIcons } from './brand/icons.ts'
import { coverCatalogue } from './covers/catalogue.ts'
import { drawCovers } from './covers/covers.ts'
import { drawEmptyStates } from './empty/empty-states.ts'
import { drawErrors } from './errors/errors.ts'
import { drawGiftIcons } from './gifts/gift-icons.ts'
import { drawHuntDucks, drawHuntField } from './hunt/duck-hunt.ts'
import { writePublic } from './pipeline/public.ts'
import { encodePicture } from './pipeline/raster.ts'
import { publishVectors } from './pipeline/vector.ts'
import { drawPromotionCurrencies } from './promotions/currencies.ts'
import { drawPromotionKeyArt } from './promotions/key-art.ts'
import { drawBackdrops } from './scenes/backdrops.ts'
import { drawBanners } from './scenes/banners.ts'
import { drawLogin } from './scenes/login.ts'
import { drawStudioLogos } from './studios/logos.ts'
import { drawSymbolSet, symbolSets } from './symbols/registry.ts'
import { classic } from './symbols/classic.ts'
import { symbolSetOfMotif } from './symbols/set-of-motif.ts'
import { drawTournamentKeyArt } from './tournaments/key-art.ts'

type Step = (isWanted: (name: string) => boolean) => Promise<number>

export const steps: Record<string, Step> = {
  async brand() {
    return publishVectors('brand', drawBrand()) + (await publishIcons())
  },

  async vectors() {
    return (
      publishVectors('studios', drawStudioLogos()) +
      publishVectors('levels', drawLevelBadges()) +
      publishVectors('avatars', drawAvatars()) +
      publishVectors('gifts', drawGiftIcons()) +
      publishVectors('currencies', drawPromotionCurrencies()) +
      publishVectors('empty', drawEmptyStates())
    )
  },

  async symbols(isWanted) {
    let written = publishVectors('symbols', drawSymbolSet(classic))
    written += Number(writePublic('symbols/sets.json', `${JSON.stringify(symbolSetOfMotif, null, 1)}\n`))
    for (const [name, set] of Object.entries(symbolSets)) if (isWanted(name)) written += publishVectors(`symbols/${name}`, drawSymbolSet(set))
    return written
  },

  async covers(isWanted) {
    let written = 0
    for (const entry of coverCatalogue.filter(({ slug }) => isWanted(slug))) {
      const { tall, wide } = drawCovers(entry)
      const name = `covers/${entry.slug}`
      written += await encodePicture(tall, [
        { name: `${name}-tall-180`, width: 180, height: 240, avif: 56, webp: 76 },
        { name: `${name}-tall`, width: 360, height: 480, avif: 54, webp: 74 },
        { name: `${name}-tall-540`, width: 540, height: 720, avif: 48, webp: 64 },
      ])
      written += await encodePicture(wide, [
        { name: `${name}-wide`, width: 400, height: 300, avif: 54, webp: 72 },
        { name: `${name}-wide-800`, width: 800, height: 600, avif: 46, webp: 62 },
      ])
    }
    return written
  },

  async banners(isWanted) {
    let written = 0
    for (const { name, wide, card } of drawBanners().filter((banner) => isWanted(banner.name))) {
      written += await encodePicture(wide, [{ name: `banners/${name}-wide`, width: 1480, height: 640, avif: 48, webp: 74 }])
      written += await encodePicture(card, [{ name: `banners/${name}-card`, width: 720, height: 480, avif: 50, webp: 74 }])
    }
    return written
  },

  async themes(isWanted) {
    let written = 0
    for (const { name, wide, tall } of drawBackdrops().filter((theme) => isWanted(theme.name))) {
      written += await encodePicture(wide, [{ name: `themes/${name}-wide`, width: 1280, height: 720, avif: 46, webp: 70 }])
      written += await encodePicture(tall, [{ name: `themes/${name}-tall`, width: 585, height: 1266, avif: 46, webp: 70 }])
    }
    return written
  },

  async promotions(isWanted) {
    let written = 0
    for (const { name, wide, card } of drawPromotionKeyArt().filter((promotion) => isWanted(promotion.name))) {
      written += await encodePicture(wide, [{ name: `promotions/${name}-wide`, width: 1200, height: 520, avif: 48, webp: 72 }])
      written += await encodePicture(card, [{ name: `promotions/${name}-card`, width: 720, height: 480, avif: 48, webp: 72 }])
    }
    return written
  },

  async tournaments(isWanted) {
    let written = 0
    for (const { name, wide, card } of drawTournamentKeyArt().filter((tournament) => isWanted(tournament.name))) {
      written += await encodePicture(card, [{ name: `tournaments/${name}-card`, width: 720, height: 405, avif: 48, webp: 72 }])
      if (wide) written += await encodePicture(wide, [{ name: `tournaments/${name}-wide`, width: 1200, height: 480, avif: 48, webp: 72 }])
    }
    return written
  },

  async login() {
    const { tall, wide } = drawLogin()
    return (
      (await encodePicture(tall, [{ name: 'auth/login', width: 760, height: 1150, avif: 48, webp: 74 }])) +
      (await encodePicture(wide, [{ name: 'auth/login-wide', width: 1040, height: 400, avif: 48, webp: 74 }]))
    )
  },

  async errors(isWanted) {
    let written = 0
    for (const { name, svg } of drawErrors().filter((error) => isWanted(error.name))) {
      written += await encodePicture(svg, [{ name: `errors/${name}`, width: 640, height: 640, avif: 48, webp: 74 }])
    }
    return written
  },

  async hunt() {
    const field = await encodePicture(drawHuntField(), [{ name: 'hunt/field', width: 1440, height: 810, avif: 48, webp: 72 }])
    return field + publishVectors('hunt', drawHuntDucks())
  },
}
