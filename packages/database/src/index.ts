// PostgreSQL, either embedded in this process with a data folder, or a server. Guarantees that an acknowledged commit is on
// the disk, that a folder has one owner, and that int8 arrives as a safe JavaScript integer.
export { openDatabase, type Database, type DatabaseLocation } from './open-database.ts'
export { DatabaseError, FolderInUse } from './database-error.ts'
export type { Channel, ChannelHandlers } from './channel.ts'
export { checkConnection } from './check-connection.ts'
export { migrate, type MigrationSet } from './migrate.ts'
