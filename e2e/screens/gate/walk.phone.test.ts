// Every screen once on a phone: it opens and passes all checks.
import { phone } from '../../support/device.ts'
import { test } from '../../support/site.ts'
import { gateLooks } from '../looks.ts'
import { walkScreens } from '../walk.ts'

test.describe.configure({ timeout: 300_000 })
test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } })

test('a guest on a phone opens every screen of theirs, and each is accessible, fits and does not move, with no other host contacted [1.1]', async ({
  page,
  site,
  complaints,
}) => {
  await walkScreens({
    page,
    origin: site.origin,
    complaints,
    device: 'phone',
    visitor: 'guest',
    locale: 'en',
    looks: gateLooks.phone,
  })
})

test('a player on a phone opens every screen of theirs, and each is accessible, fits and does not move, with no other host contacted [1.2]', async ({
  page,
  site,
  complaints,
}) => {
  await walkScreens({
    page,
    origin: site.origin,
    complaints,
    device: 'phone',
    visitor: 'player',
    locale: 'en',
    looks: gateLooks.phone,
  })
})
