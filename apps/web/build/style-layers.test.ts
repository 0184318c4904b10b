import { expect, test } from 'vitest'
import { layerStyle } from './style-layers.ts'

const order = '@layer base, ui, player, features, routes;'

test.each([
  ['/x/apps/web/src/ui/modal.module.css', 'ui'],
  ['/x/apps/web/src/player/account-menu.module.css', 'player'],
  ['/x/apps/web/src/features/auth/login-popup.module.css?used', 'features'],
])('%s stands in the layer of its folder', (id, layer) => {
  expect(layerStyle('.a { color: red }', id)).toBe(`${order} @layer ${layer} {\n.a { color: red }\n}`)
})

test('a file that names its layers itself only tells the order', () => {
  expect(layerStyle('@layer base { a { color: red } }', '/x/apps/web/src/ui/base.css')).toBe(
    `${order}\n@layer base { a { color: red } }`,
  )
})

test.each([
  '/x/node_modules/some/style.css',
  '/x/apps/web/.storybook/preview.css',
  '/x/apps/web/src/ui/modal.tsx',
])('%s is left as it is', (id) => {
  expect(layerStyle('a {}', id)).toBeUndefined()
})
