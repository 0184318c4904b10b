import { story } from '../gallery/story.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

export default { title: 'Overlays/Tooltip' }

const words = {
  ru: {
    what: 'Что такое вейджер',
    title: 'Вейджер ×25',
    text: 'Сумму бонуса нужно поставить 25 раз, прежде чем вывести выигрыш.',
    short: 'Во весь экран',
  },
  en: {
    what: 'What wagering is',
    title: 'Wagering ×25',
    text: 'Bet the bonus sum 25 times before you withdraw a win.',
    short: 'Full screen',
  },
}

const place = { display: 'grid', placeItems: 'center', minHeight: 240 }

export const Closed = story(words, (w) => (
  <div style={place}>
    <Tooltip title={w.title} text={w.text}>
      <IconButton icon="info" label={w.what} />
    </Tooltip>
  </div>
))
export const Open = story(words, (w) => (
  <div style={place}>
    <Tooltip title={w.title} text={w.text} isOpenAtFirst>
      <IconButton icon="info" label={w.what} />
    </Tooltip>
  </div>
))
export const WithoutTitle = story(words, (w) => (
  <div style={place}>
    <Tooltip text={w.short} isOpenAtFirst>
      <IconButton icon="expand" label={w.short} />
    </Tooltip>
  </div>
))
