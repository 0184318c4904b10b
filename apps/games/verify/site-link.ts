import { h, type Child } from '../kit/dom.ts'

/** The site's origin that the server wrote into the page; empty when absent. */
const origin = document.querySelector<HTMLMetaElement>('meta[name="site"]')?.content ?? ''

/** A link back to the site; null when its origin is unknown. */
export function buildSiteLink(name: string, ...content: Child[]): Element | null {
  return origin === '' ? null : h('a', { href: origin, class: name }, ...content)
}
