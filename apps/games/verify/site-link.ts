import { h, type Child } from '../kit/dom.ts'

/** The site's origin as the server wrote it into the page; empty where nobody did. */
const origin = document.querySelector<HTMLMetaElement>('meta[name="site"]')?.content ?? ''

/** Leads back to the site; null where the page does not know it. */
export function buildSiteLink(name: string, ...content: Child[]): Element | null {
  return origin === '' ? null : h('a', { href: origin, class: name }, ...content)
}
