import { sql, type Kysely } from 'kysely'
import { raiseCatalogueVersion } from '../../play/catalogue/catalogue.service.ts'

/** Puts the site under reconstruction, or opens it again, inside the caller's transaction. Returns false when nothing changes. */
export async function setReconstruction(trx: Kysely<any>, isOn: boolean): Promise<boolean> {
  await sql`insert into site_switches (name, is_on) values ('reconstruction', false) on conflict (name) do nothing`.execute(
    trx,
  )
  const { rows } =
    await sql`update site_switches set is_on = ${isOn}, switched_at = now() where name = 'reconstruction' and is_on <> ${isOn} returning name`.execute(
      trx,
    )
  // Invalidates the pages cached by the site's own server.
  if (rows.length > 0) await raiseCatalogueVersion(trx)
  return rows.length > 0
}
