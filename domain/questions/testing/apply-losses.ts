import { type FormatKey, FORMATS } from 'question-formats/format-names.ts'
import type { LossKey } from 'question-formats/losses.ts'
import { checkQuestion, type CheckedQuestion, type QuestionDraft } from '../check-question.ts'
import { isFields } from '../fields.ts'
import { refOfTexts } from '../row-ref.ts'
import type { GeneratedRow } from './generated-questions.ts'
import { inContent, inMarked, renumbered, withoutReasons } from './lossy-content.ts'

type Answer = QuestionDraft['answers'][number]
type Change = (question: QuestionDraft) => QuestionDraft

// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ue000-\ue007]/g

const clean = (text: string) => text.replace(/\r\n?/g, '\n').replace(UNWRITABLE, '')
const line = (text: string) => text.replace(/\s+/g, ' ').trim()
const lines = (text: string) =>
  text
    .split('\n')
    .map((each) => each.replace(/[ \t\r\n\f]+/g, ' ').trim())
    .join('\n')

const isGaps = ({ type }: QuestionDraft) => /^(?:Drop-Down|Drag-and-Drop) /.test(type)
const isMatching = ({ type }: QuestionDraft) => type === 'Matching/Dropdown'

/** A change that applies only to questions of some types. */
const of =
  (isOf: (question: QuestionDraft) => boolean, change: Change): Change =>
  (question) =>
    isOf(question) ? change(question) : question

const ofType = (types: readonly string[], change: Change): Change => of(({ type }) => types.includes(type), change)
const withType =
  (type: string): Change =>
  (question) => ({ ...question, type })
const inAnswers =
  (change: (answer: Answer) => Answer): Change =>
  (question) => ({
    ...question,
    answers: question.answers.map(change),
  })

/**
 * A change of every plain text of a question; with `isOfAll`, also of formatted texts and labels, for characters that
 * none of them may contain.
 */
function inTexts(change: (text: string) => string, isOfAll = false): Change {
  const maybe = <T extends string | null | undefined>(text: T) => (typeof text === 'string' ? change(text) : text)
  const html = <T extends string | null | undefined>(text: T) => (isOfAll ? maybe(text) : text)
  return ({ body, bodyHtml, rationale, rationaleHtml, answers, content, tags, area, ...question }) => ({
    ...question,
    tags: isOfAll ? tags.map(change) : tags,
    area: isOfAll ? area.map(change) : area,
    body: change(body),
    bodyHtml: html(bodyHtml),
    rationale: change(rationale),
    rationaleHtml: html(rationaleHtml),
    answers: answers.map(({ text, textHtml, match, why, whyHtml, ...answer }) => ({
      ...answer,
      text: change(text),
      textHtml: html(textHtml),
      match: maybe(match),
      why: maybe(why),
      whyHtml: html(whyHtml),
    })),
    content: everywhere(content, change),
  })
}

const everywhere = (content: QuestionDraft['content'], change: (text: string) => string) =>
  content == null
    ? content
    : inMarked(
        inContent(content, () => true, change),
        change,
      )

/** A change of content texts with one of these names; texts in a list have the name of their list. */
const inFields = (names: readonly string[], change: (text: string) => string): Change =>
  of(
    ({ content }) => content != null,
    ({ content, ...question }) => ({
      ...question,
      content: inContent(content ?? '', (name) => names.includes(name), change),
    }),
  )

const inLines = inAnswers(({ match, ...answer }) => ({ ...answer, match: match == null ? match : line(match) }))
const selectN = (scoring: string | undefined): Change =>
  ofType(['Select N'], ({ content, ...question }) => {
    const parsed: unknown = JSON.parse(content ?? '{}')
    const options: readonly unknown[] = isFields(parsed) && Array.isArray(parsed['options']) ? parsed['options'] : []
    const answers = options.filter(isFields).map(({ text, textHtml, why, whyHtml, correct }) => ({
      text: String(text),
      textHtml: typeof textHtml === 'string' ? textHtml : undefined,
      why: typeof why === 'string' ? why : undefined,
      whyHtml: typeof whyHtml === 'string' ? whyHtml : undefined,
      correct: correct === true,
    }))
    return { ...question, type: 'Select All That Apply', answers, scoring }
  })
const without = (name: string) =>
  ofType(['Numeric'], ({ content, ...question }) => {
    const parsed: unknown = JSON.parse(content ?? '{}')
    const { [name]: _left, ...rest } = isFields(parsed) ? parsed : {}
    return { ...question, content: JSON.stringify(rest) }
  })
/**
 * How each loss changes a question that returns from a file; losses that only show in another program change nothing.
 */
