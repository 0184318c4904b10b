import { type MetaArgs, useLoaderData } from 'react-router'
import { loadCompoints } from '../features/compoints/compoints-data.ts'
import { CompointsScreen, EmptyShop } from '../features/compoints/compoints-screen.tsx'
import { buildPageMeta } from './page-meta.ts'
import { inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

export const loader = onServer(loadCompoints)
export const clientLoader = inBrowser(loadCompoints)

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({ title: t('shell.page.suffix', { title: t('compoints.title') }) }))
}

/** [2.8]. */
export default function Compoints() {
  return (
    <CompointsScreen {...useLoaderData<typeof loader>()} current="/compoints">
      <EmptyShop />
    </CompointsScreen>
  )
}
