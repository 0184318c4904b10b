import type { CallAnswer, listBanners, Locale } from '@yanta/contract'
import { sql, type Kysely } from 'kysely'

type BannerItem = CallAnswer<typeof listBanners>['items'][number]
type Translated = Partial<Record<Locale, string>>

interface BannerRecord {
  id: string
  type: BannerItem['type']
  studioSlug: string | null
  texts: { tag?: Translated; title: Translated; text?: Translated; button?: Translated }
  url: string
  image: string
  imageSmall: string
}

/** Banners of one type in the editors' order [7.63]. */
export async function listSiteBanners(
  db: Kysely<any>,
  type: BannerItem['type'],
  locale: Locale,
): Promise<BannerItem[]> {
  const { rows } = await sql<BannerRecord>`
    select b.id, b.type, s.slug as "studioSlug", b.texts, b.url, b.image, b.image_small as "imageSmall"
    from banners b left join studios s on s.id = b.studio_id where b.type = ${type} order by b.position`.execute(
    db,
  )
  return rows.map(({ id, studioSlug, texts, url, image, imageSmall }) => ({
    id,
    type,
    providerSlug: studioSlug,
    url,
    tag: texts.tag?.[locale] ?? null,
    title: texts.title[locale] ?? '',
    text: texts.text?.[locale] ?? null,
    buttonText: texts.button?.[locale] ?? null,
    image,
    imageSmall,
  }))
}
