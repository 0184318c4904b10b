/** A variable is invalid. The message is one sentence for the terminal: the variable, its value, the accepted values. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
