import { Cell, Cells } from './gallery/cells.tsx'
import { story } from './gallery/story.tsx'
import { Icon, type IconName } from './icon.tsx'

export default { title: 'Marks/Icon' }

const names: IconName[] = [
  'bolt', 'camera', 'check', 'clock', 'close', 'crown', 'doc', 'dock', 'down', 'exit', 'expand', 'eye', 'fire', 'gift', 'globe', 'grid', 'heart', 'home', 'info', 'left', 'lock', 'mail',
  'menu', 'min', 'more', 'muted', 'pause', 'phone', 'play', 'refresh', 'refund', 'right', 'scales', 'search', 'slots', 'spark', 'star', 'table', 'trash', 'upload', 'user', 'vol', 'wallet', 'warn',
]

export const All = story({ ru: {}, en: {} }, () => <Cells>{names.map((name) => <Cell key={name} label={name}><Icon name={name} size={24} /></Cell>)}</Cells>)
