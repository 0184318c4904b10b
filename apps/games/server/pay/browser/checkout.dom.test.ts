// The window of an invoice, as the site's page loads and opens it.
import { locales } from '@yanta/contract'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

const origin = 'https://games.example'

beforeAll(async () => {
  const { settings } = (globalThis as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM
  settings['enableIframePageLoading'] = true
  // An empty page instead of that of the address, which is on no server here.
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLIFrameElement,
    address: string,
  ) {
    this.dataset.src = address
  })
  const script = document.createElement('script')
  Object.defineProperty(script, 'src', { value: `${origin}/pay/checkout.js` })
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  // @ts-expect-error It is a script without exports.
  await import('./checkout.js')
})
afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.lang = 'ru'
})
afterAll(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'RbkmoneyCheckout')
})

interface Checkout {
  configure: (settings: Record<string, unknown>) => { open: () => void }
}

function openInvoice() {
  const told: string[] = []
  const { RbkmoneyCheckout: checkout } = globalThis as unknown as { RbkmoneyCheckout: Checkout }
  checkout
    .configure({
      invoiceAccessToken: 'to+ken',
      finished: () => told.push('finished'),
      closed: () => told.push('closed'),
    })
    .open()
  const dialog = document.querySelector('dialog')!
  const frame = dialog.querySelector('iframe')!
  const say = (type: string, from = origin, source: unknown = frame.contentWindow) =>
    dispatchEvent(
      Object.assign(new Event('message'), { origin: from, source, data: { source: 'testpay', type } }),
    )
  return { told, dialog, frame, say }
}

test('an invoice opens over the page, and its own button closes it whatever the page within shows [7.78]', () => {
  const { told, dialog, frame } = openInvoice()
  expect([dialog.open, frame.dataset.src]).toEqual([true, `${origin}/pay/frame?token=to%2Bken`])
  dialog.querySelector('button')!.click()
  expect([told, document.querySelector('dialog')]).toEqual([['closed'], null])
})

test.each(locales)("the button is named in the site's language, here %s [1.4]", (locale) => {
  document.documentElement.lang = locale
  expect(openInvoice().dialog.querySelector('button')!.textContent).toMatch(/\p{L}{4}/u)
})

test('a page that was paid closes the window once; messages of others are not believed [7.78]', () => {
  const { told, dialog, say } = openInvoice()
  say('finished', 'https://evil.example')
  say('finished', origin, window)
  expect([told, dialog.isConnected]).toEqual([[], true])
  say('finished')
  say('closed')
  expect([told, dialog.isConnected]).toEqual([['finished'], false])
})
