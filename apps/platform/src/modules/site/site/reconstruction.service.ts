import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { raiseCatalogueVersion } from '../../play/catalogue/catalogue.service.ts'
import { switchReconstruction } from './reconstruction.repository.ts'

/** Puts the site under reconstruction, or opens it again, inside the caller's transaction. Returns false when nothing changes. */
export async function setReconstruction(trx: PlatformDatabase, now: Date, isOn: boolean): Promise<boolean> {
  const isChanged = await switchReconstruction(trx, now, isOn)
  // Invalidates the pages cached by the site's own server.
  if (isChanged) await raiseCatalogueVersion(trx)
  return isChanged
}
