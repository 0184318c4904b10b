// The one configuration of every part. Promises that whatever starts has read valid values only, and that a wrong one is
// named with what it may be.
export { ConfigError } from './config-error.ts'
export { readConfig, type Config } from './read-config.ts'
export { variables } from './variables.ts'
export { ownProvider } from './values.ts'
