import type { QuestionRow } from '../question-row.ts'
import { weightsOf, weightText } from '../choice-rows.ts'
import { asList, contentOf, type ExportQuestion, formatTextOf, writable } from '../export-texts.ts'
import { oneLine } from '../text/format-html.ts'
import { escapeHtml } from '../text/html-node.ts'
import { withoutPictures } from '../format-pictures.ts'
import { type FormatText, tagsOf } from '../format-row.ts'
import { JOINER } from './gift-syntax.ts'

const escaped = (text: string): string => text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\n/g, '\\n')

/** A text with its format before it. */
const full = (given: FormatText): string =>
  'html' in given ? `[html]${escaped(withoutPictures(given.html))}` : `[plain]${escaped(given.text)}`

/**
 * The left side of a pair, where an arrow of its own would end it, or a right answer, which with an arrow some programs take for a pair:
 * HTML has no arrows. A plain text is encoded by numbers: by names, what looks
 * like a tag would be taken for one that was encoded twice.
 */
const withoutArrow = (given: FormatText): string =>
  'text' in given && given.text.includes('->')
    ? `[html]${escaped(escapeHtml(given.text).replaceAll('&lt;', '&#60;').replaceAll('&gt;', '&#62;').replace(/\s+/g, ' '))}`
    : full(given)

/** A match has no format: Moodle shows what stands there. A joiner has one read as it stands that begins like old files do, or holds tags. */
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

/** What is asked, without its braces; undefined: GIFT has nothing like it. */
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

/** A text in brackets, where control characters end it and a bracket has a backslash before it. */
const bracketed = (text: string): string =>
  writable(text)
    .replace(/[\n\t\u007f]+/g, ' ')
    .replace(/[\\\]]/g, '\\$&')

/** A question as GIFT; undefined: the format has no such type. */
export function giftOf({ ref, question: given }: QuestionRow): string | undefined {
  const question = asList(given)
  const block = blockOf(question)
  if (block === undefined) return undefined
  const marks = [`[id:${bracketed(ref)}]`, ...tagsOf(question).map((tag) => `[tag:${bracketed(tag)}]`)]
  const separator = block.includes('\n') ? '\n' : ''
  return `// ${marks.join(' ')}\n${full(formatTextOf(question.body, question.bodyHtml))}{${separator}${block}${rationaleOf(question)}${separator}}\n`
}

/** What would be read as an answer or a key; a character that isn't seen before it makes it a question. */
const OTHER_LINE = /^(?:[A-Z][.)]|ANSWER\s*:)/i

/** A question as Aiken; undefined: the format has no such type. */
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
