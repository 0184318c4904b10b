// What a page does for the chat before anybody opens it: a player is known to it as a visitor [7.89], and a chat that has begun in this
// tab, or that the operator wants at hand, is loaded so that its unread messages are counted.
import type { CallCenterConfig } from '@yanta/contract'
import { useEffect } from 'react'
import { hasChatBegun } from './chat-begun.ts'
import { chatVisitors } from './chat-visitor.ts'

interface ChatWatchProps {
  config: CallCenterConfig
  isSignedIn: boolean
  /** The visitor's consent to scripts of another company. */
  mayLoad: boolean
}

export function ChatWatch({ config, isSignedIn, mayLoad }: ChatWatchProps) {
  const isAtHand = mayLoad && (config.settings.load === 'idle' || hasChatBegun())
  useEffect(() => {
    if (isAtHand)
      void import('./chat.ts').then(
        ({ prepareChat }) => prepareChat(config, { isSignedIn }),
        () => {},
      )
    else if (isSignedIn && config.chatProvider) void chatVisitors.find(config.chatProvider, { isSignedIn })
    // Once a page: what changes later are events of the player.
  }, []) // oxlint-disable-line react-hooks/exhaustive-deps
  return null
}
