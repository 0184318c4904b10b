import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitiseHtml, shownTags } from '@yanta/html'
import { renderMarkdown } from './markdown.ts'

test.each([
  [
    '## Heading\n\nText with **weight** and *lean*.',
    '<h2>Heading</h2>\n<p>Text with <strong>weight</strong> and <em>lean</em>.</p>',
  ],
  ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  [
    '[here](/rules#end) and [mail](mailto:a@example.com)',
    '<p><a href="/rules#end">here</a> and <a href="mailto:a@example.com">mail</a></p>',
  ],
  ['> quote', '<blockquote>\n<p>quote</p>\n</blockquote>'],
  ['![cover](/art/x.webp)', '<p><img src="/art/x.webp" alt="cover" /></p>'],
  ['a < b & c', '<p>a &lt; b &amp; c</p>'],
  [
    '- Игра — не заработок.\n- А когда пора, есть [раздел о контроле](/a).',
    '<ul>\n<li>Игра\u00a0— не\u00a0заработок.</li>\n<li>А\u00a0когда пора, есть <a href="/a">раздел о\u00a0контроле</a>.</li>\n</ul>',
  ],
])('%j is %j', (text, html) => {
  expect(renderMarkdown(text, 'ru')).toBe(html)
})

test('a table stays a table', () => {
  expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |', 'ru')).toMatch(
    /^<table>[^]*<th>a<\/th>[^]*<td>2<\/td>[^]*<\/table>$/,
  )
})

const hostile = [
  '<script>steal()</script>',
  '<img src=x onerror=steal()>',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/p.gif">',
  '<a href="javascript:steal()">x</a>',
  '<a href="java\nscript:steal()">x</a>',
  '<a href=" &#1;javascript:steal()">x</a>',
  '<a href="data:text/html,<script>steal()</script>">x</a>',
  '<svg><script>steal()</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=steal()>',
  '<noscript><p title="</noscript><img src=x onerror=steal()>">',
  '<iframe srcdoc="<script>steal()</script>"></iframe>',
  '<form action="https://evil.example"><button formaction="javascript:steal()">x</button></form>',
  '<p style="position:fixed" class="modal" id="root" onclick="steal()">x</p>',
  '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<template><img src=x onerror=steal()></template>',
  '<a href="//evil.example">x</a>',
  '<textarea><script>steal()</script></textarea>',
  '<!--><script>steal()</script>-->',
  '<<script>script>steal()<</script>/script>',
]

test.each(hostile)('%s leaves no active content', (text) => {
  for (const html of [
    sanitiseHtml(text),
    renderMarkdown(text, 'ru'),
    renderMarkdown(`word\n\n${text}`, 'ru'),
    renderMarkdown(`- ${text}`, 'ru'),
  ]) {
    expect(html).not.toMatch(
      /<(?:script|svg|math|iframe|form|button|style|template|base|meta|noscript|textarea)|<[^>]*\s(?:on\w+|style|class|id|srcdoc)=|(?:href|src)="\s*(?:java|data|\/\/)|<img[^>]*evil/i,
    )
  }
})

test.each([
  '[x](javascript:steal())',
  '[x](JAVASCRIPT:steal())',
  '[x](&#106;avascript:steal())',
  '[x](data:text/html;base64,PHN2Zz4=)',
  '[x](//evil.example)',
  '![x](https://evil.example/p.gif)',
  '<javascript:steal()>',
])('Markdown %s becomes no link or image', (text) => {
  expect(renderMarkdown(text, 'ru')).not.toMatch(/(?:href|src)="[^"]*(?:script|data:|evil)/i)
})

test('for any input only words, structure and links come out, and sanitising again changes nothing', () => {
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
      '`',
      '[x](',
      ')',
    ),
    fc.string({ maxLength: 5 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const html = sanitiseHtml(pieces.join(''))
      expect(html).not.toMatch(/<(?:script|svg|iframe|object|style)|<[^>]*\son\w+=|href="\s*javascript/i)
      expect(sanitiseHtml(html)).toBe(html)
    }),
  )
})

/** Parts of a table are kept in one alone. */
const isOfTable = (tag: string) => /^t(?:able|body|head|r|h|d)$/.test(tag)
test.each(shownTags)('a tag that is documented as allowed is preserved: <%s>', (tag) => {
  expect(sanitiseHtml(isOfTable(tag) ? `<table><${tag}>` : `<${tag}>`)).toContain(`<${tag}`)
})
