// The socket between a page and its site.
import type { Page } from '@playwright/test'

/** Resolves once the player's own room is on the page's socket; to be called before the page opens it. */
export function awaitOwnRoom(page: Page): Promise<void> {
  return awaitFrame(page, '"user:')
}

/** Resolves once the page's socket has joined the public rooms; to be called before the page opens it. */
export function awaitSocket(page: Page): Promise<void> {
  return awaitFrame(page, '"joined"')
}

function awaitFrame(page: Page, text: string): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      if (!new URL(socket.url()).pathname.endsWith('/socket')) return
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes(text)) resolve()
      })
    })
  })
}
