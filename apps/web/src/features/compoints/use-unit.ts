import { useSite } from '../../site/site-data.ts'

/** What a compoint is called where its number is spoken of [8.42]; some jurisdictions allow no name of a currency. */
export function useUnit(): 'dollar' | 'compoint' {
  return useSite()?.serverData?.jurisdiction?.unitName ?? 'dollar'
}
