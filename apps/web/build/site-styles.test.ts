import { expect, test } from 'vitest'
import { nameSiteStyles, orderStyles } from './site-styles.ts'

test("the site's own styles have one name, those of a screen retain their mark", () => {
  expect(nameSiteStyles('css:["/assets/site-Ab_c-9.css#","/assets/play-Xy1.css#"]')).toBe(
    'css:["/assets/site-Ab_c-9.css","/assets/play-Xy1.css#"]',
  )
})

test('the style sheets of all routes stand in one order, so that a navigation moves none that both screens have', () => {
  const code =
    '{"a":{"css":["/own-a.css","/shared.css#","/pair.css"]},"b":{"css": [\n\t"/shared.css#",\n\t"/pair.css",\n\t"/own-b.css"\n]},"c":{"css":["/shared.css#"],"id":"c"},"d":{"css":[]}}'
  expect(orderStyles(code)).toBe(
    '{"a":{"css":["/own-a.css","/pair.css","/shared.css#"]},"b":{"css":["/own-b.css","/pair.css","/shared.css#"]},"c":{"css":["/shared.css#"],"id":"c"},"d":{"css":[]}}',
  )
})
