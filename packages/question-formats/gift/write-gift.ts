import type { QuestionRow } from '../question-row.ts'
import { weightsOf, weightText } from '../choice-rows.ts'
import { asList, contentOf, type ExportQuestion, formatTextOf, writable } from '../export-texts.ts'
import { oneLine } from '../text/format-html.ts'
import { escapeHtml } from '../text/html-node.ts'
import { withoutPictures } from '../format-pictures.ts'
import { type FormatText, tagsOf } from '../format-row.ts'
import { JOINER } from './gift-syntax.ts'

const escaped = (text: string): string => text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\n/g, '\\n')

/** A text prefixed with its format. */
const full = (given: FormatText): string =>
  'html' in given ? `[html]${escaped(withoutPictures(given.html))}` : `[plain]${escaped(given.text)}`

/**
 * The left side of a pair, or a correct answer, which some programs take for a pair if it contains an arrow. Text with
 * an arrow is written as HTML, which hides it. Characters are encoded numerically because named entities could look
 * double-encoded.
 */
const withoutArrow = (given: FormatText): string =>
  'text' in given && given.text.includes('->')
    ? `[html]${escaped(escapeHtml(given.text).replaceAll('&lt;', '&#60;').replaceAll('&gt;', '&#62;').replace(/\s+/g, ' '))}`
    : full(given)

/**
 * A match has no format, so Moodle shows it literally. A joiner keeps a match literal if it looks like an old export or
 * contains tags.
 */
function rightSide(match: string | null | undefined): string {
  const text = oneLine({ text: writable(match ?? '') })
  return escaped(/^(?:\[plain\]|\u2060)|<[a-z/!?]/i.test(text) ? `${JOINER}${text}` : text)
}

const feedback = (given: FormatText): string => ('html' in given || given.text !== '' ? `#${full(given)}` : '')

const rationaleOf = ({ rationale, rationaleHtml }: ExportQuestion): string => {
  const text = formatTextOf(rationale, rationaleHtml)
  return 'text' in text && text.text === '' ? '' : `\n####${full(text)}`
}

type Answers = ExportQuestion['answers']
const whyOf = ({ why, whyHtml }: Answers[number]): FormatText => formatTextOf(why ?? '', whyHtml)
const answerText = ({ text, textHtml }: Answers[number]): FormatText => formatTextOf(text, textHtml)

const choices = (answers: Answers): string[] =>
  answers.map((answer) => {
    const text = answerText(answer)
    return `${answer.correct ? `=${withoutArrow(text)}` : `~${full(text)}`}${feedback(whyOf(answer))}`
  })

function selected(answers: Answers, isPlusMinus: boolean): string[] {
  const weights = weightsOf(answers, isPlusMinus)
  return answers.map(
    (answer, at) => `~%${weightText(weights[at] ?? 0)}%${full(answerText(answer))}${feedback(whyOf(answer))}`,
  )
}

function truth(answers: Answers): string {
  const right = answers.find(({ correct }) => correct)
  const wrong = answers.find(({ correct }) => !correct)
  const [first, second] = [wrong, right].map((answer) => (answer ? feedback(whyOf(answer)) : ''))
  return `${right?.text === 'True' ? 'TRUE' : 'FALSE'}${first || (second ? '#' : '')}${second ?? ''}`
}

/** The answer block without braces; undefined if GIFT has no equivalent. */
function blockOf(question: ExportQuestion): string | undefined {
  const { type, answers, scoring } = question
  switch (type) {
    case 'True/False':
      return truth(answers)
    case 'Multiple Choice':
    case 'Priority':
      return choices(answers).join('\n')
    case 'Select All That Apply':
      return selected(answers, scoring === 'plus-minus').join('\n')
    case 'Matching/Dropdown':
      return answers.map((answer) => `=${withoutArrow(answerText(answer))} -> ${rightSide(answer.match)}`).join('\n')
    case 'Numeric': {
      const { answer, tolerance } = contentOf(question)
      return `#${answer}${tolerance === '' ? '' : `:${tolerance}`}`
    }
    default:
      return undefined
  }
}

/** A text for brackets: control characters end it, and brackets are escaped with a backslash. */
const bracketed = (text: string): string =>
  writable(text)
    .replace(/[\n\t\u007f]+/g, ' ')
    .replace(/[\\\]]/g, '\\$&')

/** A question as GIFT; undefined if the format doesn't support its type. */
export function giftOf({ ref, question: given }: QuestionRow): string | undefined {
  const question = asList(given)
  const block = blockOf(question)
  if (block === undefined) return undefined
  const marks = [`[id:${bracketed(ref)}]`, ...tagsOf(question).map((tag) => `[tag:${bracketed(tag)}]`)]
  const separator = block.includes('\n') ? '\n' : ''
  return `// ${marks.join(' ')}\n${full(formatTextOf(question.body, question.bodyHtml))}{${separator}${block}${rationaleOf(question)}${separator}}\n`
}

/** Lines that would be parsed as an answer or a key; an invisible joiner in front prevents that. */
const OTHER_LINE = /^(?:[A-Z][.)]|ANSWER\s*:)/i

/** A question as Aiken; undefined if the format doesn't support its type. */
export function aikenOf({ question }: QuestionRow): string | undefined {
  const { type, answers, body } = question
  if (type !== 'True/False' && type !== 'Multiple Choice' && type !== 'Priority') return undefined
  const line = (text: string) => writable(text).replace(/\s+/g, ' ').trim()
  const stem = line(body)
  const key = answers.find(({ correct }) => correct)?.letter ?? ''
  return [
    OTHER_LINE.test(stem) ? `${JOINER}${stem}` : stem,
    ...answers.map(({ letter, text }) => `${letter}. ${line(text)}`),
    `ANSWER: ${key}`,
    '',
  ].join('\n')
}
