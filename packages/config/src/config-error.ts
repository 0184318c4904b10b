/** A variable can't be used. The message is one sentence for the terminal: the variable, what it was, what it may be. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
