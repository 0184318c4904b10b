// The calls of a document for its player travel as one: loaders make the documented calls, and those of one turn of the event loop
// that are parts of a page are sent as `getPlayerPage`. A platform that lacks it gets the documented calls.
import { type CallDeclaration, type RefusalItem, getPlayerPage } from '@yanta/contract'
import { playerPageCalls } from '@yanta/contract/player-page-calls'
import type { Call } from '../../src/data/api/caller.ts'
import type { Result } from '../../src/data/api/result.ts'

type Answer = Result<unknown, string>

interface PartCallOptions {
  /** Makes the joint call. */
  askTogether: Call
  /** Makes a documented call. */
  askAlone: Call
  /** Turns an answer of another shape than the call's into a failure. */
  check: (call: CallDeclaration, answer: Answer) => Answer
}

interface Waiting {
  declaration: CallDeclaration
  resolve: (answer: Answer | Promise<Answer>) => void
  reject: (error: unknown) => void
}

/** How long after a 404 the documented calls are made at once. */
export const recheckMs = 10 * 60_000

const partNames = new Map(Object.entries(playerPageCalls).map(([part, { name }]) => [name as string, part]))

/** Builds the function that joins the calls of one document; what a platform lacks is remembered for all of them. */
export function buildCallJoiner(now = () => Date.now()): (options: PartCallOptions) => Call {
  let isMissingUntil = 0
  return ({ askTogether, askAlone, check }) => {
    let batch: Map<string, Waiting> | null = null

    async function send(waiting: ReadonlyMap<string, Waiting>): Promise<void> {
      const askEachAlone = () => {
        for (const { declaration, resolve } of waiting.values()) resolve(askAlone(declaration))
      }
      if (waiting.size === 1) return askEachAlone()
      const page = await askTogether(getPlayerPage, { query: { parts: [...waiting.keys()].join() } })
      if (!page.ok && page.refusal.status === 404) {
        isMissingUntil = now() + recheckMs
        return askEachAlone()
      }
      for (const [part, { declaration, resolve }] of waiting) {
        const answer = page.ok ? readPart((page.value as Record<string, unknown>)[part]) : page
        resolve(answer ? check(declaration, answer) : askAlone(declaration))
      }
    }

    return ((declaration) => {
      const part = partNames.get(declaration.name)
      if (part === undefined || now() < isMissingUntil) return askAlone(declaration)
      if (!batch) {
        const started = (batch = new Map<string, Waiting>())
        setImmediate(() => {
          batch = null
          send(started).catch((error: unknown) => {
            for (const { reject } of started.values()) reject(error)
          })
        })
      }
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      batch.set(part, { declaration, resolve, reject })
      return promise
    }) as Call
  }
}

/** Null for a part that the platform does not know. */
function readPart(part: unknown): Answer | null {
  if (part === undefined) return null
  const { answer, status, errors } = (part ?? {}) as {
    answer?: unknown
    status?: number
    errors?: RefusalItem[]
  }
  if (!Array.isArray(errors)) return { ok: true, value: answer }
  const code = errors[0]?.code ?? 'temporarily_unavailable'
  return { ok: false, refusal: { code, status: Number(status) || 0, errors } }
}
