import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { extractMarkedScripts } from './known-scripts.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('every marked inline script is listed by its hash, once, scripts with src are not; the marks are removed', () => {
  const html =
    '<link rel="modulepreload" nonce="m"><script nonce="m">a()</script><script nonce="m" type="module" async="">import "/b.js"\n</script><script src="/c.js" nonce="m"></script><script async nonce="m">a()</script>'
  expect(extractMarkedScripts(html, 'm')).toEqual({
    html: html.replaceAll(' nonce="m"', ''),
    scripts: [hashOf('a()'), hashOf('import "/b.js"\n')],
  })
})

test('a script injected with a text is not allowed, whatever it looks like', () => {
  const html =
    '<b><script>evil()</script></b><p nonce="m"><script>evil()</script></p><script nonce="other">evil()</script><script nonce="m">good("</script><script>evil()</script>'
  expect(extractMarkedScripts(html, 'm').scripts).toEqual([hashOf('good("')])
})
