// Compoints, the loyalty currency. They lie in the ledger like money, in a unit of their own.
export { publishCompoints } from './compoints.present.ts'
