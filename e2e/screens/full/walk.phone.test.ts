// Every screen with a finger: both languages, a phone and the narrowest one.
import { phone } from '../../support/device.ts'
import { test } from '../../support/site.ts'
import { fullLooks } from '../looks.ts'
import { walkScreens } from '../walk.ts'

test.describe.configure({ timeout: 1_200_000 })
test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } })

for (const locale of ['ru', 'en'] as const) {
  for (const visitor of ['guest', 'player'] as const) {
    test(`the screens of a ${visitor} are accessible, fit and do not move on phones, ${locale}`, async ({
      page,
      site,
      complaints,
    }) => {
      await walkScreens({
        page,
        origin: site.origin,
        complaints,
        device: 'phone',
        visitor,
        locale,
        looks: fullLooks.phone,
      })
    })
  }
}
