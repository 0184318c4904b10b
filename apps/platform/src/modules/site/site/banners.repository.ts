import type { CallAnswer, listBanners, Locale } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

type BannerType = CallAnswer<typeof listBanners>['items'][number]['type']
type Translated = Partial<Record<Locale, string>>

export interface BannerRecord {
  id: string
  studioSlug: string | null
  texts: { tag?: Translated; title: Translated; text?: Translated; button?: Translated }
  url: string
  image: string
  imageSmall: string
}

/** Banners of one type in the editors' order. */
export function selectBanners(db: PlatformDatabase, type: BannerType): Promise<BannerRecord[]> {
  return db
    .selectFrom('banners as b')
    .leftJoin('studios as s', 's.id', 'b.studio_id')
    .select((eb) => [
      'b.id',
      's.slug as studioSlug',
      eb.ref('b.texts').$castTo<BannerRecord['texts']>().as('texts'),
      'b.url',
      'b.image',
      'b.image_small as imageSmall',
    ])
    .where('b.type', '=', type)
    .orderBy('b.position')
    .execute()
}
