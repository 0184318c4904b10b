// The text below the current screen: each screen loads it with its own data.
import { useMatches } from 'react-router'
import { SeoText } from '../features/seo-text/seo-text.tsx'
import type { WithSeo } from '../routes/seo.ts'

export function SeoTextSlot() {
  const { textBelow } = (useMatches().at(-1)?.loaderData ?? {}) as Partial<WithSeo>
  return textBelow && <SeoText {...textBelow} />
}
