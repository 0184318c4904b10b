/** The database can't be used as configured. The message is one sentence for the operator. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

/** Another process owns the data folder. */
export class FolderInUse extends DatabaseError {}
