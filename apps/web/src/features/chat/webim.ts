// The webim chat: a script that reads the globals `webim` and `webim_visitor` and adds `webim.api`.
import { getWebimVisitor, type SupportReason, type WebimVisitor } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { findChatBase } from '../../domain/chat/chat-base.ts'
import { setUnread } from '../../domain/chat/unread.ts'
import { type ChatAdapter, isVip } from './chat-adapter.ts'

interface Webim {
  accountName?: string
  domain?: string
  location?: string
  /** Of the page: what led to support. */
  reason?: SupportReason
  handlers: { onUnread: (count: unknown) => void; onExpired: () => void }
  /** The script adds it, some time after it has run. */
  api?: { chat: { start: () => void }; onProvidedVisitorChanged?: () => void }
}

type Globals = typeof globalThis & {
  webim?: Webim
  webim_visitor?: Pick<WebimVisitor, 'fields' | 'expires' | 'hash' | 'proof'>
}

const page = globalThis as Globals

export const webim: ChatAdapter<WebimVisitor> = {
  async findVisitor(reason) {
    const answer = await browserCall(getWebimVisitor, { query: reason ? { reason } : {} })
    return answer.ok ? answer.value : null
  },
  prepare({ accountName, domain, location, vipLocation = location }, { visitor, reason, onExpired }) {
    const handlers = { onUnread: setUnread, onExpired }
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
    delete page.webim
    delete page.webim_visitor
  },
}
