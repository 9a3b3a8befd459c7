import { type PictureRules, PLACE } from './format-pictures.ts'
import type { FilePicture, FormatAnswer, FormatRow } from './format-row.ts'

type Change = (html: string) => string

const inAnswer = ({ textHtml, whyHtml, ...answer }: FormatAnswer, change: Change): FormatAnswer => ({
  ...answer,
  ...(textHtml === undefined ? {} : { textHtml: change(textHtml) }),
  ...(whyHtml === undefined ? {} : { whyHtml: change(whyHtml) }),
})

function inContent(content: object, change: Change): object {
  const text = JSON.stringify(content)
  const changed = change(text)
  if (changed === text) return content
  const parsed: unknown = JSON.parse(changed)
  return typeof parsed === 'object' && parsed !== null ? parsed : content
}

const inRow = ({ bodyHtml, rationaleHtml, answers, content, ...row }: FormatRow, change: Change): FormatRow => ({
  ...row,
  ...(bodyHtml === undefined ? {} : { bodyHtml: change(bodyHtml) }),
  ...(rationaleHtml === undefined ? {} : { rationaleHtml: change(rationaleHtml) }),
  ...(answers === undefined ? {} : { answers: answers.map((answer) => inAnswer(answer, change)) }),
  ...(content === undefined ? {} : { content: inContent(content, change) }),
})

/**
 * Pictures under the paths of the site that they get when they are published, which follow from their bytes: a question
 * whose picture was published before says the same as that of the site. The rows show them there.
 */
export async function namedPictures(
  rows: FormatRow[],
  pictures: readonly FilePicture[],
  nameOf: PictureRules['nameOf'],
): Promise<{ rows: FormatRow[]; pictures: FilePicture[] }> {
  if (pictures.length === 0) return { rows, pictures: [] }
  const paths = new Map<string, string>()
  const named: FilePicture[] = []
  for (const picture of pictures) {
    const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(picture.bytes))
    const ending = picture.path.slice(picture.path.lastIndexOf('.'))
    const path = `/images/${nameOf(new Uint8Array(digest))}${ending}`
    paths.set(picture.path, path)
    named.push({ ...picture, path })
  }
  const change: Change = (html) => html.replace(PLACE, (place) => paths.get(place) ?? place)
  return { rows: rows.map((row) => inRow(row, change)), pictures: named }
}
