import { optional } from './formatted.ts'
import { type PublicQuestion, publicQuestion } from './public-question.ts'
import type { Question } from './question.ts'
import { typeRules } from './types/question-types.ts'

/**
 * The maximum number of public samples in the bank: they are a preview, and a public question is of little use in a
 * test.
 */
export const MAX_SAMPLES = 10

/** Whether a question may be public: the public pages only show and grade lists of answers and bow-ties. */
export const maySample = ({ type, content }: { type: string; content?: string | undefined }): boolean =>
  content === undefined || type === 'Bow-Tie'

/** A question that visitors may try, as shown before they answer. `version` is the question's. */
export type SampleQuestion = PublicQuestion & { version: number }

/** What they see afterward: the key as in a graded question (`Graded`), and the reasons. */
export type SampleAnswer = { key: readonly number[]; rationale: string; rationaleHtml?: string }

/** /samples.json */
export type SampleFile = { samples: readonly SampleQuestion[] }

export const sampleQuestion = (question: Question, version: number): SampleQuestion => ({
  ...publicQuestion(question),
  version,
})

export const sampleAnswer = (question: Question): SampleAnswer => ({
  key: typeRules(question.type).key(question),
  rationale: question.rationale,
  ...optional('rationaleHtml', question.rationaleHtml),
})

/** Returns samples in the order in which visitors get them: by number, with those of the newer types from the second. */
export function inSampleOrder<Sample extends Pick<SampleQuestion, 'id' | 'item'>>(
  samples: readonly Sample[],
): Sample[] {
  const sorted = samples.toSorted((a, b) => a.id - b.id)
  const [first, ...lists] = sorted.filter(({ item }) => item === undefined)
  return [...(first ? [first] : []), ...sorted.filter(({ item }) => item !== undefined), ...lists]
}

/**
 * Returns the path of a sample's answer, without the leading slash: another file for each version, so that no question
 * is graded by another's key.
 */
export const sampleAnswerFile = ({ id, version }: Pick<SampleQuestion, 'id' | 'version'>): string =>
  `samples/${id}-${version}.json`
