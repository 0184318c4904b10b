// The netrox chat: a script made for the site's GUID and a template, which draws the chat into an element of the page.
import type { NetroxVisitor, SupportReason } from '@yanta/contract'
import { findChatBase } from '../../domain/chat/chat-base.ts'
import { type ChatAdapter, isVip } from './chat-adapter.ts'
import { addMount, isDrawn, removeMount, showMount } from './netrox-mount.ts'

type Globals = typeof globalThis & {
  netrox?: { visitor?: NetroxVisitor['visitor']; fields?: NetroxVisitor['fields']; reason?: SupportReason }
}
const page = globalThis as Globals

export const netrox: ChatAdapter<NetroxVisitor> = {
  prepare(_settings, { visitor, reason }) {
    addMount()
    page.netrox = { visitor: visitor?.visitor, fields: visitor?.fields, reason }
  },
  findAddress(settings, visitor) {
    const { siteId = '', template = '1', vipTemplate = template } = settings
    return `${findChatBase({ chatProvider: 'netrox', settings })}/${siteId}/c.js?tmpl=${isVip(visitor) ? vipTemplate : template}`
  },
  isReady: isDrawn,
  // The script reads its visitor once, when it draws.
  changeVisitor: () => false,
  open: showMount,
  remove() {
    removeMount()
    delete page.netrox
  },
}
