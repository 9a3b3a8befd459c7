import { listedText } from '../../formatted.ts'
import { areDifferent } from '../content-reader.ts'
import { contentType } from '../content-type.ts'
import { type KeyedOption, keyOfOptions, readOptions, textsOfOptions } from '../options.ts'
import { scoreParts, zeroOne } from '../score.ts'

/** `{ options: [{ text, correct?, why? }] }`: as many may be chosen as are right. */
type SelectN = { options: KeyedOption[] }

/** Each right one gives a point, a wrong one takes nothing away: no more can be chosen than are right (0/1 scoring). */
export const selectN = contentType<SelectN>({
  read: (reader, value) => {
    const options = readOptions(reader, reader.fields(value).options, [3, 10])
    const right = keyOfOptions(options).length
    reader.must(right > 0, 'correct-missing')
    reader.must(right < options.length, 'select-n-many')
    reader.must(areDifferent(options.map(({ text }) => text)), 'options-same')
    return { options }
  },
  view: ({ options }) => ({ options: options.map(listedText), pick: keyOfOptions(options).length }),
  texts: ({ options }) => textsOfOptions(options),
  parts: ({ options }) => {
    const key = keyOfOptions(options)
    return [{ label: '', options, key, pick: key.length }]
  },
  score: (parts, choice) => scoreParts(parts, choice, zeroOne),
})
