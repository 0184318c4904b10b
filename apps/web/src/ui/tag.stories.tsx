import { Cells } from './gallery/cells.tsx'
import { story } from './gallery/story.tsx'
import { Icon } from './icon.tsx'
import { Tag } from './tag.tsx'

export default { title: 'Marks/Tag' }

const words = {
  ru: { fresh: 'Новинка', jackpot: 'Джекпот', wager: 'Отыгрыш', top: 'Топ', season: 'Сезон', member: 'Участник' },
  en: { fresh: 'New', jackpot: 'Jackpot', wager: 'Wagering', top: 'Top', season: 'Season', member: 'Member' },
}

export const Colors = story(words, (w) => (
  <Cells><Tag color="green">{w.fresh}</Tag><Tag color="red">{w.jackpot}</Tag><Tag color="violet">{w.wager}</Tag><Tag color="amber">{w.top}</Tag><Tag>{w.season}</Tag><Tag color="green"><Icon name="check" size={14} />{w.member}</Tag></Cells>
))
export const Small = story(words, (w) => <Cells><Tag size="small" color="green">{w.fresh}</Tag><Tag size="small" color="red">{w.jackpot}</Tag><Tag size="small">{w.season}</Tag></Cells>)
