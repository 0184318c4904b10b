// The provider's own window for an invoice [7.78]. Its script is loaded with the first one and stays.
import type { RbkInvoice } from '@yanta/contract'
import { loadScript } from '../../../browser/load-script.ts'
import { isWebAddress } from './provider-page.ts'

interface RbkmoneyCheckout {
  configure: (options: {
    invoiceID: string
    invoiceAccessToken: string
    name: string
    description: string
    label: string
    successUrl: string
    /** A window of its own: what it would draw into this page would lie below the dialogs. */
    popupMode: boolean
    finished: () => void
    closed: () => void
  }) => { open: () => void }
}

const loading = new Map<string, Promise<RbkmoneyCheckout>>()

/** @param onLeft the player has paid, or closed the window @returns false when the provider's script can't be loaded */
export async function openCheckout(
  { invoice, scriptUrl }: { invoice: RbkInvoice; scriptUrl: string },
  onLeft: () => void,
): Promise<boolean> {
  const checkout = await loadCheckout(scriptUrl).catch(() => null)
  if (!checkout) return false
  const { invoiceId: invoiceID, ...named } = invoice
  checkout.configure({ invoiceID, ...named, popupMode: true, finished: onLeft, closed: onLeft }).open()
  return true
}

/** One that failed is tried anew. */
function loadCheckout(url: string): Promise<RbkmoneyCheckout> {
  if (!isWebAddress(url)) return Promise.reject(new Error('no address of a script'))
  const known = loading.get(url)
  if (known) return known
  const begun = loadScript(url, () => {
    const { RbkmoneyCheckout: checkout } = globalThis as { RbkmoneyCheckout?: RbkmoneyCheckout }
    if (!checkout) throw new Error('the script brought no checkout')
    return checkout
  })
  loading.set(url, begun)
  begun.catch(() => loading.delete(url))
  return begun
}
