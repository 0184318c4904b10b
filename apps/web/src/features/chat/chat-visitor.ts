// Who the visitor is to the chat of a provider [7.81]. Loaded with each page of a player [7.89], which the chat itself is not.
import { getNetroxVisitor, getWebimVisitor, type CallCenterConfig, type SupportReason } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { onPlayerEvent } from '../../data/player-events.ts'
import { recordChat } from './chat-begun.ts'

export type ChatProvider = NonNullable<CallCenterConfig['chatProvider']>

export interface Person {
  isSignedIn: boolean
  reason?: SupportReason | undefined
}

interface KnownVisitor {
  provider: ChatProvider
  visitor: unknown
  reason: SupportReason | undefined
  untilMs: number
}

const knownMs = 3600_000

/** Null: the visitor is not known, and chats as a guest. */
const asks: Record<ChatProvider, (reason: SupportReason | undefined) => Promise<unknown>> = {
  async webim(reason) {
    const answer = await browserCall(getWebimVisitor, { query: reason ? { reason } : {} })
    return answer.ok ? answer.value : null
  },
  async netrox(reason) {
    const answer = await browserCall(getNetroxVisitor, { query: reason ? { reason } : {} })
    return answer.ok ? answer.value : null
  },
}

export const chatVisitors = createChatVisitors()

function createChatVisitors() {
  /** Logins and logouts so far: an answer for an earlier one is not used. */
  let changes = 0
  /** With the same reason the platform is not asked again, since it would sign them anew. */
  let known: KnownVisitor | null = null
  return {
    /** A guest has no visitor of the platform [6.13]; a player chats as a guest while the platform does not answer. */
    async find(provider: ChatProvider, { isSignedIn, reason }: Person): Promise<unknown> {
      if (!isSignedIn) return null
      if (known?.provider === provider && known.reason === reason && Date.now() < known.untilMs)
        return known.visitor
      const asked = changes
      const visitor = await asks[provider](reason)
      if (asked !== changes) return null
      if (visitor) known = { provider, visitor, reason, untilMs: Date.now() + knownMs }
      return visitor
    },
    /** The platform is asked again, as for an expired signature. */
    forget(): void {
      known = null
    },
    /** Somebody else is there from now on. */
    replace(): void {
      changes += 1
      known = null
    },
  }
}

onPlayerEvent('login', () => chatVisitors.replace())
onPlayerEvent('logout', () => {
  chatVisitors.replace()
  recordChat(false)
})
