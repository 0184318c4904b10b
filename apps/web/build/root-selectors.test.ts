import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const source = resolve(import.meta.dirname, '../src')
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)

/** Selectors that style something within a page whose root has something. Pure. */
function listDependentSelectors(css: string): string[] {
  const selectors = css
    .replace(/\/\*[^]*?\*\//g, '')
    .match(/[^{};]+(?=\{)/g)
    ?.map((selector) => selector.trim().replaceAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g, '$1'))
  return (selectors ?? []).filter((selector) =>
    /(?:^|[\s,])(?:html|body|:root)[^\s,]*:has\((?:[^()]|\([^()]*\))*\)[^\s,]*[\s>+~]+[^\s,{]/.test(selector),
  )
}

test('no part is styled by what html, body or the root has, for which a browser restyles all cards at each focus', () => {
  expect(sheets.length).toBeGreaterThan(100)
  const found = sheets.flatMap((file) => listDependentSelectors(readFileSync(join(source, file), 'utf8')))
  expect(found).toEqual([])
})

test.each([
  [':global(body:has([data-corner])) .chat { bottom: 0 }', 1],
  [':global(body):has(.stage[data-covering]) :global(dialog) { visibility: visible }', 1],
  [':global(html):has(.stage) { overflow: hidden }', 0],
  ['.card:has(.name:focus-visible) .art { opacity: 1 }', 0],
])('"%s" has %i such selectors', (css, count) => {
  expect(listDependentSelectors(css)).toHaveLength(count)
})
