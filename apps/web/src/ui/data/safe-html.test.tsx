import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SafeHtml } from './safe-html.tsx'

const clean = (html: string) => renderToStaticMarkup(<SafeHtml html={html} />)

test.each([
  ['<p>Вы <b>выиграли</b></p>', '<p>Вы <b>выиграли</b></p>'],
  ['<a href="/promo/winter-lab">акция</a>', '<a href="/promo/winter-lab">акция</a>'],
  [
    '<a href="https://t.me/example">Telegram</a>',
    '<a href="https://t.me/example" target="_blank" rel="noopener noreferrer nofollow">Telegram</a>',
  ],
  ['<a href="//evil.example">x</a>', '<span>x</span>'],
  ['<a href="/\\evil.example">x</a>', '<span>x</span>'],
  ['2 < 3 & 4 > 3', '2 &lt; 3 &amp; 4 &gt; 3'],
])('%s is shown as %s', (html, shown) => {
  expect(clean(html)).toBe(shown)
})

test.each([
  '<script>steal()</script>',
  '<img src=x onerror=steal()>',
  '<img src="javascript:steal()">',
  '<a href="javascript:steal()">x</a>',
  '<a href="java\nscript:steal()">x</a>',
  '<a href=" &#1;javascript:steal()">x</a>',
  '<a href="data:text/html,<script>steal()</script>">x</a>',
  '<a href="vbscript:steal()">x</a>',
  '<svg><script>steal()</script></svg>',
  '<svg><a xlink:href="javascript:steal()"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=steal()>',
  '<noscript><p title="</noscript><img src=x onerror=steal()>">',
  '<iframe srcdoc="<script>steal()</script>"></iframe>',
  '<form action="https://evil.example"><button formaction="javascript:steal()">x</button></form>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example)">x</p>',
  '<p class="modal" id="root" onclick="steal()">x</p>',
  '<template><img src=x onerror=steal()></template>',
  '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<b><p onmouseover=steal()>x</b></p>',
  '"><script>steal()</script>',
])('%s does nothing', (html) => {
  const shown = clean(html)
  expect(shown).not.toMatch(
    /<(script|svg|iframe|form|button|style|template|base|meta|math)|\son\w+=|(java|vb)script:|style=|class=|id=|srcdoc/i,
  )
  expect(shown).not.toMatch(/href="\s*(java|data|vb)/i)
})

test('whatever the text, only elements of the list come out', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      '<script',
      '<img ',
      'onerror=',
      'href=',
      'javascript:',
      '<svg>',
      '</',
      '<a ',
      '<p>',
      '&lt;',
      '&#x3c;',
      '<!--',
      '-->',
      '<![CDATA[',
    ),
    fc.string({ maxLength: 5 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      expect(clean(pieces.join(''))).not.toMatch(
        /<(script|svg|iframe|object|style)|<[^>]*\son\w+=|href="\s*javascript/i,
      )
    }),
  )
})

test('a text without end is cut, not drawn', () => {
  expect(clean(`<p>${'a'.repeat(1_000_000)}</p>`).length).toBeLessThan(250_000)
})
