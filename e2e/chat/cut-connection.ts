// The network of a page as a tunnel takes it away: its calls fail, and its sockets are closed, which a browser without a network does late.
import type { Page, WebSocketRoute } from '@playwright/test'

interface Connection {
  cut: () => Promise<void>
  restore: () => Promise<void>
}

/** To be called before the page opens its sockets. */
export async function cutConnection(page: Page): Promise<Connection> {
  const sockets = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket('**/socket', async (socket) => {
    if (isCut) return socket.close()
    sockets.add(socket)
    socket.connectToServer()
  })
  return {
    async cut() {
      isCut = true
      await page.context().setOffline(true)
      await Promise.all([...sockets].map((socket) => socket.close()))
      sockets.clear()
    },
    async restore() {
      isCut = false
      await page.context().setOffline(false)
    },
  }
}
