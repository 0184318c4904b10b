// Messages between the game and the hosting site. The game listens only to its parent window, and only while
// that window shows the origin the frame was opened from; it sends messages only to that origin.
import { GameMessage, SiteMessage } from '@yanta/contract'
import * as v from 'valibot'

type GameToSite = Extract<GameMessage, { source: 'game' }>
export type SendToSite = GameToSite extends infer M
  ? M extends GameToSite
    ? Omit<M, 'source'>
    : never
  : never

export interface FrameBridge {
  send(message: SendToSite): void
  listen(handle: (message: SiteMessage) => void): void
}

interface Host {
  self: Window
  parent: Window
  parentOrigin: string | null
}

/** The parent's origin: the server allows one ancestor only, so what the browser reports is the site. */
export function findHost(self: Window): Host {
  const reported = self.location.ancestorOrigins?.[0]
  const referrer = self.document.referrer
  const parentOrigin = reported ?? (referrer === '' ? null : new URL(referrer).origin)
  return { self, parent: self.parent, parentOrigin: self.parent === self ? null : parentOrigin }
}

export function createFrameBridge({ self, parent, parentOrigin }: Host): FrameBridge {
  return {
    send(message) {
      if (parentOrigin !== null) parent.postMessage({ source: 'game', ...message }, parentOrigin)
    },
    listen(handle) {
      self.addEventListener('message', (event) => {
        if (parentOrigin === null || event.source !== parent || event.origin !== parentOrigin) return
        const message = v.safeParse(SiteMessage, event.data)
        if (message.success) handle(message.output)
      })
    },
  }
}
