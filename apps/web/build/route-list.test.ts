import { expect, test } from 'vitest'
import { splitImports } from './route-list.ts'

test('what the lobby imports stays in the list of routes, in one order and without what the entry has', () => {
  const list = {
    entry: { module: '/e.js', imports: ['/react.js'] },
    routes: {
      root: { id: 'root', module: '/root.js', imports: ['/react.js', '/shared.js'] },
      lobby: {
        id: 'lobby',
        parentId: 'root',
        index: true,
        module: '/l.js',
        imports: ['/shared.js', '/b.js'],
      },
      one: { id: 'one', parentId: 'root', module: '/one.js', imports: ['/react.js'], css: ['/b.css#'] },
      two: { id: 'two', parentId: 'root', module: '/two.js', imports: ['/shared.js', '/c.js', '/react.js'] },
      three: { id: 'three', module: '/three.js' },
    },
    version: '1',
  }
  const split = splitImports(`window.__reactRouterManifest=${JSON.stringify(list)};`)
  expect(split.list).toMatch(/^window\.__reactRouterManifest=\{.*\};$/)
  expect(JSON.parse(split.list.slice('window.__reactRouterManifest='.length, -1))).toEqual({
    ...list,
    routes: {
      root: { ...list.routes.root, imports: ['/shared.js'] },
      lobby: { ...list.routes.lobby, imports: ['/b.js', '/shared.js'] },
      one: { id: 'one', parentId: 'root', module: '/one.js', css: ['/b.css#'] },
      two: { id: 'two', parentId: 'root', module: '/two.js' },
      three: list.routes.three,
    },
  })
  expect(JSON.parse(split.imports)).toEqual({ two: ['/c.js', '/shared.js'] })
})
