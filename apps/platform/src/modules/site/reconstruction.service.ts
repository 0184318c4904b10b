import { sql, type Kysely } from 'kysely'
import { raiseCatalogueVersion } from '../catalogue/catalogue.service.ts'

/** Takes the site down for work, or gives it back, inside the caller's transaction. Returns false when it stood so already. */
export async function setReconstruction(trx: Kysely<any>, isOn: boolean): Promise<boolean> {
  await sql`insert into site_switches (name, is_on) values ('reconstruction', false) on conflict (name) do nothing`.execute(
    trx,
  )
  const { rows } =
    await sql`update site_switches set is_on = ${isOn}, switched_at = now() where name = 'reconstruction' and is_on <> ${isOn} returning name`.execute(
      trx,
    )
  // The site's own server forgets the pages it keeps.
  if (rows.length > 0) await raiseCatalogueVersion(trx)
  return rows.length > 0
}
