import { shownOptions } from './cloze.ts'
import { type Part, sorted } from './cells.ts'
import { areDifferent, type ContentReader } from './content-reader.ts'
import { contentType } from './content-type.ts'
import { type KeyedOption, keyOfOptions, readOptions, textsOfOptions } from './options.ts'
import { scoreParts, zeroOne } from './score.ts'

/** `{ actions, conditions, parameters }`, each `[{ text, correct?, why? }]`: 2 right of 5, 1 of 4 and 2 of 5. */
type BowTie = { actions: KeyedOption[]; conditions: KeyedOption[]; parameters: KeyedOption[] }

/** The three sides: their labels, how many tokens are right, and how many there may be. */
const SIDES = [
  { side: 'actions', label: 'Actions to take', pick: 2, range: [3, 6] },
  { side: 'conditions', label: 'Condition most likely experiencing', pick: 1, range: [3, 5] },
  { side: 'parameters', label: 'Parameters to monitor', pick: 2, range: [3, 6] },
] as const

function readSide(
  reader: ContentReader,
  value: unknown,
  { pick, range }: Pick<(typeof SIDES)[number], 'pick' | 'range'>,
): KeyedOption[] {
  const options = readOptions(reader, value, range)
  reader.must(keyOfOptions(options).length === pick, 'bow-tie-keys')
  reader.must(areDifferent(options.map(({ text }) => text)), 'options-same')
  return sorted(options)
}

/**
 * Awards a point for each of the five places with a right token (0/1 scoring); the order within a pair doesn't matter.
 */
export const bowTie = contentType<BowTie>({
  read: (reader, value) => {
    const fields = reader.fields(value)
    return {
      actions: readSide(reader, fields.actions, SIDES[0]),
      conditions: readSide(reader, fields.conditions, SIDES[1]),
      parameters: readSide(reader, fields.parameters, SIDES[2]),
    }
  },
  view: (content, random) => {
    let first = 0
    return {
      sides: SIDES.map(({ side, label, pick }) => {
        const options = shownOptions(content[side], random, first)
        first += options.length
        return { label, pick, options }
      }),
    }
  },
  texts: (content) => SIDES.flatMap(({ side }) => textsOfOptions(content[side])),
  parts: (content) =>
    SIDES.map(({ side, label, pick }): Part => ({
      label,
      pick,
      options: content[side],
      key: keyOfOptions(content[side]),
    })),
  score: (parts, choice) => scoreParts(parts, choice, zeroOne),
})
