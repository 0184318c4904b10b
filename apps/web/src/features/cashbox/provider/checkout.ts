// The provider's own window for an invoice [7.78]. Its script is loaded with the first one and stays.
import type { RbkInvoice } from '@yanta/contract'
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

const patienceMs = 15_000
const scripts = new Map<string, Promise<void>>()

/** @param onLeft the player has paid, or closed the window @returns false when the provider's script can't be loaded */
export async function openCheckout(
  { invoice, scriptUrl }: { invoice: RbkInvoice; scriptUrl: string },
  onLeft: () => void,
): Promise<boolean> {
  const isLoaded = await loadScript(scriptUrl).then(
    () => true,
    () => false,
  )
  const { RbkmoneyCheckout: checkout } = globalThis as { RbkmoneyCheckout?: RbkmoneyCheckout }
  if (!isLoaded || !checkout) return false
  const { invoiceId: invoiceID, ...named } = invoice
  checkout.configure({ invoiceID, ...named, popupMode: true, finished: onLeft, closed: onLeft }).open()
  return true
}

/** One that failed is tried anew. */
function loadScript(url: string): Promise<void> {
  const loading =
    scripts.get(url) ??
    new Promise<void>((resolve, reject) => {
      if (!isWebAddress(url)) return reject(new Error('no address of a script'))
      const script = document.createElement('script')
      const fail = () => {
        script.remove()
        reject(new Error('the script of the checkout did not load'))
      }
      const timer = setTimeout(fail, patienceMs)
      script.src = url
      script.async = true
      script.onload = () => {
        clearTimeout(timer)
        resolve()
      }
      script.onerror = () => {
        clearTimeout(timer)
        fail()
      }
      document.head.append(script)
    })
  scripts.set(url, loading)
  loading.catch(() => scripts.delete(url))
  return loading
}
