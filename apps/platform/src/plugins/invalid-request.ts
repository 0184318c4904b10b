import type { RefusalItem } from '@yanta/contract'
import type { FieldRule } from '@yanta/contract/field-rules'
import { Refusal } from '@yanta/server'

/** An invalid field of a request, as a dotted path, with the rule of section 5 that it breaks. */
export interface WrongField {
  field: string
  rule?: FieldRule
}

/** A request that doesn't fit its declaration; one item per wrong field. */
export class InvalidRequest extends Refusal {
  override name = 'InvalidRequest'
  readonly fields: readonly WrongField[]

  constructor(fields: readonly WrongField[]) {
    super('invalid_request')
    this.message = `invalid: ${fields.map(({ field, rule }) => (rule ? `${field} (${rule})` : field)).join(', ')}`
    this.fields = fields
  }

  override get items(): RefusalItem[] {
    return this.fields.map(({ field, rule }) => ({
      code: 'invalid_request',
      field,
      ...(rule && { params: { rule } }),
    }))
  }
}
