import { afterEach, expect, test, vi } from 'vitest'
import { dropModules, listModules, startAfterPaint } from './late-start.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const head =
  '<link rel="preload" as="font" href="/a.woff2"/><link rel="modulepreload" href="/assets/site.js"/><link rel="modulepreload" href="/assets/main.js"/><link rel="stylesheet" href="/site.css"/>'
const end = `<script>before()</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/main.js";

  window.__reactRouterRouteModules = {"root":route0,"routes/main":route1};

import("/assets/entry.js");</script>`

test('modules are removed from the head, styles and fonts stay', () => {
  expect(listModules(head)).toEqual(['/assets/site.js', '/assets/main.js'])
  expect(dropModules(head)).toBe(
    '<link rel="preload" as="font" href="/a.woff2"/><link rel="stylesheet" href="/site.css"/>',
  )
})

test('nothing is imported before the first paint, and everything at once after it', () => {
  const late = startAfterPaint(end, ['/assets/site.js'])!
  expect(late).not.toMatch(/import [*"]/)
  const [paint, fetched, imported] = [
    'requestAnimationFrame',
    '["/assets/site.js"]',
    'const [,route0,route1]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/main.js")])',
  ].map((text) => late.indexOf(text))
  expect([paint! > 0, fetched! > paint!, imported! > fetched!]).toEqual([true, true, true])
  expect(late).toContain('window.__reactRouterRouteModules = {"root":route0,"routes/main":route1}')
})

test('a server without the late start leaves the start script as it is', async () => {
  vi.stubEnv('WEIGHT', 'no-fragment-cache,no-late-start')
  vi.resetModules()
  expect((await import('./late-start.ts')).startAfterPaint(end, [])).toBeNull()
})

test('an unknown start script is left as it is', () => {
  expect(startAfterPaint('<script type="module">import "/@vite/client"</script>', [])).toBeNull()
})
