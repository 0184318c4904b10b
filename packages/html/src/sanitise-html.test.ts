import { expect, test } from 'vitest'
import { readSafeTree, sanitiseHtml } from './index.ts'

test.each([
  ['<pre>  two\n  lines</pre>', '<pre>  two\n  lines</pre>'],
  ['<details open><summary>More</summary>Text</details>', '<details><summary>More</summary>Text</details>'],
  [
    '<table><thead><tr><th align="right" scope="col">A</th></tr></thead><tbody><tr><td colspan="2" align="center">1</td></tr></tbody></table>',
    '<table><thead><tr><th align="right" scope="col">A</th></tr></thead><tbody><tr><td colspan="2" align="center">1</td></tr></tbody></table>',
  ],
  ['<ol start="3"><li>x</li></ol>', '<ol start="3"><li>x</li></ol>'],
  ['<p>a<br>b</p><hr>', '<p>a<br />b</p><hr />'],
  ['<a href="tg://resolve?domain=x" title="T">x</a>', '<a href="tg://resolve?domain=x" title="T">x</a>'],
  [
    '<a href="https://example.com/?a=1&amp;b=2" rel="opener" target="_top">x</a>',
    '<a href="https://example.com/?a=1&amp;b=2" rel="noopener nofollow" target="_blank">x</a>',
  ],
  [
    '<img src="/art/x.webp" alt="&quot;x&quot;" width="20">',
    '<img src="/art/x.webp" alt="&quot;x&quot;" width="20" />',
  ],
  ['<span lang="en" style="color:red">x</span>', '<span lang="en">x</span>'],
])('allowed HTML is unchanged: %s', (html, expected) => {
  expect(sanitiseHtml(html)).toBe(expected)
})

test.each([
  ['an unknown element', '<article><h1>Title</h1> and <button>text</button></article>', 'Title and text'],
  ['a cell without a table', '<td>cell</td>', 'cell'],
  [
    'an alignment that is none',
    '<table><tr><td align="x">1',
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  ['a picture from elsewhere', '<img src="https://evil.example/p.gif" alt="x">', '<img alt="x" />'],
  ['one without its scheme', '<img src="\t//evil.example/p.gif">', '<img />'],
  ['a picture in its address', '<img src="data:image/gif;base64,R0lGODdh">', '<img />'],
  ['a link that hides its host', '<a href="/\\evil.example">x</a>', '<a>x</a>'],
  ['one with a line break before it', '<a href="\n//evil.example">x</a>', '<a>x</a>'],
  ['one with a tab within', '<a href="/\t/evil.example">x</a>', '<a>x</a>'],
])('%s is dropped: %s', (_what, html, left) => {
  expect(sanitiseHtml(html)).toBe(left)
})

test.each([
  '<pre>\n\nx</pre>',
  '<a href="/a"><table><caption><a href="/b">x</a></caption></table></a>',
  '<p>a<table>b',
  '<p><button><p>x</p></button></p>',
])('written and read again it is the same: %s', (html) => {
  expect(sanitiseHtml(sanitiseHtml(html))).toBe(sanitiseHtml(html))
})

test.each(['<b>', '<ul><li>', '<blockquote>'])(
  'nesting without end leaves nothing, and no error: %s',
  (tags) => {
    expect(sanitiseHtml(tags.repeat(5_000))).toBe('')
  },
)

test.each([
  [
    '<a href="java\nscript:x()">a</a><a href="&#1;javascript:x()">b</a><a href="javascript&colon;x()">c</a>',
    '<a>a</a><a>b</a><a>c</a>',
  ],
  ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=x()&gt;">', ''],
  ['<svg></p><style><a id="</style><img src=1 onerror=x()>">', '<p></p><img src="1" />"&gt;'],
  ['<noscript><p title="</noscript><img src=1 onerror=x()>">', ''],
  ["<p title='\"><script>x()</script>' onclick=x() id=a class=b>t</p>", '<p>t</p>'],
  ['<base href="//evil.example"><form action=x><button formaction="javascript:x()">b</button></form>', 'b'],
])('what a browser would run does not pass: %s', (html, left) => {
  expect(sanitiseHtml(html)).toBe(left)
})

test('a tree is plain data that a document can carry', () => {
  const tree = readSafeTree('<p lang="ru">Вы <b>выиграли</b><script>steal()</script></p>')
  expect(tree).toEqual([['p', { lang: 'ru' }, ['Вы ', ['b', {}, ['выиграли']]]]])
})
