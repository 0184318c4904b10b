import { FactList } from './fact-list.tsx'
import { Surface } from './gallery/cells.tsx'
import { story } from './gallery/story.tsx'

export default { title: 'Content/Fact list' }

const words = {
  ru: { facts: [['Отдача', '96,12 %'], ['Волатильность', 'Высокая'], ['Максимум', '×5 000'], ['Ставка', '20 – 20 000 ₽']], profit: '+1 240 ₽' },
  en: { facts: [['Return to player', '96.12%'], ['Volatility', 'High'], ['Maximum', '×5,000'], ['Bet', '20 – 20,000 ₽']], profit: '+1,240 ₽' },
}

const facts = (w: typeof words.ru) => w.facts.map(([name, value]) => ({ name: name!, value }))

export const Loose = story(words, (w) => <Surface><FactList facts={facts(w)} /></Surface>)
export const Boxed = story(words, (w) => (
  <Surface isWide><FactList look="boxed" hasFourColumns facts={facts(w).map((fact, index) => (index === 2 ? { ...fact, color: 'amber' } : index === 3 ? { ...fact, value: w.profit, color: 'green' } : fact))} /></Surface>
))
export const Rows = story(words, (w) => <Surface><FactList look="rows" facts={facts(w)} /></Surface>)
