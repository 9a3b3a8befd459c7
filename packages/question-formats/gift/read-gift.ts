import type { FormatReason } from '../reasons.ts'
import { type AnsweredPart, multipleChoice, singleChoice } from '../choice-rows.ts'
import { decodedHtml, htmlOfFile, oneLine, textOfTidy } from '../text/format-html.ts'
import { type HtmlChild, htmlNodes } from '../text/html-node.ts'
import { answerOf, bodyOf, type FormatRow, type FormatText, labelsOf, rationaleOf, refusedRow } from '../format-row.ts'
import { noPictures } from '../format-pictures.ts'
import { rangeOfAnswers } from '../scoring/right-range.ts'
import { type GiftAnswers, type GiftNumber, type GiftText, JOINER } from './gift-syntax.ts'
import { type GiftItem, parseGift } from './parse-gift.ts'

type Question = Extract<GiftItem, { kind: 'question' }>

/** Elements that identify a text in Moodle's own format as HTML. */
const MARKUP = new Set('p b i u em strong br ul ol li table img sub sup span div'.split(' '))
const isMarkup = (child: HtmlChild): boolean =>
  typeof child !== 'string' && (MARKUP.has(child.name) || child.children.some(isMarkup))

/** Reads a question's texts and collects what was lost. */
function textReader(losses: FormatReason[]) {
  const textOf = ({ format, text }: GiftText): FormatText => {
    // Moodle's own format is HTML if it contains markup.
    if (format !== 'html' && !(format === 'moodle' && text.includes('<') && htmlNodes(text).some(isMarkup))) {
      if (format === 'markdown' && /[*_`#[\]]/.test(text)) losses.push('format-markup')
      return { text }
    }
    return textOfTidy(decodedHtml(text, { losses, picture: noPictures(losses) }))
  }
  /** A match is one line of text, without markup unless a joiner marks it as plain. */
  const lineOf = (text: string): string => {
    if (text.startsWith(JOINER)) return text.slice(JOINER.length)
    if (!text.includes('<') || !htmlNodes(text).some(isMarkup)) return text
    return oneLine(textOfTidy(htmlOfFile(text, { losses, picture: noPictures(losses) })), losses)
  }
  return { textOf, lineOf, maybe: (text: GiftText | null | undefined) => (text ? textOf(text) : undefined) }
}

/** Converts a GIFT number to a range; text that isn't a number becomes an unlimited range. */
function rangeOf(text: GiftNumber | GiftText): { low: number; high: number; number: number } {
  if ('format' in text) return { low: -Infinity, high: Infinity, number: Number.NaN }
  const { type, number, range = 0, low = 0, high = 0 } = text
  if (type === 'high-low') return { low: Math.min(low, high), high: Math.max(low, high), number: (low + high) / 2 }
  return { low: number - Math.abs(range), high: number + Math.abs(range), number }
}

type Part = AnsweredPart & { content?: object }

function numericPart({ choices }: Extract<GiftAnswers, { type: 'Numerical' }>): Part | FormatReason {
  // Only a star accepts any answer; other texts aren't numbers.
  if (choices.some(({ text }) => 'format' in text && text.text !== '*')) return 'format-type:Numerical'
  const answers = choices.map(({ isCorrect, weight, text }) => ({
    ...rangeOf(text),
    weight: isCorrect ? (weight ?? 100) : (weight ?? 0),
  }))
  const best = answers.toSorted((a, b) => b.weight - a.weight)[0]
  const range = rangeOfAnswers(answers, best?.number)
  if (range === undefined || typeof range === 'string') return range ?? 'format-no-key'
  const losses: FormatReason[] = choices.some(({ feedback }) => feedback) ? ['format-feedback'] : []
  return { type: 'Numeric', content: range.content, losses: [...range.losses, ...losses] }
}

function partOf(answers: GiftAnswers, losses: FormatReason[]): Part | FormatReason {
  const { textOf, lineOf, maybe } = textReader(losses)
  switch (answers.type) {
    case 'TF': {
      // The first feedback is for a wrong answer, the second for the correct one (docs.moodle.org, GIFT format).
      const [wrong, right] = answers.feedback.map(maybe)
      return {
        type: 'True/False',
        answers: [
          answerOf({ text: 'True' }, answers.isTrue, answers.isTrue ? right : wrong),
          answerOf({ text: 'False' }, !answers.isTrue, answers.isTrue ? wrong : right),
        ],
        losses: [],
      }
    }
    case 'MC': {
      const weighted = answers.choices.map(({ isCorrect, weight, text, feedback }) => ({
        text: textOf(text),
        // An answer marked with an equals sign is correct, whatever its weight.
        weight: isCorrect ? 100 : (weight ?? 0),
        why: maybe(feedback),
      }))
      if (answers.choices.some(({ isCorrect, weight }) => isCorrect && weight !== null && weight !== 100))
        losses.push('format-fraction')
      return answers.choices.some(({ isCorrect }) => isCorrect) ? singleChoice(weighted) : multipleChoice(weighted)
    }
    case 'Matching':
      return {
        type: 'Matching/Dropdown',
        answers: answers.pairs
          .filter(({ subquestion }) => subquestion.text !== '')
          .map(({ subquestion, subanswer }) => answerOf(textOf(subquestion), lineOf(subanswer), undefined)),
        losses: answers.pairs.some(({ subquestion }) => subquestion.text === '') ? ['format-extra-matches'] : [],
      }
    case 'Numerical':
      return numericPart(answers)
    case 'Fault':
      return `${answers.code}:${String(answers.line)}`
    case 'Short':
      return 'format-type:Short answer'
    case 'Essay':
      return 'format-type:Essay'
    case 'Description':
      return 'format-text-only'
  }
}

function rowOf(question: Question, category: string): FormatRow {
  const losses: FormatReason[] = []
  const { textOf, maybe } = textReader(losses)
  const { id, tags, stem, hasEmbeddedAnswers, answers } = question
  const body = textOf(stem)
  const ref = id ?? ''
  const part = partOf(answers, losses)
  if (typeof part === 'string') return refusedRow(part, body, ref)
  if (hasEmbeddedAnswers) losses.push('format-gap')
  if (category !== '') losses.push(`format-category:${category}`)
  const { losses: own, ...answered } = part
  return {
    ref,
    ...answered,
    ...bodyOf(body),
    ...rationaleOf(maybe('globalFeedback' in answers ? answers.globalFeedback : null)),
    ...labelsOf(tags),
    losses: [...new Set([...own, ...losses])],
  }
}

/** Reads the questions of a GIFT file one by one. */
export function* readGift(slices: Iterable<string>): Generator<FormatRow> {
  let category = ''
  for (const item of parseGift(slices)) {
    if (item.kind === 'category') category = item.title
    else yield rowOf(item, category)
  }
}
