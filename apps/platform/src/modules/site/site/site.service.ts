import type { CallAnswer, listBanners, Locale } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { selectBanners } from './banners.repository.ts'

type BannerItem = CallAnswer<typeof listBanners>['items'][number]

/** Banners of one type in the editors' order [7.63]. */
export async function listSiteBanners(
  db: PlatformDatabase,
  type: BannerItem['type'],
  locale: Locale,
): Promise<BannerItem[]> {
  const banners = await selectBanners(db, type)
  return banners.map(({ id, studioSlug, texts, url, image, imageSmall }) => ({
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
