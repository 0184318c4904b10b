import type { RefusalCode, RefusalItem } from '@yanta/contract'
import type { FieldRule } from '@yanta/contract/field-rules'

/** An expected 'no' with a code of the contract. Thrown anywhere below a route; the error plugin turns it into the answer. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  readonly detail: Pick<RefusalItem, 'field' | 'params'>
  /** @param detail `field` is the input it belongs to, as a dotted path; `params.retryAfter`, in seconds, is also sent as a header */
  constructor(code: RefusalCode, detail: Pick<RefusalItem, 'field' | 'params'> = {}) {
    super(code)
    this.code = code
    this.detail = detail
  }
}

/** An invalid field of a request, as a dotted path, with the rule of section 5 that it breaks. */
export interface WrongField {
  field: string
  rule?: FieldRule
}

/** A request that doesn't fit its declaration; one item per wrong field. */
export class InvalidRequest extends Error {
  override name = 'InvalidRequest'
  readonly fields: readonly WrongField[]
  constructor(fields: readonly WrongField[]) {
    super(`invalid: ${fields.map(({ field, rule }) => (rule ? `${field} (${rule})` : field)).join(', ')}`)
    this.fields = fields
  }
}
