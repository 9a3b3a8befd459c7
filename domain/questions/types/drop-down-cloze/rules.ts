import { type Cloze, dropDownParts, dropDownTexts, readCloze, viewCloze } from '../blanks.ts'
import { contentType } from '../content-type.ts'
import { scoreParts, zeroOne } from '../score.ts'

/** `{ text: 'The nurse … {{1}} … {{2}}', blanks: [{ options: [text], correct, why? }] }`; a point for each right drop-down. */
export const dropDownCloze = contentType<Cloze>({
  read: (reader, value) => readCloze(reader, value, [1, 5]),
  view: viewCloze,
  texts: ({ text, blanks }) => [text, ...dropDownTexts(blanks)],
  parts: ({ blanks }) => dropDownParts(blanks),
  score: (parts, choice) => scoreParts(parts, choice, zeroOne),
})
