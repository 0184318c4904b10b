import { expect, test } from 'vitest'
import { drawAvatars } from './avatars/avatars.ts'
import { drawLevelBadges } from './badges/level-badges.ts'
import { drawBrands } from './brand/publish.ts'
import { drawEmptyStates } from './empty/empty-states.ts'
import { drawGiftIcons } from './gifts/gift-icons.ts'
import { drawHuntDucks } from './hunt/duck-hunt.ts'
import { drawPromotionCurrencies } from './promotions/currencies.ts'
import { drawSigns } from './scenes/tables.ts'
import { drawStudioLogos } from './studios/logos.ts'
import { findSvgFaults } from './testing/svg-faults.ts'

test.each([
  ['brands', () => Object.fromEntries(drawBrands().flatMap(({ id, symbol, symbolSmall, appIcon, lockup }) => Object.entries({ symbol, symbolSmall, appIcon, ...lockup }).map(([name, svg]) => [`${id}-${name}`, svg])))],
  ['studio logos', drawStudioLogos],
  ['level badges', drawLevelBadges],
  ['avatars', drawAvatars],
  ['gift icons', drawGiftIcons],
  ['currencies', drawPromotionCurrencies],
  ['empty states', drawEmptyStates],
  ['ducks', drawHuntDucks],
  ['signs of tables', drawSigns],
] as const)('the %s are sound SVG and drawn the same every time', (_, draw) => {
  const drawings = draw()
  expect(draw()).toEqual(drawings)
  for (const svg of Object.values(drawings)) expect(findSvgFaults(svg)).toEqual([])
})
