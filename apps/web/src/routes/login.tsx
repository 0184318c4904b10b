// [2.10] The login popup at its own address: over the main screen, for guests only. Its form also works without scripts.
import { type ActionFunctionArgs, type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, data, redirect, useActionData, useLoaderData, useLocation, useNavigate } from 'react-router'
import { useEffect } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { readSessionHint } from '../api/session-hint.ts'
import { visitContext } from '../api/visit.ts'
import { readLoginForm } from '../features/auth/login-form-data.ts'
import { LoginPopup } from '../features/auth/login-popup.tsx'
import { readRedirectPath } from '../features/auth/redirect-path.ts'
import { loadLobby } from '../features/lobby/lobby-data.ts'
import { emitPlayerEvent } from '../player/player-events.ts'
import { LobbyScreen } from './lobby-screen.tsx'
import { buildPageMeta } from './page-meta.ts'
import { browserPatienceMs, loadWithSeo } from './seo.ts'
import { useSiteData } from './site-data.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (visit.isRegionBlocked) throw data(null, { status: 451 })
  if (visit.hasSession) throw redirect('/')
  return loadWithSeo(visit.call, url, loadLobby(visit.call, false))
}

export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  if (readSessionHint()) throw redirect('/')
  return loadWithSeo(browserCall, url, loadLobby(browserCall, false), browserPatienceMs)
}

/** The form posted without scripts: cookies and the wanted screen, or the same screen with what the server said. */
export async function action({ context, request }: ActionFunctionArgs) {
  const visit = context.get(visitContext)
  if (visit.isRegionBlocked) throw data(null, { status: 451 })
  const credentials = readLoginForm(new URLSearchParams(await request.text()))
  if (!credentials) return data({ refusedCode: 'invalid_credentials' }, { status: 400 })
  const { cookies, refusal } = await visit.logIn(credentials)
  if (refusal) return data({ refusedCode: refusal.code }, { status: refusal.status || 503 })
  const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie]))
  throw redirect(readRedirectPath(new URL(request.url).searchParams.get('redirect')), { headers })
}

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({ title: t('auth.page_title') }))
}

export default function Login() {
  const lobby = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const site = useSiteData()
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => emitPlayerEvent('gameExit'), [])
  return (
    <>
      <LobbyScreen lobby={lobby} />
      <LoginPopup
        redirect={readRedirectPath(new URLSearchParams(search).get('redirect'))}
        demoPlayers={site?.serverData?.demoPlayers ?? []} refusedCode={refused?.refusedCode ?? null} onClose={() => navigate('/')}
      />
    </>
  )
}
