// What becomes of a sheet that was shot: it is compared with its baseline, and what a person has to look at is kept.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Difference, compareWithBaseline } from './compare-pictures.ts'
import { type Folders, type PictureName, filesOf, folders as ownFolders } from './folders.ts'
import { markPlaces } from './mark-places.ts'
import {
  type Layout,
  type Shot,
  type StoredPicture,
  compose,
  cutPart,
  pack,
  layOut,
  readPicture,
  unpack,
} from './picture.ts'

export interface Sheet extends PictureName {
  /** As people call it: `Actions/Button`, `Screens/Lobby of a guest`. */
  title: string
}

export interface Review extends Sheet, Layout {
  state: 'same' | 'different' | 'new'
  /** What is different, a sentence each. */
  says: string[]
  /** How the baseline is laid out, when there is one. */
  before: Layout | null
}

interface Options {
  /** Keeps sheets that have not changed too, for a person who wants to see all of them. */
  keepAll: boolean
  /** Asked when something differs: a busy machine may have been shot between two steps, a real change is still there later. */
  shootAgain?: () => Promise<readonly Shot[]>
  folders?: Folders
}

export async function reviewSheet(
  sheet: Sheet,
  firstShots: readonly Shot[],
  { keepAll, shootAgain, folders = ownFolders }: Options,
): Promise<Review> {
  const { baseline, ...results } = filesOf(sheet, folders)
  const before = await readPicture(baseline)
  let shots = firstShots
  let differences = before ? await findDifferences(shots, before) : []
  if (before && differences.length > 0 && shootAgain) {
    shots = await shootAgain()
    differences = await findDifferences(shots, before)
  }
  const { kind, name, title } = sheet
  const review: Review = {
    kind,
    name,
    title,
    ...layOut(shots),
    state: !before ? 'new' : differences.length > 0 ? 'different' : 'same',
    says: differences.map(({ says }) => says),
    before: before && { width: before.width, height: before.height, parts: before.parts },
  }
  for (const file of Object.values(results)) rmSync(file, { force: true })
  if (review.state === 'same' && !keepAll) return review
  for (const file of Object.values(results)) mkdirSync(dirname(file), { recursive: true })
  if (review.state === 'same') copyFileSync(baseline, results.now)
  else {
    const drawn = await compose(shots)
    writeFileSync(results.now, await pack(drawn))
    if (before) {
      copyFileSync(baseline, results.before)
      writeFileSync(
        results.difference,
        await markPlaces(
          drawn,
          differences.flatMap(({ places }) => places),
        ),
      )
    }
  }
  writeFileSync(results.review, JSON.stringify(review))
  return review
}

/** A file shows its picture not quite as it was drawn: what differs has to differ as it was drawn and as the file of these shots would show it. */
async function findDifferences(shots: readonly Shot[], before: StoredPicture): Promise<Difference[]> {
  const differences = await compareWithBaseline(shots, before)
  return differences.length === 0 ? [] : compareWithBaseline(shots, before, await passThroughFile(shots))
}

async function passThroughFile(shots: readonly Shot[]): Promise<Shot[]> {
  const picture = await unpack(await pack(await compose(shots)))
  return picture.parts.map((part) => ({
    name: part.name,
    locale: part.locale,
    ...cutPart(picture, part, { width: part.width, height: part.height }),
  }))
}

/** What a person is told about a sheet that does not look as it did. */
export function explain(review: Review, folders = ownFolders): string {
  const { now, before, difference } = filesOf(review, folders)
  return [
    `${review.title} ${review.state === 'new' ? 'has no baseline yet' : 'looks different'}:`,
    ...review.says.map((sentence) => `  ${sentence}`),
    `  now         ${now}`,
    ...(review.state === 'different' ? [`  before      ${before}`, `  difference  ${difference}`] : []),
    `Look at everything side by side: npm run shots. Take the new look over: npm run shots -- accept ${review.name}`,
  ].join('\n')
}
