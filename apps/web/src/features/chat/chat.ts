// The chat of support [1.6]: the provider that server data name, behind one interface. Promises: no failure of a provider's script
// reaches the page; and what the script is told of a player is forgotten with the player's session.
import type { CallCenterConfig, SupportReason } from '@yanta/contract'
import { onPlayerEvent } from '../../data/player-events.ts'
import { loadScript } from '../../browser/load-script.ts'
import { setUnread } from '../../domain/chat/unread.ts'
import { recordChat } from './chat-begun.ts'
import { recordChatScript } from './chat-script.ts'
import { type ChatAdapter, type ChatSettings, patienceMs } from './chat-adapter.ts'
import { netrox } from './netrox.ts'
import { webim } from './webim.ts'

type Config = Pick<CallCenterConfig, 'chatProvider' | 'settings'>

const adapters: Record<NonNullable<Config['chatProvider']>, ChatAdapter<any>> = { webim, netrox }

interface RunningChat {
  adapter: ChatAdapter<any>
  settings: Config['settings']
  /** What the script was last told. */
  visitor: unknown
  reason: SupportReason | undefined
  /** Resolves to whether the script is ready. */
  loaded: Promise<boolean>
}

let running: RunningChat | null = null
/** Logins and logouts so far: an answer for an earlier one is not used. */
let changes = 0

/** The visitor of this page: with the same reason the platform is not asked again, since it would sign them anew. */
let known: {
  adapter: ChatAdapter<any>
  visitor: unknown
  reason: SupportReason | undefined
  untilMs: number
} | null = null
const knownMs = 3600_000
const lookEveryMs = 50

interface Person {
  isSignedIn: boolean
  reason?: SupportReason
}

/** Loads the chat, or tells the loaded one who the visitor is. False: its script is blocked, fails or takes too long. */
export async function prepareChat({ chatProvider, settings }: Config, person: Person): Promise<boolean> {
  if (chatProvider === null) return false
  const adapter = adapters[chatProvider]
  const visitor = await findVisitor(adapter, person)
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
  const chat = { adapter, settings, visitor, reason: person.reason, loaded }
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

/** Finds who the player is to the chat, before it is opened [7.89]. */
export async function fetchChatVisitor({ chatProvider }: Config): Promise<void> {
  if (chatProvider !== null) await findVisitor(adapters[chatProvider], { isSignedIn: true })
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
  const visitor = await findVisitor(chat.adapter, person)
  if ((await chat.loaded) && running === chat) renew(chat, visitor, person.reason)
}

/** The player is signed anew; while the platform does not answer the script keeps its visitor and asks again. */
async function renewSignature(): Promise<void> {
  const chat = running
  if (!chat?.visitor) return
  known = null
  const visitor = await findVisitor(chat.adapter, { isSignedIn: true, reason: chat.reason })
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

/** A guest has no visitor of the platform [6.13]; a player chats as a guest while the platform does not answer. */
async function findVisitor(adapter: ChatAdapter<unknown>, { isSignedIn, reason }: Person): Promise<unknown> {
  if (!isSignedIn) return null
  if (known?.adapter === adapter && known.reason === reason && Date.now() < known.untilMs)
    return known.visitor
  const asked = changes
  const visitor = await adapter.findVisitor(reason)
  if (asked !== changes) return null
  if (visitor) known = { adapter, visitor, reason, untilMs: Date.now() + knownMs }
  return visitor
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

function handleChange(isSignedIn: boolean): void {
  changes += 1
  known = null
  if (!isSignedIn) recordChat(false)
  void changeChatVisitor({ isSignedIn })
}

onPlayerEvent('login', () => handleChange(true))
onPlayerEvent('logout', () => handleChange(false))
