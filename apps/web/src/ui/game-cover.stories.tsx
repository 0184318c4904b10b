import covers from '@yanta/art/covers.json'
import { Cells } from './gallery/cells.tsx'
import { story } from './gallery/story.tsx'
import { GameCover } from './game-cover.tsx'

export default { title: 'Content/Game cover' }

export const Covers = story({ ru: {}, en: {} }, () => (
  <Cells>{[covers['neon-drive-tall'], covers['honey-jar-tall']].map((cover) => <div key={cover} style={{ width: 180, borderRadius: 'var(--r-md)', overflow: 'hidden' }}><GameCover source={cover} isFirst /></div>)}</Cells>
))
