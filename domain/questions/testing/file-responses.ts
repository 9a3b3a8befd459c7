import type { Choice, Interaction } from 'question-formats/testing/qti-evaluator.ts'
import { htmlCharacters } from 'question-formats/testing/xml-tree.ts'
import type { CheckedQuestion } from '../check-question.ts'
import type { FormattedText } from '../formatted.ts'
import { cellsIn } from '#domain/questions/types/cells.ts'
import { matchesOf } from '#domain/questions/types/matching.ts'
import { textOfCodes } from '#domain/questions/types/number-text.ts'
import { partsOf } from './drawn-choices.ts'

/** A text without whitespace and characters that XML can't contain; identifies a choice in a file. */
// oxlint-disable-next-line no-control-regex
const bare = (text: string): string => text.replace(/[\s\u0000-\u001f\ufffe\uffff]/g, '')

/** The text that a candidate sees, normalized by `bare`. */
const seen = ({ text, textHtml }: FormattedText): string =>
  bare(textHtml === undefined ? text : htmlCharacters(textHtml))

/** The ID of each option in a file's list, found by its text; options with the same text share the first one's ID. */
function idsOf(options: readonly FormattedText[], list: readonly Choice[] = []): string[] {
  const left = [...list]
  const ids = options.map((option) => {
    const at = left.findIndex(({ text }) => bare(text) === seen(option))
    const [choice] = at < 0 ? [] : left.splice(at, 1)
    if (!choice) throw new Error(`${JSON.stringify(option)} is not among ${JSON.stringify(list)}`)
    return choice.id
  })
  if (left.length > 0) throw new Error(`The question has nothing like ${JSON.stringify(left)}`)
  return ids
}

const plain = (text: string): FormattedText => ({ text })

/** The numbers of blanks, from 0, in the order of the text or table. */
const blankOrder = ({ content = '' }: CheckedQuestion): number[] =>
  [...content.matchAll(/\{\{(\d{1,2})\}\}/g)].map(([, number]) => Number(number) - 1)

type Responses = ReadonlyMap<string, readonly string[]>

/** Pairs of a match and their subjects: a row's option in a match, a blank's word in a gap match. */
function pairsOf(question: CheckedQuestion, choice: readonly number[], { id, kind, lists }: Interaction): Responses {
  const [first, second = []] = lists
  const pair = (source: string | undefined, target: string | undefined) => `${source ?? ''} ${target ?? ''}`
  if (question.type === 'Matching/Dropdown') {
    const [sources, targets] = [idsOf(question.answers, first), idsOf(matchesOf(question.answers).map(plain), second)]
    return new Map([[id, choice.flatMap((n, at) => (n < 0 ? [] : pair(sources[at], targets[n])))]])
  }
  const parts = partsOf(question)
  const chosen = cellsIn(parts, choice)
  const labels = parts.map(({ label }) => plain(label))
  const options = parts[0]?.options ?? []
  const between = (pairOf: (part: number, option: number) => string): Responses =>
    new Map([[id, chosen.flatMap((indexes, part) => indexes.map((option) => pairOf(part, option)))]])
  if (kind === 'gapMatchInteraction') {
    const [words, order] = [idsOf(options, first), blankOrder(question)]
    return between((part, option) => pair(words[option], second[order.indexOf(part)]?.id))
  }
  // Its parts are the columns.
  if (question.type === 'Matrix Multiple Response') {
    const [sources, targets] = [idsOf(options, first), idsOf(labels, second)]
    return between((part, option) => pair(sources[option], targets[part]))
  }
  const [sources, targets] = [idsOf(labels, first), idsOf(options, second)]
  return between((part, option) => pair(sources[part], targets[option]))
}

/** A match for each answer, in a separate list with the answer as its prompt. */
function listedMatches(
  { answers }: CheckedQuestion,
  choice: readonly number[],
  lists: readonly Interaction[],
): Responses {
  const prompts = lists.map(({ id, prompt }) => ({ id, text: prompt, most: 0 }))
  return new Map(
    idsOf(answers, prompts).map((list, at) => {
      const interaction = lists.find(({ id }) => id === list)
      const ids = idsOf(matchesOf(answers).map(plain), interaction?.lists[0])
      return [list, ids.slice(choice[at]).slice(0, (choice[at] ?? -1) < 0 ? 0 : 1)]
    }),
  )
}

/** Converts a choice to values of a file's interactions, which are found by their texts and order. */
export function responsesOf(
  question: CheckedQuestion,
  choice: readonly number[],
  interactions: readonly Interaction[],
): Responses {
  const [first] = interactions
  if (!first) throw new Error('Nothing is asked.')
  if (question.type === 'Numeric') return new Map([[first.id, choice.length === 0 ? [] : [textOfCodes(choice)]]])
  if (first.lists.length === 2) return pairsOf(question, choice, first)
  if (question.type === 'Matching/Dropdown') return listedMatches(question, choice, interactions)
  const parts = partsOf(question)
  if (question.type === 'Ordered Response') {
    const ids = idsOf(parts[0]?.options ?? [], first.lists[0])
    return new Map([[first.id, choice.flatMap((n) => ids[n] ?? [])]])
  }
  const chosen = cellsIn(parts, choice)
  const order = first.kind === 'inlineChoiceInteraction' ? blankOrder(question) : parts.map((_, at) => at)
  return new Map(
    interactions.map(({ id, kind, prompt, lists }, at) => {
      const part = parts[order[at] ?? -1]
      if (kind === 'choiceInteraction' && bare(prompt) !== bare(part?.label ?? ''))
        throw new Error(`A list is called ${prompt}`)
      const ids = idsOf(part?.options ?? [], lists[0])
      return [id, (chosen[order[at] ?? -1] ?? []).flatMap((n) => ids[n] ?? [])]
    }),
  )
}
