import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { readSessionHint } from '../api/session-hint.ts'
import { visitContext } from '../api/visit.ts'
import { loadLobby } from '../features/lobby/lobby-data.ts'
import { Lobby } from '../features/lobby/lobby.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  return loadLobby(visit.call, visit.hasSession)
}

export function clientLoader() {
  return loadLobby(browserCall, readSessionHint())
}

export default function Main() {
  return <Lobby lobby={useLoaderData<typeof loader>()} />
}
