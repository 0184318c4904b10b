import empty from '@yanta/art/empty.json'
import { Button } from '../actions/button.tsx'
import { Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Notice } from './notice.tsx'

export default { title: 'Messages/Empty state' }

const words = {
  ru: {
    none: 'Ничего не нашлось',
    noneText: 'Проверьте название или поищите по студии.',
    clear: 'Сбросить',
    gifts: 'Подарков пока нет',
    giftsText: 'Их приносят уровни и турниры.',
    tournaments: 'К турнирам',
    failed: 'Не удалось загрузить',
    failedText: 'Сервер не ответил вовремя.',
    again: 'Повторить',
  },
  en: {
    none: 'Nothing found',
    noneText: 'Check the name or search by studio.',
    clear: 'Clear',
    gifts: 'No gifts yet',
    giftsText: 'Levels and tournaments bring them.',
    tournaments: 'To tournaments',
    failed: 'Could not load',
    failedText: 'The server did not answer in time.',
    again: 'Try again',
  },
}

export const Empty = story(words, (w) => (
  <Cells inColumns>
    <Notice
      image={empty.search}
      title={w.none}
      text={w.noneText}
      action={<Button size="small">{w.clear}</Button>}
    />
    <Notice
      image={empty.gifts}
      title={w.gifts}
      text={w.giftsText}
      action={<Button size="small">{w.tournaments}</Button>}
    />
  </Cells>
))
export const WholeScreen = story(words, (w) => (
  <Notice
    isLarge
    image={empty.tournaments}
    title={w.none}
    text={w.noneText}
    action={<Button look="primary">{w.tournaments}</Button>}
  />
))
export const Failed = story(words, (w) => (
  <Notice isError title={w.failed} text={w.failedText} action={<Button look="primary">{w.again}</Button>} />
))
