// A made-up brand for tests, so that a name hard-coded in a component shows.
import { type BrandWords, type SiteBrand, setBrand } from '../site/brand.ts'

const words = (brand: string): BrandWords => ({
  names: { brand, brandGenitive: `of ${brand}`, brandPrepositional: `in ${brand}` },
  idea: `What ${brand} is for`,
  motto: { title: `Motto of ${brand}`, text: 'One more line' },
  legal: `© {year} ${brand}`,
})

export const testBrand: SiteBrand = {
  words: { ru: words('Проба'), en: words('Sample') },
  lockup: { address: '/brand/lockup.svg', width: 200, height: 50 },
  symbol: { address: '/brand/symbol.svg', width: 64, height: 64 },
  lobbyIcon: 'home',
  login: { avif: '/brand/login.avif', webp: '/brand/login.webp' },
  loginWide: { avif: null, webp: '/brand/login-wide.webp' },
  share: '/brand/share.png',
  hasOwnFonts: false,
}

setBrand(testBrand)
