// Where a deposit is paid, and how its page is shown: a form that is really posted, an address, or the provider's own window.
import type { RbkInvoice } from '@yanta/contract'

export type ProviderPage =
  | { kind: 'form'; url: string; method: 'GET' | 'POST'; fields: Record<string, string> }
  | { kind: 'address'; url: string }
  | { kind: 'checkout'; invoice: RbkInvoice; scriptUrl: string }

/** A page with an address, for a window of its own. */
export type WebPage = Exclude<ProviderPage, { kind: 'checkout' }>

/** Anything else would run in the site's own name. */
export function isWebAddress(url: string): boolean {
  return ['https:', 'http:'].includes(URL.parse(url)?.protocol ?? '')
}
