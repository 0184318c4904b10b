// The provider's client of the platform's wallet, typed by the contract. Every result is one of three: done, refused or unknown.
// Only a refusal that the call declares counts as refused; everything else is unknown.
import * as v from 'valibot'
import {
  authenticateRun,
  getWalletBalance,
  payWin,
  placeBet,
  rollbackBet,
  settleRound,
  RefusalBody,
  type RefusalParams,
  type CallBody,
  type CallDeclaration,
  type CallRefusal,
  type CallResponse,
} from '@yanta/contract'
import { createSignedPost, type WalletEndpoint } from './signed-post.ts'

export type WalletResult<C extends CallDeclaration> =
  | { kind: 'done'; value: CallResponse<C> }
  | { kind: 'refused'; code: CallRefusal<C>; params?: RefusalParams }
  | { kind: 'unknown'; reason: string }

export type WalletClient = ReturnType<typeof createWalletClient>

/** Refusals caused by this server's configuration rather than by the player. */
const misconfigured = new Set<string>(['invalid_signature', 'stale_signature', 'invalid_request'])

/** @param onResult learns what came of each call */
export function createWalletClient(
  endpoint: WalletEndpoint,
  onResult?: (call: string, result: WalletResult<CallDeclaration>['kind']) => void,
) {
  const { post, close } = createSignedPost(endpoint)

  async function call<C extends CallDeclaration & { body: v.GenericSchema<any, any> }>(
    declaration: C,
    body: CallBody<C>,
  ): Promise<WalletResult<C>> {
    const result = await ask(declaration, body)
    onResult?.(declaration.name, result.kind)
    return result
  }

  async function ask<C extends CallDeclaration & { body: v.GenericSchema<any, any> }>(
    declaration: C,
    body: CallBody<C>,
  ): Promise<WalletResult<C>> {
    let answer
    try {
      answer = await post(declaration.path, JSON.stringify(body))
    } catch (error) {
      return { kind: 'unknown', reason: (error as Error).message }
    }
    const json = parseJson(answer.body)
    if (answer.status === 200) {
      const parsed = v.safeParse(declaration.response, json)
      return parsed.success
        ? { kind: 'done', value: parsed.output as CallResponse<C> }
        : { kind: 'unknown', reason: 'the answer has another shape' }
    }
    const refusal = v.safeParse(RefusalBody, json)
    const { code, params } = (refusal.success && refusal.output.errors[0]) || {}
    if (
      code !== undefined &&
      answer.status < 500 &&
      !misconfigured.has(code) &&
      isDeclared(declaration, code)
    )
      return { kind: 'refused', code, ...(params && { params }) }
    return { kind: 'unknown', reason: `status ${answer.status}, ${code ?? 'no code'}` }
  }

  return {
    authenticate: (body: CallBody<typeof authenticateRun>) => call(authenticateRun, body),
    getBalance: (body: CallBody<typeof getWalletBalance>) => call(getWalletBalance, body),
    settle: (body: CallBody<typeof settleRound>) => call(settleRound, body),
    bet: (body: CallBody<typeof placeBet>) => call(placeBet, body),
    win: (body: CallBody<typeof payWin>) => call(payWin, body),
    rollback: (body: CallBody<typeof rollbackBet>) => call(rollbackBet, body),
    close,
  }
}

function isDeclared<C extends CallDeclaration>(declaration: C, code: string): code is CallRefusal<C> {
  return (declaration.refusals as readonly string[]).includes(code)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
