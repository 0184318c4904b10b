// Every screen once on a desktop: it opens and passes all checks.
import { test } from '../../support/site.ts'
import { gateLooks } from '../looks.ts'
import { walkScreens } from '../walk.ts'

test.describe.configure({ timeout: 300_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a guest on a desktop opens every screen of theirs, and each is accessible, fits and does not move, with no other host contacted [1.1]', async ({
  page,
  site,
  complaints,
}) => {
  await walkScreens({
    page,
    origin: site.origin,
    complaints,
    device: 'desktop',
    visitor: 'guest',
    locale: 'ru',
    looks: gateLooks.desktop,
  })
})

test('a player on a desktop opens every screen of theirs, and each is accessible, fits and does not move, with no other host contacted [1.2]', async ({
  page,
  site,
  complaints,
}) => {
  await walkScreens({
    page,
    origin: site.origin,
    complaints,
    device: 'desktop',
    visitor: 'player',
    locale: 'ru',
    looks: gateLooks.desktop,
  })
})
