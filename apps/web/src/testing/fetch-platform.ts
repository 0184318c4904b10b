// A fake platform behind `fetch`: requests are matched to declared calls by method and path, so that all code between component and
// network is the real one. Calls are recorded; answers can be changed, refused or held back.
import * as contract from '@yanta/contract'
import type { CallAnswer, CallDeclaration, FileAnswer, RefusalItem } from '@yanta/contract'
import { answerCalls } from './answer-calls.ts'

export interface SentCall {
  name: string
  /** From the path. */
  params: Record<string, string>
  query: URLSearchParams
  body: unknown
}

interface Reply {
  status: number
  body: unknown
}

/** An answer that the test sends when it chooses. */
interface HeldAnswer<C extends CallDeclaration> {
  answer: (value: CallAnswer<C>) => void
  refuse: (status: number, ...errors: RefusalItem[]) => void
}

export interface FetchPlatform {
  /** All calls in order of arrival. */
  calls: readonly SentCall[]
  /** The calls of one kind. */
  sent: (call: CallDeclaration) => readonly SentCall[]
  answer: <C extends CallDeclaration>(call: C, value: CallAnswer<C>) => void
  refuse: (call: CallDeclaration, status: number, ...errors: RefusalItem[]) => void
  /** Makes the call fail as without a network. */
  silence: (call: CallDeclaration) => void
  /** Holds back the answer to the next such call; later ones are answered as usual. */
  hold: <C extends CallDeclaration>(call: C) => HeldAnswer<C>
  /** Calls for which the test defined no answer. */
  unanswered: readonly string[]
  fetch: typeof fetch
}

/** Paths in words come before those that a parameter would make of them, as at the platform. */
const declarations = (Object.values(contract) as unknown[])
  .filter(isCall)
  .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
  .map((call) => ({
    call,
    pattern: new RegExp(`^${call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))

export function createFetchPlatform(): FetchPlatform {
  const calls: SentCall[] = []
  const unanswered: string[] = []
  const replies = new Map<string, () => Promise<Reply>>()
  const held = new Map<string, Promise<Reply>[]>()
  const usual = answerCalls()

  async function reply(call: CallDeclaration): Promise<Reply> {
    const waiting = held.get(call.name)?.shift()
    if (waiting) return waiting
    const chosen = replies.get(call.name)
    if (chosen) return chosen()
    const result = await usual(call).catch(() => null)
    if (result?.ok) return { status: 200, body: result.value }
    unanswered.push(call.name)
    return { status: 500, body: {} }
  }
  async function answerRequest(input: RequestInfo | URL, init: RequestInit = {}) {
    const { pathname, searchParams } = new URL(String(input), location.href)
    const found = declarations.find(
      ({ call, pattern }) => call.method === (init.method ?? 'GET') && pattern.test(pathname),
    )
    if (!found) throw new Error(`no call of the contract is ${init.method} ${pathname}`)
    const { call, pattern } = found
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    calls.push({
      name: call.name,
      params: { ...pattern.exec(pathname)?.groups },
      query: searchParams,
      body,
    })
    const { status, body: answer } = await reply(call)
    const file = call.isFile && status < 400 ? (answer as FileAnswer) : null
    return {
      ok: status < 400,
      status,
      headers: new Headers({
        date: new Date().toUTCString(),
        ...(file && {
          'content-type': file.type,
          'content-disposition': `attachment; filename="${file.name}"`,
        }),
      }),
      json: async () => answer,
      arrayBuffer: async () => file?.content.slice().buffer,
    }
  }
  return {
    calls,
    unanswered,
    sent: ({ name }) => calls.filter((call) => call.name === name),
    answer: ({ name }, value) => void replies.set(name, async () => ({ status: 200, body: value })),
    refuse: ({ name }, status, ...errors) =>
      void replies.set(name, async () => ({ status, body: { errors, requestId: 'request-1' } })),
    silence: ({ name }) => void replies.set(name, () => Promise.reject(new TypeError('Failed to fetch'))),
    hold({ name }) {
      const { promise, resolve } = Promise.withResolvers<Reply>()
      held.set(name, [...(held.get(name) ?? []), promise])
      return {
        answer: (body) => resolve({ status: 200, body }),
        refuse: (status, ...errors) => resolve({ status, body: { errors, requestId: 'request-1' } }),
      }
    },
    fetch: answerRequest as unknown as typeof fetch,
  }
}

function isCall(value: unknown): value is CallDeclaration {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'name' in value
  )
}
