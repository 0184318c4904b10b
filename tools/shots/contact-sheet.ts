// The page on which a person reviews all sheets: changes on top, phone, tablet and desktop side by side.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathOf } from './folders.ts'
import { type Part, isSame } from './picture.ts'
import type { Review } from './review.ts'

const template = readFileSync(join(import.meta.dirname, 'contact-sheet.html'), 'utf8')

/** The HTML of a page that lies beside the folders of the pictures; `leftovers` are baselines of sheets that no longer exist. */
export function buildContactSheet(reviews: readonly Review[], leftovers: readonly string[]): string {
  const changed = reviews.filter(({ state }) => state !== 'same')
  const groups = Map.groupBy(
    reviews.filter(({ state }) => state === 'same'),
    ({ title }) => title.split('/')[0]!,
  )
  const sections = [
    ...(changed.length > 0 ? ['<h2 class="changed">What changed</h2>', ...changed.map(drawSheet)] : []),
    ...[...groups].flatMap(([name, own]) => [`<h2>${escape(name)}</h2>`, ...own.map(drawSheet)]),
  ]
  const parts: Record<string, string> = {
    summary:
      changed.length > 0
        ? `${changed.length} of ${reviews.length} sheets changed`
        : `${reviews.length} sheets, all as before`,
    leftovers: leftovers
      .map(
        (path) =>
          `<p>The sheet ${escape(path)} is no longer drawn; <code>npm run shots -- accept</code> removes it.</p>`,
      )
      .join('\n'),
    sheets: sections.join('\n'),
  }
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name]!)
}

function drawSheet(review: Review): string {
  const path = pathOf(review)
  const drawn = path.replace('.avif', '.webp')
  const choices = [
    ['difference', `difference/${drawn}`],
    ['before', `before/${path}`],
    ['now', `now/${drawn}`],
  ] as const
  const start = review.state === 'different' ? choices[0][1] : `now/${drawn}`
  const names = [...new Set(review.parts.map(({ name }) => name))]
  return [
    `<article data-state="${review.state}" data-title="${escape(review.title.toLowerCase())}"><header><h3>${escape(review.title)}</h3><span class="state">${review.state === 'same' ? 'as before' : review.state}</span>`,
    review.state === 'different'
      ? `<fieldset>${choices.map(([name, file]) => `<label><input type="radio" name="${review.name}" value="${file}"${file === start ? ' checked' : ''}>${name}</label>`).join('')}</fieldset>`
      : '',
    review.state === 'same'
      ? ''
      : `<span>Good so? <code>npm run shots -- accept ${review.name}</code></span>`,
    '</header>',
    review.state === 'different'
      ? `<ul>${review.says.map((sentence) => `<li>${escape(sentence)}</li>`).join('')}</ul>`
      : '',
    ...names.map(
      (name) =>
        `<h4>${escape(name)}</h4><div class="row">${review.parts
          .filter((part) => part.name === name)
          .map((part) => drawPart(review, part, start))
          .join('')}</div>`,
    ),
    '</article>',
  ].join('')
}

function drawPart({ width, before, parts }: Review, part: Part, file: string): string {
  // There is a switch of the language where both were drawn.
  const isOneOfTwo = parts.some(
    (other) => other.name === part.name && other.width === part.width && other.locale !== part.locale,
  )
  const earlier = before?.parts.find((candidate) => isSame(candidate, part))
  const now = cropStyle(part, width)
  const attributes = `style="${now}" data-now="${now}" data-before="${before && earlier ? cropStyle(earlier, before.width) : ''}"`
  return `<figure${isOneOfTwo ? ` data-locale="${part.locale}"` : ''}><button class="part" ${attributes}><img src="${file}" loading="lazy" alt="${escape(part.name)}"></button><figcaption>${part.width} px, ${part.locale}</figcaption></figure>`
}

/** The style that crops one part from a picture `whole` pixels wide. */
function cropStyle({ left, top, width, height }: Part, whole: number): string {
  return `--whole:${whole};--left:${left};--top:${top};--width:${width};--height:${height}`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
