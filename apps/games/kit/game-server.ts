// Calls to the games server. Every call has one effect however often it is sent, so it is retried unchanged;
// a refusal is returned as a code, a missing answer as 'lost'. Nothing here throws.
import type { EngineId } from '@yanta/game-rules/engines'
import type {
  BalanceAnswer,
  OpenAnswerOf,
  RoundList,
  RoundOf,
  RoundProof,
  RoundRequest,
  Seeds,
  SeedsAnswer,
  StepRequest,
} from '../server/api.ts'

export type Answer<T> = { kind: 'ok'; value: T } | Refused | { kind: 'lost' }

interface Refused {
  kind: 'refused'
  code: string
  /** The largest amount that would be accepted, minor units, where the refusal names one. */
  max?: number | undefined
}

/** `E` is the engine this page was built for; the server sends each game the page of its engine. */
export interface GameServer<E extends EngineId = EngineId> {
  open(token: string): Promise<Answer<OpenAnswerOf<E>>>
  /** @param onSlow called once when the first attempt failed and a retry is pending */
  playRound(request: RoundRequest, onSlow: () => void): Promise<Answer<{ round: RoundOf<E> }>>
  /** Takes the next step of an open round; `onSlow` as above. */
  takeStep(roundId: string, request: StepRequest, onSlow: () => void): Promise<Answer<{ round: RoundOf<E> }>>
  getSeeds(): Promise<Answer<Seeds>>
  /** @param change with the pair to reveal, so that it has one effect however often it is sent */
  changeSeeds(change: SeedsChange): Promise<Answer<SeedsAnswer>>
  /** As it is between rounds: asked for anew while rounds change it, and `lost` when they don't stop. */
  getBalance(): Promise<Answer<BalanceAnswer>>
  listRounds(before?: string): Promise<Answer<RoundList>>
  getRound(id: string): Promise<Answer<RoundProof>>
}

type SeedsChange = Pick<Seeds, 'clientSeed' | 'serverSeedHash'>

interface Options {
  fetch: typeof fetch
  /** Delays between attempts, in ms; one attempt more than there are delays. */
  waitsMs: readonly number[]
  timeoutMs: number
}

const standard: Options = {
  fetch: (input, init) => fetch(input, init),
  waitsMs: [400, 900, 1800, 3200],
  timeoutMs: 8000,
}
/** How often a balance is asked for while rounds change it. */
const mostBalances = 3
/** Statuses that neither accept nor refuse the request: the same request may be sent again. */
const passing = new Set([408, 429, 500, 502, 503, 504])

async function readRefusal(response: Response): Promise<Omit<Refused, 'kind'>> {
  try {
    const body = (await response.json()) as { errors?: { code?: unknown; params?: { max?: unknown } }[] }
    const { code, params } = body.errors?.[0] ?? {}
    const max = params?.max
    return {
      code: typeof code === 'string' ? code : 'internal_error',
      ...(typeof max === 'number' && { max }),
    }
  } catch {
    return { code: 'internal_error' }
  }
}

export function createGameServer<E extends EngineId>(options: Partial<Options> = {}): GameServer<E> {
  const { fetch, waitsMs, timeoutMs } = { ...standard, ...options }
  let session: string | null = null
  /** Counts what may move the balance: requests of rounds and of their steps, and the answers to them. */
  let moves = 0

  async function attempt<T>(path: string, body: unknown): Promise<Answer<T> & { isPassing?: boolean }> {
    try {
      const response = await fetch(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(session === null ? {} : { authorization: `Bearer ${session}` }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        credentials: 'omit',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok) return { kind: 'ok', value: (await response.json()) as T }
      return { kind: 'refused', ...(await readRefusal(response)), isPassing: passing.has(response.status) }
    } catch {
      return { kind: 'lost', isPassing: true }
    }
  }

  async function call<T>(path: string, body?: unknown, onSlow?: () => void): Promise<Answer<T>> {
    let { isPassing, ...answer } = await attempt<T>(path, body)
    for (const waitMs of waitsMs) {
      if (!isPassing) break
      onSlow?.()
      onSlow = undefined
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      ;({ isPassing, ...answer } = await attempt<T>(path, body))
    }
    return isPassing ? { kind: 'lost' } : answer
  }

  async function move<T>(path: string, request: unknown, onSlow: () => void): Promise<Answer<T>> {
    moves += 1
    const answer = await call<T>(path, request, onSlow)
    moves += 1
    return answer
  }

  return {
    async open(token) {
      const answer = await call<OpenAnswerOf<E>>('/api/open', { token })
      if (answer.kind === 'ok') session = answer.value.session
      return answer
    },
    playRound: (request, onSlow) => move('/api/rounds', request, onSlow),
    takeStep: (roundId, request, onSlow) =>
      move(`/api/rounds/${encodeURIComponent(roundId)}/steps`, request, onSlow),
    getSeeds: () => call('/api/seeds'),
    changeSeeds: (change) => call('/api/seeds', change),
    async getBalance() {
      for (let asked = 0; asked < mostBalances; asked += 1) {
        const before = moves
        const answer = await call<BalanceAnswer>('/api/balance')
        if (before === moves) return answer
      }
      return { kind: 'lost' }
    },
    listRounds: (before) =>
      call(`/api/rounds${before === undefined ? '' : `?before=${encodeURIComponent(before)}`}`),
    getRound: (id) => call(`/api/rounds/${encodeURIComponent(id)}`),
  }
}
