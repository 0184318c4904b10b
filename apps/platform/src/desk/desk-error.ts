/** The command can't be done as given. The message is one sentence for the operator. */
export class DeskError extends Error {
  override name = 'DeskError'
}
