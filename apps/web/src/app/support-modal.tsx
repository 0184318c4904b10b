// The support channels with the addresses of this site.
import { SupportModal as Support } from '../features/support/support-modal.tsx'
import { useSite } from '../site/site-data.ts'

export function SupportModal({ onClose }: { onClose: () => void }) {
  const config = useSite()?.serverData?.callCenterConfig
  return config ? <Support config={config} onClose={onClose} /> : null
}
