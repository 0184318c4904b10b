// The chat of support [1.6]: the provider that server data name, behind one interface. Promises: no failure of a provider's script
// reaches the page; and what the script is told of a player is forgotten with the player's session.
import type { CallCenterConfig, SupportReason } from '@yanta/contract'
import { onPlayerEvent } from '../../data/player-events.ts'
import { setUnread } from '../../domain/chat/unread.ts'
import { recordChat } from './chat-begun.ts'
import type { ChatAdapter } from './chat-adapter.ts'
import { netrox } from './netrox.ts'
import { webim } from './webim.ts'

type Config = Pick<CallCenterConfig, 'chatProvider' | 'settings'>

const adapters: Record<NonNullable<Config['chatProvider']>, ChatAdapter<any>> = { webim, netrox }

interface RunningChat {
  adapter: ChatAdapter<any>
  settings: Config['settings']
  /** Resolves to whether the script is ready. */
  loaded: Promise<boolean>
}

let running: RunningChat | null = null
/** Logins and logouts so far: an answer for an earlier one is not used. */
let changes = 0

/** The visitor of this page, for a chat that is opened without a reason. */
let known: { adapter: ChatAdapter<any>; visitor: unknown; untilMs: number } | null = null
const knownMs = 3600_000

interface Person {
  isSignedIn: boolean
  reason?: SupportReason
}

/** Loads the chat, or tells the loaded one who the visitor is. False: its script is blocked, fails or takes too long. */
export async function prepareChat({ chatProvider, settings }: Config, person: Person): Promise<boolean> {
  if (chatProvider === null) return false
  const adapter = adapters[chatProvider]
  const visitor = await findVisitor(adapter, person)
  if (running?.adapter === adapter && (await running.loaded) && renew(running, visitor, person.reason))
    return true
  adapter.prepare(settings, visitor, person.reason)
  const loaded = adapter.load(settings).then(
    () => true,
    () => false,
  )
  const chat = { adapter, settings, loaded }
  running = chat
  const isReady = await loaded
  if (!isReady && running === chat) endChat()
  return isReady && running === chat
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

/** A loaded chat is told who the visitor is now. */
async function changeChatVisitor(person: Person): Promise<void> {
  const chat = running
  if (!chat) return
  const visitor = await findVisitor(chat.adapter, person)
  if ((await chat.loaded) && running === chat) renew(chat, visitor, person.reason)
}

/** False: the chat has to be loaded anew. */
function renew(
  { adapter, settings }: RunningChat,
  visitor: unknown,
  reason: SupportReason | undefined,
): boolean {
  adapter.prepare(settings, visitor, reason)
  const isChanged = attempt(() => adapter.changeVisitor())
  if (!isChanged) endChat()
  return isChanged
}

/** A guest has no visitor of the platform [6.13]; a player chats as a guest while the platform does not answer. */
async function findVisitor(adapter: ChatAdapter<unknown>, { isSignedIn, reason }: Person): Promise<unknown> {
  if (!isSignedIn) return null
  if (!reason && known?.adapter === adapter && Date.now() < known.untilMs) return known.visitor
  const asked = changes
  const visitor = await adapter.findVisitor(reason)
  if (asked !== changes) return null
  if (visitor && !reason) known = { adapter, visitor, untilMs: Date.now() + knownMs }
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

function handleChange(isSignedIn: boolean): void {
  changes += 1
  known = null
  if (!isSignedIn) recordChat(false)
  void changeChatVisitor({ isSignedIn })
}

onPlayerEvent('login', () => handleChange(true))
onPlayerEvent('logout', () => handleChange(false))
