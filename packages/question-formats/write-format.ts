import type { QuestionRow } from './question-row.ts'
import { ownPictures } from './format-pictures.ts'
import type { FormatKey } from './format-names.ts'
import { writeQti } from './qti/write-qti.ts'
import { aikenOf, giftOf } from './gift/write-gift.ts'
import { moodleWriter, type PictureBytes } from './moodle/write-moodle.ts'

/** A file of questions. `left` are those whose type the format doesn't support. */
export type WrittenFile = { data: string | Uint8Array; left: readonly QuestionRow[] }

/** Writes questions in another program's format if it supports their types. `pictures` are those of their texts. */
export function writeFormat(format: FormatKey, rows: readonly QuestionRow[], pictures: PictureBytes): WrittenFile {
  const left: QuestionRow[] = []
  const write = (
    of: (row: QuestionRow) => string | undefined,
    [before, after]: readonly [string, string],
  ): WrittenFile => {
    const parts = rows.flatMap((row) => {
      const part = of(row)
      if (part === undefined) left.push(row)
      return part ?? []
    })
    return { data: `${before}${parts.join('\n')}${after}`, left }
  }
  switch (format) {
    case 'qti12':
    case 'qti21':
    case 'qti22':
    case 'qti3':
      return writeQti(format, rows, pictures)
    case 'gift':
      return write(giftOf, ['', ''])
    case 'aiken':
      return write(aikenOf, ['', ''])
    case 'moodle':
      return write(moodleWriter(pictures).questionOf, ['<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n', '</quiz>\n'])
  }
}

/** The paths of the site's pictures in questions, each once. */
export const picturesOf = (rows: readonly QuestionRow[]): string[] => [
  ...new Set(rows.flatMap(({ question }) => htmlsOf(question).flatMap(ownPictures))),
]

/** Every formatted text of a question. */
function htmlsOf({ bodyHtml, rationaleHtml, answers, content }: QuestionRow['question']): string[] {
  const own = [bodyHtml, rationaleHtml, ...answers.flatMap(({ textHtml, whyHtml }) => [textHtml, whyHtml])]
  const htmls = own.filter((html) => html != null)
  if (content?.includes('Html') !== true) return htmls
  JSON.parse(content, (name, value: unknown) => {
    if (name.endsWith('Html') && typeof value === 'string') htmls.push(value)
    return value
  })
  return htmls
}
