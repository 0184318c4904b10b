// The webim chat: a script that reads the globals `webim` and `webim_visitor` and adds `webim.api`.
import type { SupportReason, WebimVisitor } from '@yanta/contract'
import { findChatBase } from '../../domain/chat/chat-base.ts'
import { setUnread } from '../../domain/chat/unread.ts'
import { type ChatAdapter, isVip } from './chat-adapter.ts'
import { showChatLayers } from './chat-layers.ts'

interface Webim {
  accountName?: string
  domain?: string
  location?: string
  /** Of the page: what led to support. */
  reason?: SupportReason
  handlers: { onUnread: (count: unknown) => void; onExpired: () => void; onLayers: (count: unknown) => void }
  /** The script adds it, some time after it has run. `back` closes the top one of the layers that `onLayers` has told; webim's own script knows neither. */
  api?: { chat: { start: () => void; back?: () => void }; onProvidedVisitorChanged?: () => void }
}

type Globals = typeof globalThis & {
  webim?: Webim
  webim_visitor?: Pick<WebimVisitor, 'fields' | 'expires' | 'hash' | 'proof'>
}

const page = globalThis as Globals

export const webim: ChatAdapter<WebimVisitor> = {
  prepare({ accountName, domain, location, vipLocation = location }, { visitor, reason, onExpired }) {
    const onLayers = (count: unknown) => showChatLayers(count, () => page.webim?.api?.chat.back?.())
    const handlers = { onUnread: setUnread, onExpired, onLayers }
    page.webim = Object.assign(page.webim ?? { handlers }, {
      accountName,
      domain,
      location: isVip(visitor) ? vipLocation : location,
      reason,
      handlers,
    })
    page.webim_visitor = visitor
      ? { fields: visitor.fields, expires: visitor.expires, hash: visitor.hash, proof: visitor.proof }
      : undefined
  },
  findAddress: (settings) => `${findChatBase({ chatProvider: 'webim', settings })}/js/button.js`,
  isReady: () => page.webim?.api?.chat !== undefined,
  changeVisitor() {
    page.webim!.api!.onProvidedVisitorChanged?.()
    return true
  },
  open() {
    page.webim!.api!.chat.start()
    return true
  },
  remove() {
    showChatLayers(0, () => {})
    delete page.webim
    delete page.webim_visitor
  },
}
