// For the durability test: commits rows, prints each number after its commit was acknowledged, and goes on when the disk is full.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { sql } from 'kysely'
import { openDatabase } from '../index.ts'

const write = fs.writeSync as (file: number, ...input: unknown[]) => number
let isFull = false

/** As on a full disk, what a file has already is written anew, and no file grows. */
function writeOrRefuse(file: number, bytes: Uint8Array, offset: number, length: number, position: number) {
  if (isFull && position + length > fs.fstatSync(file).size)
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  return write(file, bytes, offset, length, position)
}
Object.assign(fs, { writeSync: writeOrRefuse })
syncBuiltinESMExports()

const { db } = await openDatabase({ directory: process.argv[2]! })
await sql`create table if not exists acknowledged (number bigint primary key)`.execute(db)
for (let number = 1; ; number += 1) {
  await db.transaction().execute((trx) => trx.insertInto('acknowledged').values({ number }).execute())
  process.stdout.write(`${number}\n`)
  isFull = number >= 20
  // The log's next segment is a file of its own.
  if (isFull) await sql`select pg_switch_wal()`.execute(db)
}
