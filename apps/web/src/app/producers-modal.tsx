// The picker with the studios of this site [2.54].
import { ProducersPicker } from '../features/catalogue/producers-picker.tsx'
import { useSiteData } from '../routes/site-data.ts'

export function ProducersModal({ onClose }: { onClose: () => void }) {
  const site = useSiteData()
  return site ? <ProducersPicker producers={site.producers} onClose={onClose} /> : null
}
