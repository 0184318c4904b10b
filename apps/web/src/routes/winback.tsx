import { type MetaArgs, useLoaderData } from 'react-router'
import type { Call } from '../data/api/caller.ts'
import { StaticPageScreen } from '../features/static-page/static-page-screen.tsx'
import { type WinbackData, loadWinback } from '../features/winback/winback-data.ts'
import { WinbackInvitation } from '../features/winback/winback-invitation.tsx'
import { WinbackScreen } from '../features/winback/winback-screen.tsx'
import { buildPageMeta } from './page-meta.ts'
import { type Asked, inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

function load(call: Call, { hasSession }: Asked) {
  return loadWinback(call, hasSession)
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  const page = (args.loaderData as WinbackData | undefined)?.page
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: page?.title ?? '' }),
    description: page?.description,
    steps: page && [
      { name: t('static_page.crumbs.lobby'), path: '/' },
      { name: page.title, path: page.url },
    ],
  }))
}

/** [2.71] A guest reads the editors' text, a player sees the own winback. */
export default function WinbackRoute() {
  const { page, own } = useLoaderData<typeof loader>()
  if (typeof own === 'object' || own === 'failed')
    return <WinbackScreen winback={own === 'failed' ? null : own} />
  return (
    <>
      <StaticPageScreen page={page} />
      {own === 'guest' && <WinbackInvitation />}
    </>
  )
}
