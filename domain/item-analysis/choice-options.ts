import type { Gradable } from '#domain/questions/types/question-type.ts'
import { storedFormat } from '#domain/questions/formatted.ts'
import { MAX_CELLS } from '#domain/questions/types/cells.ts'
import { contentReader } from '#domain/questions/types/content-reader.ts'
import { matchesOf } from '#domain/questions/types/matching.ts'
import { isNumberText, textOfCodes } from '#domain/questions/types/number-text.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'
import { gradableOf, readResponse } from '#domain/questions/types/response.ts'

/**
 * How a choice represents its options, if they are not a list of answers. `options`: cells to choose from; `cells`:
 * cells that are mostly chosen by few, such as those of a matrix, tokens in blanks, or parts of a text; `places`: an
 * index for each place, as in matches and an order; `numbers`: a typed number.
 */
export type OptionKind = 'options' | 'cells' | 'places' | 'numbers'

/** A part of a question's options; `key`: indexes of its right options. */
export type OptionPart = { label: string; options: readonly { text: string }[]; key: readonly number[] }

/** A question's options; `within`: how far a right number may be from the key, in ten-thousandths. */
export type ChoiceOptions = { kind?: OptionKind; parts: OptionPart[]; number?: { key: number; within: number } }

const LIST_TYPES = new Set<string>(['True/False', 'Multiple Choice', 'Select All That Apply', 'Priority'])
/** Types for which a rarely chosen option is a finding. */
const OPTION_TYPES = new Set<string>([
  ...['Select N', 'Grouping', 'Bow-Tie', 'Drop-Down Cloze', 'Drop-Down Rationale', 'Drop-Down Table'],
])

/** Returns a number in ten-thousandths, as its option's number. */
export const numberOption = (text: string): number => Math.round(Number(text) * 10_000)
/** Returns the number of such an option. */
export const textOfNumber = (option: number): string => String(option / 10_000)

function partsOf({ type, answers, content = '' }: Gradable): ChoiceOptions | undefined {
  if (LIST_TYPES.has(type))
    return { parts: [{ label: '', options: answers, key: answers.flatMap(({ correct }, i) => (correct ? [i] : [])) }] }
  if (type === 'Matching/Dropdown') {
    const matches = matchesOf(answers)
    const options = matches.map((text) => ({ text }))
    const parts = answers.map(({ text, match = '' }) => ({ label: text, options, key: [matches.indexOf(match)] }))
    return { kind: 'places', parts }
  }
  if (type === 'Numeric') {
    const reader = contentReader(storedFormat)
    const { answer, tolerance } = reader.fields(JSON.parse(content))
    const within = reader.optionalText('tolerance', tolerance).tolerance ?? '0'
    const key = numberOption(reader.filledText(answer))
    return { kind: 'numbers', parts: [], number: { key, within: numberOption(within) } }
  }
  if (type === 'Trend') {
    const reader = contentReader(storedFormat)
    return partsOf(gradableOf(readResponse(reader, reader.fields(JSON.parse(content)).response)))
  }
  const parts = typeRules(type).parts?.({ type, answers, content })
  if (parts === undefined) return undefined
  if (type === 'Ordered Response') {
    const { options = [], key = [] } = parts[0] ?? {}
    return { kind: 'places', parts: key.map((right, i) => ({ label: `Place ${i + 1}`, options, key: [right] })) }
  }
  return { kind: OPTION_TYPES.has(type) ? 'options' : 'cells', parts }
}

/**
 * Returns a question's options; undefined for a case study as a whole, and for a question with more than 150 options.
 */
export function choiceOptions(question: Gradable): ChoiceOptions | undefined {
  try {
    const all = partsOf(question)
    return all && all.parts.reduce((sum, { options }) => sum + options.length, 0) <= MAX_CELLS ? all : undefined
  } catch {
    // A version stored by another release in another shape: only the figures of the whole question remain.
    return undefined
  }
}

/** Returns the numbers of a choice's options; `size`: how many options each place has. */
export function optionsOfChoice(kind: OptionKind | undefined, size: number, choice: readonly number[]): number[] {
  if (kind === 'places')
    return choice.flatMap((option, position) => (option >= 0 && option < size ? [position * size + option] : []))
  if (kind !== 'numbers') return [...choice]
  const text = textOfCodes(choice)
  return isNumberText(text) ? [numberOption(text)] : []
}
