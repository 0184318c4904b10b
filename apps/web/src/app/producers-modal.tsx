// The picker with the studios of this site [2.54].
import { ProducersPicker } from '../features/catalogue/producers-picker.tsx'
import { useSite } from '../site/site-data.ts'

export function ProducersModal({ onClose }: { onClose: () => void }) {
  const site = useSite()
  return site ? <ProducersPicker producers={site.producers} onClose={onClose} /> : null
}
