// Raw statements with declared rows, checked against the database by every test that runs them.
export * from './columns.ts'
export { row, type Row, type RowOf } from './row.ts'
export { command, query, type Command, type Query } from './statement.ts'
