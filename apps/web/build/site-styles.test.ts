import { expect, test } from 'vitest'
import { nameSiteStyles } from './site-styles.ts'

test("the site's own styles have one name, those of a screen retain their mark", () => {
  expect(nameSiteStyles('css:["/assets/site-Ab_c-9.css#","/assets/play-Xy1.css#"]')).toBe(
    'css:["/assets/site-Ab_c-9.css","/assets/play-Xy1.css#"]',
  )
})
