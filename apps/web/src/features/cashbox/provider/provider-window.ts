// A window for the provider's page. It opens within the click, or a browser would block it; its page comes once the deposit is opened.
import { isWebAddress, type WebPage } from './provider-page.ts'

export interface ProviderWindow {
  /** Shows the page; false when the player has closed the window meanwhile. */
  show: (page: WebPage) => boolean
  close: () => void
}

/** @param words shown until the page comes @returns null where the browser blocks windows */
export function openProviderWindow(words: string): ProviderWindow | null {
  const opened = window.open('', '_blank')
  if (!opened) return null
  // The provider gets no hold of this page.
  opened.opener = null
  opened.document.title = words
  opened.document.body.textContent = words
  return {
    show(page) {
      if (opened.closed || !isWebAddress(page.url)) return false
      if (page.kind === 'address') opened.location.replace(page.url)
      else postForm(opened.document, page)
      return true
    },
    close: () => opened.close(),
  }
}

function postForm(document: Document, { url, method, fields }: Extract<WebPage, { kind: 'form' }>): void {
  const form = document.createElement('form')
  form.setAttribute('action', url)
  form.setAttribute('method', method)
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  // A field may be called `submit`.
  HTMLFormElement.prototype.submit.call(form)
}
