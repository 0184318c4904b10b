// The script of the chat's button, with webim's globals: it reads `webim` and `webim_visitor`, adds `webim.api`, and shows the window in
// a frame of the same origin. Unread messages are told by `webim.handlers.onUnread(count)`; when the signature of `webim_visitor` has
// expired `webim.handlers.onExpired()` is asked for another one. `webim.handlers.onLayers(count)` is told how many layers cover the page,
// the window of a phone and an open picture, and `webim.api.chat.back()` closes the top one.
;(() => {
  interface Webim {
    reason?: string
    handlers?: {
      onUnread?: (count: number) => void
      onExpired?: () => void
      onLayers?: (count: number) => void
    }
    api?: { chat: { start: () => void; back: () => void }; onProvidedVisitorChanged: () => void }
  }
  const page = window as typeof window & { webim?: Webim; webim_visitor?: object }
  const webim = (page.webim ??= {})
  const readLanguage = () => (document.documentElement.lang.startsWith('en') ? 'en' : 'ru')
  let frame: HTMLIFrameElement | undefined
  /** Holds the frame, which would load again if it were moved. */
  const layer = document.createElement('dialog')
  let isReady = false
  /** A picture is open, which has the whole window. */
  let isLarge = false
  let returnTo: Element | null = null
  /** What of the page the chat holds out of reach while it has the whole screen. */
  const held = new Set<HTMLElement>()
  const changes = new MutationObserver((records) => {
    // Of a part that the page takes out of reach itself, letting go is the page's.
    for (const { target } of records) if (target instanceof HTMLElement && target.inert) held.delete(target)
    holdPage()
  })

  const tell = (message: object) => {
    if (isReady) frame?.contentWindow?.postMessage(message, location.origin)
  }
  const tellVisitor = () =>
    tell({ type: 'visitor', visitor: page.webim_visitor ?? null, reason: page.webim?.reason })

  function nameWindow(): void {
    const name = readLanguage() === 'en' ? 'Chat with support' : 'Чат с поддержкой'
    frame!.title = name
    layer.setAttribute('aria-label', name)
  }

  /** Another language was chosen on the page. */
  function changeLanguage(): void {
    if (!frame) return
    nameWindow()
    tell({ type: 'language', language: readLanguage() })
  }

  function start(): void {
    returnTo = document.activeElement
    if (!frame) {
      frame = openFrame()
      nameWindow()
    }
    frame.hidden = false
    frame.style.display = 'block'
    markPage(true)
    showLayer()
    place()
    frame.focus()
    tell({ type: 'shown' })
  }

  /** Over a modal dialog, such as the cashbox, all but another modal dialog is out of reach. */
  function showLayer(): void {
    const isCovered = Array.from(document.querySelectorAll('dialog')).some(
      (dialog) => dialog !== layer && dialog.matches(':modal'),
    )
    if (layer.open && isCovered === layer.matches(':modal')) return
    layer.close()
    if (isCovered) layer.showModal()
    else layer.show()
  }

  /** By which the page's styles hide what the window would half cover. */
  function markPage(isOpen: boolean): void {
    document.documentElement.toggleAttribute('data-chat-open', isOpen)
  }

  function close(): void {
    frame!.hidden = true
    frame!.style.display = 'none'
    markPage(false)
    layer.close()
    hold(false)
    tellLayers()
    tell({ type: 'hidden' })
    if (returnTo instanceof HTMLElement) returnTo.focus()
  }

  function back(): void {
    if (!isLarge) return close()
    isLarge = false
    place()
    tell({ type: 'back' })
  }

  function tellLayers(): void {
    const count = frame!.hidden ? 0 : Number(isPhone()) + Number(isLarge)
    page.webim?.handlers?.onLayers?.(count)
  }

  function openFrame(): HTMLIFrameElement {
    const made = document.createElement('iframe')
    made.src = `/support-chat/window?language=${readLanguage()}`
    Object.assign(made.style, { width: '100%', height: '100%', border: '0', colorScheme: 'dark' })
    layer.append(made)
    // A press beside a modal one lands on it: what it stood over may have gone, and the page is in reach again then.
    layer.addEventListener('click', showLayer)
    layer.addEventListener('cancel', (event) => {
      event.preventDefault()
      back()
    })
    document.body.append(layer)
    return made
  }

  function isPhone(): boolean {
    return innerWidth <= 754
  }

  function place(): void {
    if (!frame || frame.hidden) return
    const isFull = isLarge || isPhone()
    Object.assign(layer.style, {
      position: 'fixed',
      inset: 'auto',
      zIndex: '2147483000',
      margin: '0',
      padding: '0',
      border: '0',
      maxWidth: 'none',
      maxHeight: 'none',
      overflow: 'hidden',
      background: 'none',
      right: isFull ? '0' : '28px',
      bottom: isFull ? '0' : '24px',
      width: isFull ? '100%' : '392px',
      height: isFull ? '100dvh' : 'min(640px, calc(100dvh - 100px))',
      borderRadius: isFull ? '0' : '26px 26px 8px',
      boxShadow: isFull ? 'none' : '0 0 0 1px rgb(255 255 255 / 0.14), 0 24px 64px rgb(0 0 0 / 0.7)',
    })
    hold(isFull)
    tellLayers()
  }

  /** The layer doesn't become modal for it: the frame would have to lose what has the focus in it, as when a phone is turned. */
  function hold(isHeld: boolean): void {
    if (isHeld) return holdPage()
    changes.disconnect()
    for (const element of held) element.inert = false
    held.clear()
  }

  /** All but what the browser draws over the chat: modal dialogs and popovers. */
  function holdPage(): void {
    changes.observe(document.body, { childList: true })
    for (const element of document.body.children) {
      if (!(element instanceof HTMLElement) || element === layer) continue
      if (element.matches(':modal') || element.popover !== null) continue
      changes.observe(element, { attributeFilter: ['inert'] })
      if (element.inert) continue
      element.inert = true
      held.add(element)
    }
    // What the chat has changed itself.
    changes.takeRecords()
  }

  addEventListener('resize', place)
  new MutationObserver(changeLanguage).observe(document.documentElement, { attributeFilter: ['lang'] })
  addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<{ type?: string; count?: number; isLarge?: boolean }>) => {
      if (!frame || source !== frame.contentWindow || origin !== location.origin) return
      if (data.type === 'ready') {
        isReady = true
        isLarge = false
        place()
        tell({ type: 'language', language: readLanguage() })
        tellVisitor()
        if (!frame.hidden) tell({ type: 'shown', isAside: document.activeElement !== frame })
      } else if (data.type === 'unread') {
        page.webim?.handlers?.onUnread?.(data.count ?? 0)
      } else if (data.type === 'expired') {
        page.webim?.handlers?.onExpired?.()
      } else if (data.type === 'large') {
        isLarge = data.isLarge === true
        place()
      } else if (data.type === 'close') close()
    },
  )
  webim.api = { chat: { start, back }, onProvidedVisitorChanged: tellVisitor }
})()
