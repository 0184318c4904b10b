import { expect, test } from 'vitest'
import { shortenImports } from './route-list.ts'

test('a route names what the entry has not, in one order', () => {
  const list = {
    entry: { module: '/e.js', imports: ['/react.js'] },
    routes: {
      one: { id: 'one', module: '/one.js', imports: ['/b.js', '/react.js', '/shared.js'], css: ['/b.css#'] },
      two: { id: 'two', module: '/two.js', imports: ['/shared.js', '/c.js', '/a.js'] },
      three: { id: 'three', module: '/three.js' },
    },
    version: '1',
  }
  const shortened = shortenImports(`window.__reactRouterManifest=${JSON.stringify(list)};`)
  expect(shortened).toMatch(/^window\.__reactRouterManifest=\{.*\};$/)
  expect(JSON.parse(shortened.slice('window.__reactRouterManifest='.length, -1))).toEqual({
    ...list,
    routes: {
      one: { ...list.routes.one, imports: ['/b.js', '/shared.js'] },
      two: { ...list.routes.two, imports: ['/c.js', '/a.js', '/shared.js'] },
      three: { ...list.routes.three, imports: [] },
    },
  })
})
