// The netrox chat: a script made for the site's GUID and a template, which draws the chat into an element of the page.
import { getNetroxVisitor, type NetroxVisitor, type SupportReason } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { findChatBase } from '../../domain/chat/chat-base.ts'
import { loadScript } from '../../browser/load-script.ts'
import { type ChatAdapter, patienceMs } from './chat-adapter.ts'
import { findMount, removeMount, showMount } from './netrox-mount.ts'

const lookEveryMs = 50

type Globals = typeof globalThis & {
  netrox?: { visitor?: NetroxVisitor['visitor']; fields?: NetroxVisitor['fields']; reason?: SupportReason }
}
const page = globalThis as Globals

export const netrox: ChatAdapter<NetroxVisitor> = {
  async findVisitor(reason) {
    const answer = await browserCall(getNetroxVisitor, { query: reason ? { reason } : {} })
    return answer.ok ? answer.value : null
  },
  prepare(_settings, visitor, reason) {
    page.netrox = { visitor: visitor?.visitor, fields: visitor?.fields, reason }
  },
  load(settings) {
    const { siteId = '', template = '1' } = settings
    const mount = findMount()
    const address = `${findChatBase({ chatProvider: 'netrox', settings })}/${siteId}/c.js?tmpl=${template}`
    return loadScript(
      address,
      () =>
        new Promise<void>((resolve) => {
          const started = Date.now()
          const look = () => {
            if (mount.childElementCount > 0) resolve()
            else if (Date.now() - started < patienceMs) setTimeout(look, lookEveryMs)
          }
          look()
        }),
      patienceMs,
    )
  },
  // The script reads its visitor once, when it draws.
  changeVisitor: () => false,
  open: showMount,
  remove() {
    removeMount()
    delete page.netrox
  },
}
