import { Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Icon } from './icon.tsx'
import { Tag } from './tag.tsx'

export default { title: 'Marks/Tag' }

const words = {
  ru: {
    fresh: 'Новинка',
    jackpot: 'Джекпот',
    wager: 'Отыгрыш',
    top: 'Топ',
    season: 'Сезон',
    member: 'Участник',
    chosen: 'Выбран вами',
    runs: 'Идёт',
    soon: 'Скоро',
    over: 'Завершён',
  },
  en: {
    fresh: 'New',
    jackpot: 'Jackpot',
    wager: 'Wagering',
    top: 'Top',
    season: 'Season',
    member: 'Member',
    chosen: 'Your choice',
    runs: 'Running',
    soon: 'Soon',
    over: 'Finished',
  },
}

export const Colors = story(words, (w) => (
  <Cells>
    <Tag color="green">{w.fresh}</Tag>
    <Tag color="red">{w.jackpot}</Tag>
    <Tag color="violet">{w.wager}</Tag>
    <Tag color="amber">{w.top}</Tag>
    <Tag>{w.season}</Tag>
  </Cells>
))
export const WithIcons = story(words, (w) => (
  <Cells>
    <Tag color="violet">
      <Icon name="trophy" size={14} />
      {w.runs}
    </Tag>
    <Tag color="amber">
      <Icon name="star" size={14} />
      {w.chosen}
    </Tag>
    <Tag color="green">
      <Icon name="check" size={14} />
      {w.member}
    </Tag>
    <Tag>
      <Icon name="clock" size={14} />
      {w.soon}
    </Tag>
    <Tag>
      <Icon name="flag" size={14} />
      {w.over}
    </Tag>
  </Cells>
))
export const Small = story(words, (w) => (
  <Cells>
    <Tag size="small" color="green">
      {w.fresh}
    </Tag>
    <Tag size="small" color="red">
      {w.jackpot}
    </Tag>
    <Tag size="small">{w.season}</Tag>
  </Cells>
))
