// The chat of support [1.6]: the provider that server data name, behind one interface. Promises: no failure of a provider's script
// reaches the page; and what the script is told of a player is forgotten with the player's session.
import type { CallCenterConfig, SupportReason } from '@yanta/contract'
import { onPlayerEvent } from '../../data/player-events.ts'
import { loadScript } from '../../browser/load-script.ts'
import { setUnread } from '../../domain/chat/unread.ts'
import { recordChat } from './chat-begun.ts'
import { recordChatScript } from './chat-script.ts'
import { type ChatAdapter, type ChatSettings, patienceMs } from './chat-adapter.ts'
import { type ChatProvider, type Person, chatVisitors } from './chat-visitor.ts'
import { netrox } from './netrox.ts'
import { webim } from './webim.ts'

type Config = Pick<CallCenterConfig, 'chatProvider' | 'settings'>

const adapters: Record<ChatProvider, ChatAdapter<any>> = { webim, netrox }

interface RunningChat {
  provider: ChatProvider
  adapter: ChatAdapter<any>
  settings: Config['settings']
  /** What the script was last told. */
  visitor: unknown
  reason: SupportReason | undefined
  /** Resolves to whether the script is ready. */
  loaded: Promise<boolean>
}

let running: RunningChat | null = null
const lookEveryMs = 50

/** Loads the chat, or tells the loaded one who the visitor is. False: its script is blocked, fails or takes too long. */
export async function prepareChat({ chatProvider, settings }: Config, person: Person): Promise<boolean> {
  if (chatProvider === null) return false
  const adapter = adapters[chatProvider]
  const visitor = await chatVisitors.find(chatProvider, person)
  const earlier = running
  if (
    earlier?.adapter === adapter &&
    (await earlier.loaded) &&
    running === earlier &&
    (knows(earlier, visitor, person.reason) || renew(earlier, visitor, person.reason))
  )
    return true
  adapter.prepare(settings, { visitor, reason: person.reason, onExpired: handleExpiry })
  const loaded = load(adapter, settings, visitor)
  const chat = { provider: chatProvider, adapter, settings, visitor, reason: person.reason, loaded }
  running = chat
  const isReady = await loaded
  if (!isReady && running === chat) endChat()
  return isReady && running === chat
}

/** False: the script is blocked, fails or is not ready in time. */
function load(adapter: ChatAdapter<any>, settings: ChatSettings, visitor: unknown): Promise<boolean> {
  const start = () =>
    new Promise<void>((resolve) => {
      const started = Date.now()
      const look = () => {
        if (adapter.isReady()) resolve()
        else if (Date.now() - started < patienceMs) setTimeout(look, lookEveryMs)
      }
      look()
    })
  recordChatScript()
  return loadScript(adapter.findAddress(settings, visitor), start, patienceMs).then(
    () => true,
    () => false,
  )
}

/** Opens the window of a prepared chat. False when it can't be. */
export function showChat(label: string): boolean {
  const isShown = running !== null && attempt(() => running!.adapter.open(label))
  if (isShown) recordChat(true)
  else endChat()
  return isShown
}

/** A loaded chat is told who the visitor is now, even if the platform knew neither: a login or logout is another person to it. */
async function changeChatVisitor(person: Person): Promise<void> {
  const chat = running
  if (!chat) return
  const visitor = await chatVisitors.find(chat.provider, person)
  if ((await chat.loaded) && running === chat) renew(chat, visitor, person.reason)
}

/** The player is signed anew; while the platform does not answer the script keeps its visitor and asks again. */
async function renewSignature(): Promise<void> {
  const chat = running
  if (!chat?.visitor) return
  chatVisitors.forget()
  const visitor = await chatVisitors.find(chat.provider, { isSignedIn: true, reason: chat.reason })
  if (visitor && (await chat.loaded) && running === chat) renew(chat, visitor, chat.reason)
}

/** A chat that knows this visitor and reason goes on as it is. */
function knows(chat: RunningChat, visitor: unknown, reason: SupportReason | undefined): boolean {
  return chat.reason === reason && JSON.stringify(chat.visitor) === JSON.stringify(visitor)
}

/** False: it has to be loaded anew. */
function renew(chat: RunningChat, visitor: unknown, reason: SupportReason | undefined): boolean {
  chat.visitor = visitor
  chat.reason = reason
  chat.adapter.prepare(chat.settings, { visitor, reason, onExpired: handleExpiry })
  const isChanged = attempt(() => chat.adapter.changeVisitor())
  if (!isChanged) endChat()
  return isChanged
}

function endChat(): void {
  running?.adapter.remove()
  running = null
  setUnread(0)
}

/** What a provider's code throws is its own affair. */
function attempt(act: () => boolean): boolean {
  try {
    return act()
  } catch {
    return false
  }
}

function handleExpiry(): void {
  void renewSignature()
}

// After `chatVisitors` has forgotten the earlier one.
onPlayerEvent('login', () => void changeChatVisitor({ isSignedIn: true }))
onPlayerEvent('logout', () => void changeChatVisitor({ isSignedIn: false }))
