// The window of an invoice, with the interface of the provider's own: RbkmoneyCheckout.configure({ … }).open().
// @ts-check
{
  const origin = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src).origin

  /**
   * @typedef {object} Settings
   * @property {string} invoiceID
   * @property {string} invoiceAccessToken
   * @property {string} [name]
   * @property {string} [description]
   * @property {string} [label]
   * @property {() => void} [opened]
   * @property {() => void} [closed] the player closed it
   * @property {() => void} [finished] it was paid
   */

  /** @param {Settings} settings */
  const open = ({ invoiceAccessToken, name = 'TestPay', opened, closed, finished }) => {
    const around = document.createElement('dialog')
    around.setAttribute('aria-label', name)
    around.style.cssText =
      'width:100%;height:100%;max-width:100%;max-height:100%;margin:0;padding:0;border:0;background:rgb(0 0 0/.6)'
    const frame = document.createElement('iframe')
    frame.title = name
    frame.src = `${origin}/pay/frame?${new URLSearchParams({ token: invoiceAccessToken })}`
    frame.style.cssText = 'display:block;width:100%;height:100%;border:0'
    frame.addEventListener('load', () => opened?.(), { once: true })
    around.append(frame)
    document.body.append(around)
    around.showModal()

    let isFinished = false
    const close = () => {
      removeEventListener('message', hear)
      around.remove()
      if (!isFinished) closed?.()
    }
    /** @param {MessageEvent} message */
    const hear = ({ origin: from, source, data }) => {
      if (from !== origin || source !== frame.contentWindow || data?.source !== 'testpay') return
      if (data.type === 'finished' && !isFinished) {
        isFinished = true
        close()
        finished?.()
      }
      if (data.type === 'closed') close()
    }
    addEventListener('message', hear)
    around.addEventListener('close', close)
    return { close: () => around.close() }
  }

  ;/** @type {any} */ (window).RbkmoneyCheckout = {
    /** @param {Settings} settings */
    configure: (settings) => {
      /** @type {{ close: () => void } | undefined} */
      let shown
      return {
        open: () => {
          shown ??= open(settings)
        },
        close: () => shown?.close(),
      }
    },
  }
}
