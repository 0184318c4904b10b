// Persons who have excluded themselves and whose account was erased: contacts, name and birthday stay barred as keyed hashes, which say
// who somebody was to nobody without the installation's key.
import { createHmac } from 'node:crypto'
import type { Clock } from '@yanta/config/clock'
import type { ContactType } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { deriveKey } from '../../../plugins/derive-key.ts'
import { barHash, findBar } from './barred-persons.repository.ts'
import { describePerson, type PersonName } from './person-name.rules.ts'

export { nameKey, type PersonName } from './person-name.rules.ts'

export interface BarDeps {
  clock: Clock
  config: { sessionSecret: string }
}

interface Person extends PersonName {
  birthday: string | null
}

/** Bars all that the account is known by until the exclusion ends; null is for ever. */
export async function barPerson(
  trx: PlatformDatabase,
  config: BarDeps['config'],
  { email, phone, ...person }: Person & { email: string | null; phone: string | null },
  { until }: { until: Date | null },
): Promise<void> {
  const described = describePerson(person)
  const hashes = [
    email && hash(config, 'email', email),
    phone && hash(config, 'phone', phone),
    described && hash(config, 'person', described),
  ]
  for (const each of hashes) if (each) await barHash(trx, { hash: each, until })
}

/** Whether a contact belongs to somebody who has excluded themselves and whose account was erased. */
export async function isBarred(
  db: PlatformDatabase,
  { clock, config }: BarDeps,
  { type, contact }: { type: ContactType; contact: string },
): Promise<boolean> {
  return (await findBar(db, clock.now(), hash(config, type, contact))) !== undefined
}

/** Until when somebody of this name and birthday has excluded themselves whose account was erased; null is for ever. */
export async function findPersonBar(
  db: PlatformDatabase,
  { clock, config }: BarDeps,
  person: Person,
): Promise<{ until: Date | null } | undefined> {
  const described = describePerson(person)
  return described === null ? undefined : findBar(db, clock.now(), hash(config, 'person', described))
}

function hash({ sessionSecret }: BarDeps['config'], type: ContactType | 'person', value: string): string {
  return createHmac('sha256', deriveKey(sessionSecret, 'erased-contact'))
    .update(`${type} ${value}`)
    .digest('base64url')
}
