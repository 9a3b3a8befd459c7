import { type Cloze, dropDownParts, dropDownTexts, readCloze, viewCloze } from '../blanks.ts'
import { contentType } from '../content-type.ts'
import { scoreRationale } from '../score.ts'

/** A cloze of two or three blanks with the index of the one that the others give reasons for. */
type DropDownRationale = Cloze & { anchor: number }

/** Rationale scoring: a dyad gives 1 point when both are right, a triad up to 2, none while its claim is wrong. */
export const dropDownRationale = contentType<DropDownRationale>({
  read: (reader, value) => {
    const cloze = readCloze(reader, value, [2, 3])
    return { ...cloze, anchor: reader.index(reader.fields(value).anchor, cloze.blanks.length, 'anchor-missing') }
  },
  view: viewCloze,
  texts: ({ text, blanks }) => [text, ...dropDownTexts(blanks)],
  parts: ({ blanks }) => dropDownParts(blanks),
  score: (parts, choice, { anchor }) => scoreRationale(parts, choice, anchor),
})
