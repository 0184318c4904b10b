import { refusals, type RefusalCode, type RefusalItem } from '@yanta/contract'

/** An expected 'no': becomes `{ errors: [{ code }] }` with the code's status. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  readonly field: string | undefined

  constructor(code: RefusalCode, field?: string) {
    super(code)
    this.code = code
    this.field = field
  }

  /** The refusal for a code from the wallet or from a stored round; a code unknown to the contract is not shown. */
  static of(code: string | null): Refusal {
    return new Refusal(code !== null && code in refusals ? (code as RefusalCode) : 'temporarily_unavailable')
  }

  get status(): number {
    return refusals[this.code]
  }

  get items(): RefusalItem[] {
    return [{ code: this.code, ...(this.field !== undefined && { field: this.field }) }]
  }
}
