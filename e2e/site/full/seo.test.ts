import { expect } from '@playwright/test'
import { ask, test } from '../served.ts'

test("without an editor's title the screen has its own [2.25]", async ({ served }) => {
  served.platform.answers.set('/json-api/seo/meta', [500, {}])
  expect((await ask(`${served.origin}/games/slots`)).body).toMatch(/<title>Слоты — [^<]+<\/title>/)
})
