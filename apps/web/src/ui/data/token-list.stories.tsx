import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { TokenList } from './token-list.tsx'

export default { title: 'Marks/Token list' }

const words = { ru: { label: 'Мои билеты' }, en: { label: 'My tickets' } }
const tokens = ['077 514', '077 515', '077 516', '081 220', '081 221', '090 003']

export const Tickets = story(words, (w) => (
  <Surface>
    <TokenList label={w.label} tokens={tokens} more="+142" />
  </Surface>
))
