// Who the visitor is to the platform. Promises: what comes for an earlier visitor is not used; a session that has ended is opened again,
// a player's with a new signature of the page, and what was asked for in it is then asked once more.
import { openSupportChat, type CallResponse, type ProvidedVisitor, type SupportReason } from '@yanta/contract'
import { call, type Answer } from './call.ts'
import { forgetToken, keepToken, readKeptToken } from './kept-token.ts'
import type { Language } from './words.ts'

/** What the page tells of its visitor. */
export interface Told {
  visitor: ProvidedVisitor | null
  reason?: SupportReason | undefined
}

interface Surroundings {
  language: Language
  onOpen: (opened: CallResponse<typeof openSupportChat>) => void
  /** What keeps the chat from being opened; null: nothing. */
  onTrouble: (trouble: 'refused' | 'offline' | null) => void
  /** A guest's chat ends with its token: another one will be opened. */
  onForgotten: () => void
  /** The page is asked to sign its player anew. */
  onExpire: () => void
}

export interface VisitorSession {
  isOpen: () => boolean
  token: () => string
  /** The player's number, null for a guest; undefined until the page has told. */
  visitorId: () => string | null | undefined
  /** Whether it is another visitor than before. */
  isOther: (told: Told) => boolean
  change: (told: Told) => void
  /** Sends as the visitor of now, once the chat is open; without an answer when there is another meanwhile. */
  use: <Value>(send: (token: string) => Promise<Answer<Value>>) => Promise<Answer<Value>>
}

const none = { ok: false, status: 0 } as const
const offlineMs = 5_000
const refusedMs = 60_000
/** The page may be offline itself. */
const askAgainMs = 10_000

export function createVisitorSession({
  language,
  onOpen,
  onTrouble,
  onForgotten,
  onExpire,
}: Surroundings): VisitorSession {
  let told: Told = { visitor: null }
  let visitorId: string | null | undefined
  /** Visitors so far. */
  let visitors = 0
  let openings = 0
  /** Empty until the chat is open. */
  let token = ''
  /** A new signature was asked for since the chat was open. */
  let isSignedAnew = false
  let retrying: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => void)[] = []

  const isOther = ({ visitor }: Told) => (visitor?.fields.id ?? null) !== visitorId

  function change(next: Told): void {
    if (isOther(next)) {
      visitors += 1
      isSignedAnew = false
    }
    told = next
    visitorId = next.visitor?.fields.id ?? null
    token = ''
    void open()
  }

  async function open(): Promise<void> {
    clearTimeout(retrying)
    const own = (openings += 1)
    const { visitor, reason } = told
    const kept = visitor ? null : readKeptToken()
    const answer = await call(openSupportChat, {
      language,
      ...(visitor && { visitor }),
      ...(kept !== null && { token: kept }),
      ...(reason && { reason }),
    })
    if (own !== openings) return
    if (!answer.ok) return retry(answer.status)
    token = answer.value.token
    isSignedAnew = false
    // A player is known by the signature alone: their token is not kept, nor that of the guest they were.
    if (visitor) forgetToken()
    else keepToken(token)
    onTrouble(null)
    onOpen(answer.value)
    const resumed = waiting
    waiting = []
    for (const resume of resumed) resume()
  }

  function retry(status: number): void {
    // The signature may have expired while there was no connection.
    if (status === 403 && told.visitor && !isSignedAnew) return renew()
    const isRefused = status >= 400 && status < 500
    onTrouble(isRefused ? 'refused' : 'offline')
    const again = status === 403 ? renew : () => void open()
    retrying = setTimeout(again, isRefused ? refusedMs : offlineMs)
  }

  function renew(): void {
    if (!told.visitor) return void open()
    isSignedAnew = true
    onExpire()
    clearTimeout(retrying)
    retrying = setTimeout(() => {
      onTrouble('offline')
      renew()
    }, askAgainMs)
  }

  function expire(used: string): void {
    if (used !== token) return
    token = ''
    if (!told.visitor) onForgotten()
    renew()
  }

  const opened = () =>
    token === '' ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve()

  return {
    isOpen: () => token !== '',
    token: () => token,
    visitorId: () => visitorId,
    isOther: (next) => visitorId !== undefined && isOther(next),
    change,
    async use(send) {
      const own = visitors
      await opened()
      const used = token
      if (own !== visitors) return none
      const answer = await send(used)
      if (own !== visitors) return none
      if (answer.ok || answer.status !== 404) return answer
      expire(used)
      await opened()
      if (own !== visitors) return none
      const again = await send(token)
      return own === visitors ? again : none
    },
  }
}
