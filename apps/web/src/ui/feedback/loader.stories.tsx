import { story } from '../gallery/story.tsx'
import { Loader } from './loader.tsx'

export default { title: 'Loading/Loader' }

export const More = story({ ru: { text: 'Загружаем ещё игры' }, en: { text: 'Loading more games' } }, (w) => (
  <Loader text={w.text} />
))
