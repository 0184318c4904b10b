// Comes before all other tests of the gallery, once.
import { expect, test } from '../../support/base.ts'
import { buildStale } from '../../../tools/builds/build-stale.ts'
import { gallery } from '../../../tools/builds/parts.ts'
import { listStories } from '../gallery.ts'

test('the gallery builds, and holds the stories of all components', async () => {
  test.setTimeout(600_000)
  expect(await buildStale({ parts: [gallery] })).toBe(true)
  expect(listStories().length).toBeGreaterThan(90)
})
