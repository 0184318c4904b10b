// The least that React needs for a page: its finished markup as plain elements, rendered to a string.
import type { Browser } from '@playwright/test'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

const warmUps = 200
const renders = 150
/** As with the site itself, the best counts. */
const rounds = 5

/** An element as [tag, attributes, children], or a text. */
type Markup = string | [tag: string, attributes: Record<string, string>, children: Markup[]]

/** CPU time of one render in ms, of the body that `address` sends. */
export async function measureFloor(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  const markup = await page.evaluate(readMarkup)
  await context.close()
  const tree = toElement(markup, 0)
  for (let index = 0; index < warmUps; index += 1) renderToString(tree)
  let best = Infinity
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage()
    for (let index = 0; index < renders; index += 1) renderToString(tree)
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000 / renders)
  }
  return best
}

/** Runs in the page. Scripts are no markup, and `style` would need an object: the length stays, the name changes. */
function readMarkup(): Markup {
  const read = (node: Node): Markup[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element) || node.tagName === 'SCRIPT') return []
    const attributes = Object.fromEntries(
      [...node.attributes].map(({ name, value }) => [name === 'style' ? 'data-style' : name, value]),
    )
    return [[node.tagName.toLowerCase(), attributes, [...node.childNodes].flatMap(read)]]
  }
  return read(document.body)[0]!
}

function toElement(markup: Markup, key: number): ReactNode {
  if (typeof markup === 'string') return markup
  const [tag, attributes, children] = markup
  return createElement(tag, { ...attributes, key }, ...children.map(toElement))
}
