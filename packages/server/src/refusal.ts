import { type RefusalCode, type RefusalItem, refusals } from '@yanta/contract'

/** An expected 'no' with a code of the contract. Thrown anywhere below a route; the error handler turns it into the answer. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  readonly detail: Pick<RefusalItem, 'field' | 'params'>
  readonly status: number

  /**
   * @param detail `field` is the input it belongs to, as a dotted path; `params.retryAfter`, in seconds, is also sent as a header
   * @param status of the answer, where it is not that of the code
   */
  constructor(
    code: RefusalCode,
    detail: Pick<RefusalItem, 'field' | 'params'> = {},
    status: number = refusals[code],
  ) {
    super(code)
    this.code = code
    this.detail = detail
    this.status = status
  }

  /** The items of the answer [8.1]. */
  get items(): RefusalItem[] {
    return [{ code: this.code, ...this.detail }]
  }
}
