import type { CallBody, CallDeclaration, CallResponse } from '@yanta/contract'

export type Answer<C extends CallDeclaration> =
  | { ok: true; value: CallResponse<C> }
  /** 0: no answer came. */
  | { ok: false; status: number }

export async function call<C extends CallDeclaration>(
  { path, method }: C,
  body: CallBody<C> | undefined,
): Promise<Answer<C>> {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    })
    if (!response.ok) return { ok: false, status: response.status }
    return { ok: true, value: (await response.json()) as CallResponse<C> }
  } catch {
    return { ok: false, status: 0 }
  }
}