const CHANGES: Readonly<Record<LossKey, Change | undefined>> = {
  bowTie: undefined,
  partialCredit: undefined,
  partialMatching: undefined,
  priority: ofType(['Priority'], withType('Multiple Choice')),
  selectNPlusMinus: selectN('plus-minus'),
  selectNWhole: selectN(undefined),
  noPlusMinus: ({ scoring: _scoring, ...question }) => question,
  unclearPlusMinus: ({ scoring, ...question }) => {
    const rights = question.answers.filter(({ correct }) => correct === true).length
    const isClear = rights > 1 && rights < question.answers.length
    return isClear ? { ...question, scoring } : question
  },
  rationaleTypes: (question) => ({ ...question, type: question.type.replace(/ Rationale$/, ' Cloze') }),
  matchReasons: of(
    isMatching,
    inAnswers(({ why: _why, whyHtml: _html, ...answer }) => answer),
  ),
  stepReasons: of((question) => isGaps(question) || question.type === 'Ordered Response', withoutReasons),
  contentReasons: of(
    ({ type, content }) => content != null && !['Select N', 'Grouping', 'Bow-Tie'].includes(type),
    withoutReasons,
  ),
  blankNumbers: of(isGaps, renumbered),
  spaces: inTexts(lines),
  spacesWithBlanks: of(isGaps, ({ body, content, ...question }) => ({
    ...question,
    body: lines(body),
    content: everywhere(content, lines),
  })),
  shortTextLines: (question) =>
    inFields(
      ['headers', 'columns', 'label', 'tokens', ...(isGaps(question) ? ['options'] : [])],
      line,
    )(inLines(question.type.startsWith('Matrix') ? inFields(['text'], line)(question) : question)),
  gapTextLines: (question) => inLines(of(isGaps, inFields(['headers', 'tokens', 'options'], line))(question)),
  matchLines: inLines,
  // Non-breaking spaces are kept.
  arrowLines: (question) =>
    inAnswers((answer) =>
      (isMatching(question) || (answer.correct === true && question.type !== 'Select All That Apply')) &&
      answer.textHtml == null &&
      answer.text.includes('->')
        ? { ...answer, text: answer.text.replace(/[^\S\u00a0]+/g, ' ') }
        : answer,
    )(question),
  paragraphs: ({ bodyHtml, ...question }) => ({
    ...question,
    bodyHtml:
      bodyHtml == null || /^<(?:p|h\d|ul|ol|table|blockquote)>/.test(bodyHtml) ? bodyHtml : `<p>${bodyHtml}</p>`,
  }),
  pictures: undefined,
  unit: without('unit'),
  decimals: without('decimals'),
  truthFormatting: ofType(
    ['True/False'],
    inAnswers(({ textHtml: _html, ...answer }) => answer),
  ),
  plainOnly: ({ type, body, answers }) => ({
    ...{ type, body: line(body), rationale: '', tags: [], area: [] },
    answers: answers.map(({ text, correct }) => ({ text: line(text), correct })),
  }),
  truthChoices: (question) =>
    question.answers.map(({ text }) => text.toLowerCase()).join() === 'true,false'
      ? { ...question, type: 'True/False' }
      : question,
  controlCharacters: inTexts(clean, true),
}

function checkedOf(question: QuestionDraft): CheckedQuestion {
  const checked = checkQuestion(question)
  if (!checked.ok) throw new Error(checked.code)
  return checked.question
}

/** The losses of a format, control characters first, because the other losses apply to the remaining text. */
const keysOf = (format: FormatKey): LossKey[] =>
  FORMATS[format].lossKeys.toSorted((a, b) => Number(b === 'controlCharacters') - Number(a === 'controlCharacters'))

/** The listed losses that change a question. */
export const lossesOf = (format: FormatKey, { question }: GeneratedRow): LossKey[] =>
  keysOf(format).filter((key) => {
    const changed = CHANGES[key]?.(question)
    return changed !== undefined && JSON.stringify(checkedOf(changed)) !== JSON.stringify(checkedOf(question))
  })

/** A question as it returns from a file of a format: changed by the listed losses, and by nothing else. */
export function applyLosses(format: FormatKey, { ref, question }: GeneratedRow): GeneratedRow {
  const left = keysOf(format).reduce<QuestionDraft>((draft, key) => CHANGES[key]?.(draft) ?? draft, question)
  const checked = checkedOf(left)
  const texts = checked.answers.map(({ text }) => text)
  // Aiken has no refs.
  return { ref: format === 'aiken' ? refOfTexts(checked.body, texts) : ref, question: checked }
}
