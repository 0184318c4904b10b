// The script of the chat's button, with webim's globals: it reads `webim` and `webim_visitor`, adds `webim.api`, and shows the window in
// a frame of the same origin. Unread messages are told by `webim.handlers.onUnread(count)`; when the signature of `webim_visitor` has
// expired `webim.handlers.onExpired()` is asked for another one.
;(() => {
  interface Webim {
    reason?: string
    handlers?: { onUnread?: (count: number) => void; onExpired?: () => void }
    api?: { chat: { start: () => void }; onProvidedVisitorChanged: () => void }
  }
  const page = window as typeof window & { webim?: Webim; webim_visitor?: object }
  const webim = (page.webim ??= {})
  const isEnglish = document.documentElement.lang.startsWith('en')
  /** Around the frame: what has the whole screen is a modal dialog, so that nothing below it can be reached. */
  let dialog: HTMLDialogElement | undefined
  let frame: HTMLIFrameElement | undefined
  let isReady = false
  /** A picture is open, which has the whole window. */
  let isLarge = false
  let returnTo: Element | null = null

  const tell = (message: object) => {
    if (isReady) frame?.contentWindow?.postMessage(message, location.origin)
  }
  const tellVisitor = () =>
    tell({ type: 'visitor', visitor: page.webim_visitor ?? null, reason: page.webim?.reason })

  function start(): void {
    returnTo = document.activeElement
    frame ??= openFrame()
    place(true)
    frame.focus()
    tell({ type: 'shown' })
  }

  function openFrame(): HTMLIFrameElement {
    const made = document.createElement('iframe')
    made.src = `/support-chat/window?language=${isEnglish ? 'en' : 'ru'}`
    made.title = isEnglish ? 'Chat with support' : 'Чат с поддержкой'
    Object.assign(made.style, {
      display: 'block',
      width: '100%',
      height: '100%',
      border: '0',
      colorScheme: 'dark',
    })
    dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', made.title)
    dialog.append(made)
    dialog.addEventListener('close', () => {
      // It may be open again, as another kind of dialog.
      if (dialog!.open) return
      tell({ type: 'hidden' })
      if (returnTo instanceof HTMLElement) returnTo.focus()
    })
    document.body.append(dialog)
    return made
  }

  /** A frame that is open stays so, whatever `isOpening` says. */
  function place(isOpening = false): void {
    if (!dialog || !(isOpening || dialog.open)) return
    const isFull = isLarge || innerWidth <= 754
    Object.assign(dialog.style, {
      position: 'fixed',
      zIndex: '2147483000',
      overflow: 'hidden',
      padding: '0',
      margin: '0',
      border: '0',
      background: 'none',
      maxWidth: 'none',
      maxHeight: 'none',
      inset: 'auto',
      right: isFull ? '0' : '28px',
      // It stands on the site's button and hides it.
      bottom: isFull ? '0' : '24px',
      width: isFull ? '100%' : '392px',
      height: isFull ? '100dvh' : 'min(640px, calc(100dvh - 100px))',
      borderRadius: isFull ? '0' : '26px 26px 8px',
      boxShadow: isFull ? 'none' : '0 0 0 1px rgb(255 255 255 / 0.14), 0 24px 64px rgb(0 0 0 / 0.7)',
    })
    const isModal = dialog.open && dialog.matches(':modal')
    if (dialog.open && isModal === isFull) return
    dialog.close()
    if (isFull) dialog.showModal()
    else dialog.show()
    frame!.focus()
  }

  addEventListener('resize', () => place())
  addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<{ type?: string; count?: number; isLarge?: boolean }>) => {
      if (!frame || source !== frame.contentWindow || origin !== location.origin) return
      if (data.type === 'ready') {
        isReady = true
        tellVisitor()
        if (dialog!.open) tell({ type: 'shown' })
      } else if (data.type === 'unread') {
        page.webim?.handlers?.onUnread?.(data.count ?? 0)
      } else if (data.type === 'expired') {
        page.webim?.handlers?.onExpired?.()
      } else if (data.type === 'large') {
        isLarge = data.isLarge === true
        place()
      } else if (data.type === 'close') {
        dialog!.close()
      }
    },
  )
  webim.api = { chat: { start }, onProvidedVisitorChanged: tellVisitor }
})()
