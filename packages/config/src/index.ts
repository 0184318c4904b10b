// The configuration of all processes. Guarantees that a process starts only with valid values, and that an invalid one is
// reported with the accepted values.
export { ConfigError } from './config-error.ts'
export { readConfig, type Config } from './read-config.ts'
export { variables } from './variables.ts'
export { ownProvider } from './values.ts'
