import { listedText } from '../../formatted.ts'
import { areDifferent } from '../content-reader.ts'
import { contentType } from '../content-type.ts'
import { type KeyedOption, keyOfOptions, readOptions, textsOfOptions } from '../options.ts'
import { plusMinus, scoreParts } from '../score.ts'

/** `{ groups: [{ label, options: [{ text, correct?, why? }] }] }` */
type Grouping = { groups: { label: string; options: KeyedOption[] }[] }

/** +/− scoring in each group, never below zero there. */
export const grouping = contentType<Grouping>({
  read: (reader, value) => {
    const groups = reader.list(reader.fields(value).groups, [2, 8], ['groups-few', 'groups-many']).map((item) => {
      const group = reader.fields(item)
      const options = readOptions(reader, group.options, [2, 4])
      reader.must(keyOfOptions(options).length > 0, 'group-without-key')
      reader.must(areDifferent(options.map(({ text }) => text)), 'options-same')
      return { label: reader.filledText(group.label), options }
    })
    reader.must(areDifferent(groups.map(({ label }) => label)), 'labels-same')
    return { groups }
  },
  view: ({ groups }) => ({
    groups: groups.map(({ label, options }) => ({ label, options: options.map(listedText) })),
  }),
  texts: ({ groups }) => groups.flatMap(({ label, options }) => [label, ...textsOfOptions(options)]),
  parts: ({ groups }) =>
    groups.map(({ label, options }) => ({ label, options, key: keyOfOptions(options), pick: options.length })),
  hidesKeyCount: true,
  score: (parts, choice) => scoreParts(parts, choice, plusMinus),
})
