import type { Random } from '#domain/attempts/sampling.ts'
import { blankLabel, namesBlanks, plainOptions, segmentsOf, shownOptions } from './cloze.ts'
import { type Part, sorted } from './cells.ts'
import { areDifferent, type ContentReader } from './content-reader.ts'
import { contentType } from './content-type.ts'
import { scoreParts, zeroOne, scoreRationale } from './score.ts'

/** A blank for a token: the index of the right one, and the reason. */
export type Target = { correct: number; why?: string }

/** A sentence with blanks and their tokens; each token is used once unless `reusable`. */
export type TokenCloze = { text: string; tokens: string[]; blanks: Target[]; reusable?: true }

/**
 * Reads `{ text, tokens: [text], blanks: [{ correct, why? }], reusable? }`. Stores the tokens sorted, so that their
 * order reveals nothing.
 */
export function readTokenCloze(reader: ContentReader, value: unknown, range: readonly [number, number]): TokenCloze {
  const fields = reader.fields(value)
  const text = reader.filledText(fields.text)
  const texts = reader
    .list(fields.tokens, [3, 10], ['tokens-few', 'tokens-many'])
    .map((token) => reader.filledText(token))
  reader.must(areDifferent(texts), 'options-same')
  const tokens = sorted(texts.map((token) => ({ text: token }))).map((token) => token.text)
  const blanks = reader.list(fields.blanks, range, ['blanks-few', 'blanks-many']).map((item) => {
    const blank = reader.fields(item)
    const right = texts[reader.index(blank.correct, texts.length, 'blank-without-key')] ?? ''
    return { correct: tokens.indexOf(right), ...reader.optionalText('why', blank.why) }
  })
  const reusable = reader.flag(fields.reusable)
  reader.must(reusable || new Set(blanks.map(({ correct }) => correct)).size === blanks.length, 'key-unreachable')
  reader.must(namesBlanks([text], blanks.length), 'blanks-unnamed')
  return { text, tokens, blanks, ...(reusable ? { reusable } : {}) }
}

/** Returns what students see: the cell of a token in blank `b` is b x tokens + its own number. */
export const viewTokenCloze = ({ text, tokens, blanks, reusable }: TokenCloze, random: Random | undefined) => ({
  segments: segmentsOf(text),
  blanks: blanks.length,
  tokens: shownOptions(plainOptions(tokens), random),
  reusable: reusable === true,
})

export const tokenClozeTexts = ({ text, tokens, blanks }: TokenCloze): string[] => [
  text,
  ...tokens,
  ...blanks.map(({ why }) => why ?? ''),
]

export const tokenClozeParts = ({ tokens, blanks }: TokenCloze): Part[] =>
  blanks.map(({ correct, why }, i) => ({
    label: blankLabel(i),
    options: tokens.map((text, at) => ({ text, ...(at === correct && why !== undefined ? { why } : {}) })),
    key: [correct],
    pick: 1,
  }))

/** Whether a choice uses no single-use token in two blanks. */
export const usesTokensOnce = ({ tokens, reusable }: TokenCloze, choice: readonly number[]): boolean =>
  reusable === true || new Set(choice.map((cell) => cell % tokens.length)).size === choice.length

/**
 * `{ text, tokens: [text], blanks: [{ correct, why? }], reusable? }`; a point for each blank with its token (0/1
 * scoring).
 */
export const dragAndDropCloze = contentType<TokenCloze>({
  read: (reader, value) => readTokenCloze(reader, value, [1, 6]),
  view: viewTokenCloze,
  texts: tokenClozeTexts,
  parts: tokenClozeParts,
  accepts: usesTokensOnce,
  score: (parts, choice) => scoreParts(parts, choice, zeroOne),
})

/** A token cloze of two or three blanks with the index of the one that the others are reasons for. */
type DragAndDropRationale = TokenCloze & { anchor: number }

/** Rationale scoring, as in a Drop-Down Rationale. */
export const dragAndDropRationale = contentType<DragAndDropRationale>({
  read: (reader, value) => {
    const cloze = readTokenCloze(reader, value, [2, 3])
    return { ...cloze, anchor: reader.index(reader.fields(value).anchor, cloze.blanks.length, 'anchor-missing') }
  },
  view: viewTokenCloze,
  texts: tokenClozeTexts,
  parts: tokenClozeParts,
  accepts: usesTokensOnce,
  score: (parts, choice, { anchor }) => scoreRationale(parts, choice, anchor),
})
