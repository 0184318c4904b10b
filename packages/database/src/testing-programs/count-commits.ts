// For the durability test: commits rows one after another and prints each number only after its commit was acknowledged.
import { sql } from 'kysely'
import { openDatabase } from '../index.ts'

const { db } = await openDatabase({ directory: process.argv[2]! })
await sql`create table if not exists acknowledged (number bigint primary key)`.execute(db)
process.stdout.write('ready\n')
for (let number = Number(process.argv[3]); ; number += 1) {
  await db.transaction().execute((trx) => trx.insertInto('acknowledged').values({ number }).execute())
  process.stdout.write(`${number}\n`)
}
