import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readRedirectPath } from '../features/auth/redirect-path.ts'
import { emitPlayerEvent } from '../player/player-events.ts'
import { useSiteData } from '../routes/site-data.ts'

/** What the login popup over another screen is shown with; null while it is closed. Its address on its own is a route. */
export function useLoginPopup() {
  const site = useSiteData()
  const navigate = useNavigate()
  const { mask, pathname, search, key } = useLocation()
  // Going back may wait for data; the popup does not.
  const [closedKey, setClosedKey] = useState('')
  const isOpen = mask?.pathname === '/login' && site?.player === null && key !== closedKey
  useEffect(() => { if (isOpen) emitPlayerEvent('gameExit') }, [isOpen])
  if (!isOpen) return null
  const wanted = new URLSearchParams(mask.search).get('redirect')
  return {
    redirect: wanted === null ? pathname + search : readRedirectPath(wanted),
    demoPlayers: site.serverData?.demoPlayers ?? [],
    onClose() {
      setClosedKey(key)
      void navigate(-1)
    },
  }
}
