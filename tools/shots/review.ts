// Reviews a sheet that was shot: compares it with its baseline, and stores the pictures that a person has to review.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Difference, compareWithBaseline } from './compare-pictures.ts'
import { type Folders, type PictureName, filesOf, folders as ownFolders } from './folders.ts'
import { drawWhole, markDifferences } from './mark-differences.ts'
import {
  type Layout,
  type Picture,
  type Shot,
  compose,
  layOut,
  pack,
  readPicture,
  repack,
} from './picture.ts'

export interface Sheet extends PictureName {
  /** The title: `Actions/Button`, `Screens/Lobby of a guest`. */
  title: string
}

export interface Review extends Sheet, Layout {
  state: 'same' | 'different' | 'new'
  /** The differences, a sentence each. */
  says: string[]
  /** The layout of the baseline, when there is one. */
  before: Layout | null
  /** A hash of the sources of the shots, where that is known. */
  sources: string | null
  /** Drawn in some windows and languages only, so that it can't be accepted. */
  isPart: boolean
}

interface Options {
  /** Stores unchanged sheets too, for a review of all of them. */
  keepAll: boolean
  /** Called when something differs: a busy machine may have been shot between two steps, a real change is still there later. In all
   * windows and languages: what of a file lies around a part decides how it shows the part, so that only the whole proves a difference. */
  shootAgain?: () => Promise<readonly Shot[]>
  /** A hash of the sources of the shots (stamps.ts). */
  sources?: string | null
  /** Of the baseline, only the windows and languages that were shot are compared. */
  isPart?: boolean
  folders?: Folders
}

export async function reviewSheet(
  sheet: Sheet,
  firstShots: readonly Shot[],
  { keepAll, shootAgain, sources = null, isPart = false, folders = ownFolders }: Options,
): Promise<Review> {
  const { baseline, ...results } = filesOf(sheet, folders)
  const whole = await readPicture(baseline)
  let before = whole && isPart ? pickLooks(whole, firstShots) : whole
  let shots = firstShots
  let differences = before ? await findDifferences(shots, before) : []
  if (whole && differences.length > 0 && shootAgain) {
    shots = await shootAgain()
    before = isPart ? pickLooks(whole, shots) : whole
    differences = await findDifferences(shots, before)
  }
  const isStillPart = isPart && (!before || before.parts.length < whole!.parts.length)
  const { kind, name, title } = sheet
  const review: Review = {
    kind,
    name,
    title,
    ...layOut(shots),
    state: !before ? 'new' : differences.length > 0 ? 'different' : 'same',
    says: differences.map(({ says }) => says),
    before: before && { width: before.width, height: before.height, parts: before.parts },
    sources,
    isPart: isStillPart,
  }
  for (const file of Object.values(results)) rmSync(file, { force: true })
  if (review.state === 'same' && !keepAll) return review
  for (const file of Object.values(results)) mkdirSync(dirname(file), { recursive: true })
  const drawn = await compose(shots)
  writeFileSync(results.now, await drawWhole(drawn))
  if (review.state !== 'same') writeFileSync(results.packed, await pack(shots))
  if (review.state === 'different') {
    copyFileSync(baseline, results.before)
    writeFileSync(
      results.difference,
      await markDifferences(
        drawn,
        differences.flatMap(({ areas }) => areas),
      ),
    )
  }
  writeFileSync(results.review, JSON.stringify(review))
  return review
}

/** The parts of a picture in the windows and languages of these shots. */
function pickLooks(picture: Picture, shots: readonly Shot[]): Picture {
  const isShot = (part: { width: number; locale: string }) =>
    shots.some(({ width, locale }) => width === part.width && locale === part.locale)
  return { ...picture, parts: picture.parts.filter(isShot) }
}

/** A file shows its picture not quite as it was drawn: what differs has to differ as it was drawn and as the file of these shots would show it. */
async function findDifferences(shots: readonly Shot[], before: Picture): Promise<Difference[]> {
  const differences = await compareWithBaseline(shots, before)
  if (differences.length === 0) return []
  return compareWithBaseline(shots, before, await repack(before, shots))
}

/** The report on a sheet that has changed. */
export function explain(review: Review, folders = ownFolders): string {
  const { now, before, difference } = filesOf(review, folders)
  const { name, isPart } = review
  return [
    `${review.title} ${review.state === 'new' ? 'has no baseline yet' : 'looks different'}:`,
    ...review.says.map((sentence) => `  ${sentence}`),
    `  now         ${now}`,
    ...(review.state === 'different' ? [`  before      ${before}`, `  difference  ${difference}`] : []),
    `Look at it${isPart ? ' in every window and language' : ' side by side'}: npm run shots -- ${name}. Then take the new look over: npm run shots -- accept ${name}`,
  ].join('\n')
}
