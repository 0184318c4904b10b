import type { RefusalCode, RefusalItem } from '@yanta/contract'

/** An expected 'no' with a code of the contract. Thrown anywhere below a route; the error plugin turns it into the answer. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  readonly detail: Pick<RefusalItem, 'field' | 'params'>
  /** @param detail `field` is the input it belongs to, as a dotted path */
  constructor(code: RefusalCode, detail: Pick<RefusalItem, 'field' | 'params'> = {}) {
    super(code)
    this.code = code
    this.detail = detail
  }
}

/** A request that doesn't fit its declaration; one item per wrong field. */
export class InvalidRequest extends Error {
  override name = 'InvalidRequest'
  readonly fields: readonly string[]
  constructor(fields: readonly string[]) {
    super(`invalid: ${fields.join(', ')}`)
    this.fields = fields
  }
}
