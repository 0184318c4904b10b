// The text below the current screen: each screen loads it with its own data, and the server draws it.
import { Suspense } from 'react'
import { useMatches } from 'react-router'
import { lazyPatiently } from '../data/api/lazy-patiently.ts'
import { openScreen } from '../routes/packed-screen.ts'
import type { WithSeo } from '../routes/seo.ts'

const load = async () => (await import('../features/seo-text/seo-text.tsx')).SeoText
const SeoText = import.meta.env.SSR ? await load() : lazyPatiently(load)

export function SeoTextSlot() {
  const { textBelow } = openScreen(useMatches().at(-1)?.loaderData ?? {}) as Partial<WithSeo>
  return (
    textBelow && (
      <Suspense>
        <SeoText {...textBelow} />
      </Suspense>
    )
  )
}
