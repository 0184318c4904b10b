// Every screen with a mouse: both languages, each width at which the layout changes, a tablet's, 200 % and large letters.
import { test } from '../../support/site.ts'
import { fullLooks } from '../looks.ts'
import { walkScreens } from '../walk.ts'

test.describe.configure({ timeout: 1_200_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const locale of ['ru', 'en'] as const) {
  for (const visitor of ['guest', 'player'] as const) {
    test(`the screens of a ${visitor} are accessible, fit and do not move at every width, ${locale}`, async ({
      page,
      site,
      complaints,
    }) => {
      await walkScreens({
        page,
        origin: site.origin,
        complaints,
        device: 'desktop',
        visitor,
        locale,
        looks: fullLooks.desktop,
      })
    })
  }
}
