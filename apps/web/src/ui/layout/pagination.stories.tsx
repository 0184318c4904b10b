import { story } from '../gallery/story.tsx'
import { Pagination } from './pagination.tsx'

export default { title: 'Navigation/Pagination' }

const words = {
  ru: { row: 'Страницы', previous: 'Предыдущая страница', next: 'Следующая страница' },
  en: { row: 'Pages', previous: 'Previous page', next: 'Next page' },
}
const addressOf = (page: number) => `/?page=${page}`

export const First = story(words, (w) => (
  <Pagination labels={w} current={1} count={621} addressOf={addressOf} />
))
export const Middle = story(words, (w) => (
  <Pagination labels={w} current={310} count={621} addressOf={addressOf} />
))
export const Last = story(words, (w) => (
  <Pagination labels={w} current={621} count={621} addressOf={addressOf} />
))
export const Few = story(words, (w) => <Pagination labels={w} current={2} count={3} addressOf={addressOf} />)
