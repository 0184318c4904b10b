import { expect, test } from 'vitest'
import { findMarkdownFaults } from './check-markdown.ts'

const addresses = new Set(['/', '/rules', '/games/slots'])
const cantBeFollowed = (url: string) =>
  `'${url}' can't be followed: a link begins with /, #, https:, http:, mailto: or tel:`

test.each([
  ['a link', '[rules](/rules#end) and [slots](/games/slots?sort=new)'],
  ['a link elsewhere', '[there](https://example.com) or <https://example.com>'],
  ['a letter', '[write](mailto:{supportEmail})'],
  ['a name for an address', '[check]({gamesOrigin}/verify)'],
  ['a place on the page', '[below](#terms)'],
  ['a table', '<table><tr><td align="left">1 < 2</td></tr></table>'],
  ['what code shows', 'Type `<script>` or `[a](nowhere)`'],
  ['a block of code', '```html\n<script src="/nowhere"></script>\n```'],
  ['a comparison', '5<b and a <5'],
])('%s is no fault', (_what, text) => {
  expect(findMarkdownFaults(text, addresses)).toEqual([])
})

test.each([
  ['[rules](/ruels)', "'/ruels' leads to no page"],
  ['[rules](</ruels>)', "'/ruels' leads to no page"],
  ['[rules][r]\n[r]: /ruels', "'/ruels' leads to no page"],
  ['<a href="/ruels">rules</a>', "'/ruels' leads to no page"],
  ['<a href=/ruels>rules</a>', "'/ruels' leads to no page"],
  ['[there](//example.com)', "'//example.com' leads to no page"],
  ['[rules](rules)', cantBeFollowed('rules')],
  ['[run](javascript:alert`1`)', cantBeFollowed('javascript:alert')],
  ['<a href="data:text/html,x">x</a>', cantBeFollowed('data:text/html,x')],
  ['Words\n<script>alert(1)</script>', '<script> is never shown'],
  ['<IFRAME>', '<iframe> is never shown'],
  ['<h1>Title</h1>', '<h1> is never shown'],
  ['```\ncode\n```\n<style>', '<style> is never shown'],
])('%j: %s', (text, message) => {
  const faults = findMarkdownFaults(text, addresses)
  expect(faults).toContainEqual({ line: text.split('\n').length - 1, message })
})
