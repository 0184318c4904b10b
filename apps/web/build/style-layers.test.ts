import { expect, test } from 'vitest'
import { layerStyle } from './style-layers.ts'

const order = '@layer base, ui, domain, features, routes;'

test.each([
  ['/x/apps/web/src/ui/modal.module.css', 'ui'],
  ['/x/apps/web/src/domain/player/account-menu.module.css', 'domain'],
  ['/x/apps/web/src/features/auth/login-popup.module.css?used', 'features'],
])('%s is put into the layer of its folder', (id, layer) => {
  expect(layerStyle('.a { color: red }', id)).toBe(`${order} @layer ${layer} {\n.a { color: red }\n}`)
})

test('a file that declares its own layers gets only the layer order', () => {
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
