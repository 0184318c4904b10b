// A popup opened by its address, over the main screen [2.10], [2.12]. Opened by a link it lies over the current screen,
// and this route is not involved.
import { useEffect, useMemo } from 'react'
import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  data,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router'
import { isSessionChanged } from '../data/api/session-hint.ts'
import { ssrContext } from '../data/api/ssr-context.ts'
import type { LobbyData } from '../features/lobby/lobby-data.ts'
import { checkAccess } from '../navigation/access-policy.ts'
import { readScreenBeneath } from '../navigation/last-screen.ts'
import { PopupContext } from '../navigation/popup.ts'
import { findRoute } from '../navigation/route-table.ts'
import { emitPlayerEvent } from '../data/player-events.ts'
import { loadLobby, loadPackedLobby } from './load-lobby.ts'
import { LobbyScreen } from './lobby-screen.tsx'
import { inBrowser, onServer } from './screen-loaders.ts'

export async function loader(args: LoaderFunctionArgs) {
  const verdict = checkAccess(args.url.pathname, args.context.get(ssrContext))
  if (verdict === 'closed_region') throw data(null, { status: 451 })
  if (verdict === 'main') throw redirect('/')
  return onServer(loadPackedLobby)(args)
}

export const clientLoader = inBrowser(async (call, asked) => ({ lobby: await loadLobby(call, asked) }))

/** From one popup to the next the screen beneath is not reloaded. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined || isSessionChanged() || currentUrl.href === nextUrl.href
}

export default function Popups() {
  const { pathname, search } = useLocation()
  const params = useParams()
  const navigate = useNavigate()
  const isGameLeft = findRoute(pathname)?.access === 'guest'
  useEffect(() => {
    if (isGameLeft) emitPlayerEvent('gameExit')
  }, [isGameLeft])
  const popup = useMemo(
    () => ({
      beneath: '/',
      address: pathname + search,
      params,
      query: new URLSearchParams(search),
      onClose: () => void navigate(readScreenBeneath(isGameLeft), { replace: true }),
    }),
    [params, pathname, search, isGameLeft, navigate],
  )
  return (
    <>
      <LobbyScreen lobby={(useLoaderData() as { lobby: string | LobbyData }).lobby} />
      <PopupContext value={popup}>
        <Outlet />
      </PopupContext>
    </>
  )
}
