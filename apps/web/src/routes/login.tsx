// [2.10] The login popup, for guests only. Its forms also work without scripts.
import { type RefusalItem, login, passSecondFactor } from '@yanta/contract'
import { type ActionFunctionArgs, type MetaArgs, data, redirect, useActionData } from 'react-router'
import { type SessionBeginning, ssrContext } from '../data/api/ssr-context.ts'
import { readLoginForm, readSecondFactorForm } from '../features/auth/login/login-form-data.ts'
import type { LoginStart } from '../features/auth/login/login-machine.ts'
import { LoginPopup } from '../features/auth/login/login-popup.tsx'
import { readRedirectPath } from '../features/auth/redirect-path.ts'
import { usePopup } from '../navigation/popup.ts'
import { buildPopupMeta } from './popup-meta.ts'
import { useSite } from '../site/site-data.ts'

/** Handles a form posted without scripts: sets cookies and redirects, or shows the error or the next step. */
export async function action({ context, request }: ActionFunctionArgs) {
  const ssr = context.get(ssrContext)
  if (ssr.isRegionBlocked) throw data(null, { status: 451 })
  const fields = new URLSearchParams(await request.text())
  const second = readSecondFactorForm(fields)
  const credentials = second ? null : readLoginForm(fields)
  const begun = second
    ? second.body && (await ssr.beginSession(passSecondFactor, second.body))
    : credentials && (await ssr.beginSession(login, credentials))
  if (begun && begun.cookies.length > 0) {
    const headers = new Headers(begun.cookies.map((cookie) => ['set-cookie', cookie]))
    throw redirect(readRedirectPath(new URL(request.url).searchParams.get('redirect')), { headers })
  }
  const refused = begun ? readRefusal(begun) : { code: second ? 'required' : 'invalid_credentials' }
  const isOver = refused?.code === 'second_factor_expired'
  const factor =
    begun?.step && 'challenge' in begun.step ? begun.step : isOver ? null : (second?.factor ?? null)
  const start: LoginStart = { refused, factor, isRemembered: fields.has('remember') }
  return data(start, { status: begun ? (begun.refusal ? begun.refusal.status || 503 : 200) : 400 })
}

function readRefusal({ refusal }: SessionBeginning): RefusalItem | null {
  return refusal && (refusal.errors[0] ?? { code: refusal.code })
}

export function meta(args: MetaArgs) {
  return buildPopupMeta(args, ({ t }) => ({ title: t('auth.page_title') }))
}

export default function Login() {
  const { beneath, query, onClose } = usePopup()
  const start = useActionData<typeof action>()
  const demoPlayers = useSite()?.serverData?.demoPlayers ?? []
  const wanted = query.get('redirect')
  return (
    <LoginPopup
      wanted={wanted}
      redirect={wanted === null ? beneath : readRedirectPath(wanted)}
      demoPlayers={demoPlayers}
      start={start}
      onClose={onClose}
    />
  )
}
