// The window of an invoice, with the interface of the provider's own: RbkmoneyCheckout.configure({ … }).open().
// @ts-check
{
  const origin = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src).origin

  /**
   * What the site asks for, for any provider of invoices. The page itself shows the merchant, the sum and the method of its order.
   * @typedef {object} Settings
   * @property {string} invoiceAccessToken the signed order
   * @property {string} [name] of the window
   * @property {() => void} [finished] it was paid
   * @property {() => void} [closed] the player closed it before
   * @property {string} [invoiceID] not read: the token names the order
   * @property {string} [description] not read
   * @property {string} [label] not read: the page names its buttons
   * @property {string} [successUrl] not read: the site is still there, and hears `finished`
   * @property {boolean} [popupMode] not read: a modal dialog lies above those of the site without a window of its own
   */

  /** @type {Readonly<Record<string, string>>} */
  const closeWords = { ru: 'Закрыть', en: 'Close' }

  /** The way out that needs nothing of the page within, which may be broken, waiting or not there. */
  const buildClose = () => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = closeWords[document.documentElement.lang] ?? '×'
    button.style.cssText =
      'justify-self:end;min-width:44px;height:44px;margin:2px 4px;padding:0 14px;border:0;border-radius:6px;' +
      "font:700 15px/1 'Liberation Sans',Arial,sans-serif;color:#fff;background:transparent;cursor:pointer"
    return button
  }

  /** @param {Settings} settings */
  const open = ({ invoiceAccessToken, name = 'TestPay', closed, finished }) => {
    const around = document.createElement('dialog')
    around.setAttribute('aria-label', name)
    around.style.cssText =
      'display:grid;grid-template-rows:auto minmax(0,1fr);width:100%;height:100%;max-width:100%;max-height:100%;margin:0;padding:0;border:0;background:#14324f'
    const leave = buildClose()
    leave.addEventListener('click', () => around.close())
    const frame = document.createElement('iframe')
    frame.title = name
    frame.src = `${origin}/pay/frame?${new URLSearchParams({ token: invoiceAccessToken })}`
    frame.style.cssText = 'display:block;width:100%;height:100%;border:0;background:#eef1f5'
    around.append(leave, frame)
    document.body.append(around)
    around.showModal()

    let isFinished = false
    /** @param {MessageEvent} message */
    const hear = ({ origin: from, source, data }) => {
      if (from !== origin || source !== frame.contentWindow || data?.source !== 'testpay') return
      if (data.type === 'finished') isFinished = true
      if (data.type === 'finished' || data.type === 'closed') around.close()
    }
    addEventListener('message', hear)
    around.addEventListener('close', () => {
      removeEventListener('message', hear)
      around.remove()
      if (isFinished) finished?.()
      else closed?.()
    })
  }

  ;/** @type {any} */ (window).RbkmoneyCheckout = {
    /** @param {Settings} settings */
    configure: (settings) => ({ open: () => open(settings) }),
  }
}
