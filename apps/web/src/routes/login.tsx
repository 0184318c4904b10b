// [2.10] The login popup, for guests only. Its form also works without scripts.
import { login } from '@yanta/contract'
import { type ActionFunctionArgs, type MetaArgs, data, redirect, useActionData } from 'react-router'
import { visitContext } from '../api/visit.ts'
import { readLoginForm } from '../features/auth/login/login-form-data.ts'
import { LoginPopup } from '../features/auth/login/login-popup.tsx'
import { readRedirectPath } from '../features/auth/redirect-path.ts'
import { usePopup } from '../lib/popup.ts'
import { buildPopupMeta } from './popup-meta.ts'
import { useSiteData } from './site-data.ts'

/** The form posted without scripts: cookies and the wanted screen, or the same screen with what the server said. */
export async function action({ context, request }: ActionFunctionArgs) {
  const visit = context.get(visitContext)
  if (visit.isRegionBlocked) throw data(null, { status: 451 })
  const credentials = readLoginForm(new URLSearchParams(await request.text()))
  if (!credentials) return data({ refusedCode: 'invalid_credentials' }, { status: 400 })
  const { cookies, refusal } = await visit.beginSession(login, credentials)
  if (refusal) return data({ refusedCode: refusal.code }, { status: refusal.status || 503 })
  const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie]))
  throw redirect(readRedirectPath(new URL(request.url).searchParams.get('redirect')), { headers })
}

export function meta(args: MetaArgs) {
  return buildPopupMeta(args, ({ t }) => ({ title: t('auth.page_title') }))
}

export default function Login() {
  const { beneath, query, onClose } = usePopup()
  const refused = useActionData<typeof action>()
  const demoPlayers = useSiteData()?.serverData?.demoPlayers ?? []
  const wanted = query.get('redirect')
  return <LoginPopup wanted={wanted} redirect={wanted === null ? beneath : readRedirectPath(wanted)} demoPlayers={demoPlayers} refusedCode={refused?.refusedCode ?? null} onClose={onClose} />
}
