import { expect, test } from 'vitest'
import { listFirstLoad, listLargest, listManifests } from './weight.ts'

const manifest = {
  entry: { module: '/entry.js', imports: ['/site.js', '/framework.js'], css: ['/site.css'] },
  routes: {
    root: { module: '/root.js', imports: ['/site.js'], css: ['/site.css#'] },
    screens: { parentId: 'root', module: '/screens.js', imports: ['/site.js', '/errors.js'] },
    main: { parentId: 'screens', index: true, module: '/main.js', imports: ['/site.js'] },
    play: { parentId: 'screens', module: '/play.js', imports: ['/site.js'], css: ['/play.css'] },
  },
}

test('the lobby waits for the entry, its route, the routes around it and what those import, once', () => {
  const { scripts, styles } = listFirstLoad(manifest)
  expect(scripts.sort()).toEqual([
    'entry.js',
    'errors.js',
    'framework.js',
    'main.js',
    'root.js',
    'screens.js',
    'site.js',
  ])
  expect(styles).toEqual(['site.css'])
})

test('a build without a lobby is an error, not a light page', () => {
  expect(() => listFirstLoad({ ...manifest, routes: { root: manifest.routes.root } })).toThrow(
    'no route of the build',
  )
})

test('the longest modules are named, libraries are not', () => {
  const sizes = {
    'site.js': { 'src/a.tsx': 10, 'src/b.tsx': 2000 },
    'framework.js': { 'node_modules/react/index.js': 9000 },
  }
  expect(listLargest(['site.js', 'framework.js'], sizes)).toEqual(['  2000 src/b.tsx', '    10 src/a.tsx'])
})

test('a manifest among the first scripts is found, one that loads later is not', () => {
  const sizes = {
    'site.js': { 'apps/web/src/features/auth/feature.ts': 10, 'apps/web/src/features/auth/ways.tsx': 20 },
    'host.js': { 'apps/web/src/features/menu/feature.ts': 10 },
  }
  expect(listManifests(['site.js'], sizes)).toEqual(['apps/web/src/features/auth/feature.ts'])
})
