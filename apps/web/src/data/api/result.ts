// The result of a call: the answer, or a refusal that the caller has to handle.
import type { RefusalCode, RefusalItem } from '@yanta/contract'

/** `status` is 0 when no answer came at all; `code` is then `temporarily_unavailable`. */
export interface Refusal<Code extends string = RefusalCode> {
  code: Code
  status: number
  errors: RefusalItem[]
  requestId?: string
}

/** Codes that any call may answer, declared or not. */
export type TransportCode =
  | 'invalid_request'
  | 'too_many_requests'
  | 'internal_error'
  | 'temporarily_unavailable'
  | 'under_reconstruction'
  | 'not_found'
  | 'forbidden'
  | 'payload_too_large'
  | 'language_not_supported'

export type Result<T, Code extends string = RefusalCode> =
  | { ok: true; value: T }
  | { ok: false; refusal: Refusal<Code | TransportCode> }
