import { Cells } from './gallery/cells.tsx'
import { story } from './gallery/story.tsx'
import { GameCover } from './game-cover.tsx'

export default { title: 'Content/Game cover' }

export const Covers = story({ ru: {}, en: {} }, () => (
  <Cells>{['neon-drive', 'honey-jar'].map((slug) => <GameCover key={slug} source={`/art/covers/${slug}-tall`} isFirst />)}</Cells>
))
