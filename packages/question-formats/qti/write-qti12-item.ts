import type { QuestionRow } from '../question-row.ts'
import {
  asList,
  boundsOf,
  contentOf,
  type ExportQuestion,
  formatTextOf,
  withoutFormat,
  writable,
} from '../export-texts.ts'
import { oneLine } from '../text/format-html.ts'
import { type FormatText, tagsOf } from '../format-row.ts'
import { escapeXml } from '../text/read-xml-units.ts'
import { withFiles } from './qti-tags.ts'
import { htmlText } from '../text/html-node.ts'
import type { PictureBytes } from '../moodle/write-moodle.ts'

type Answers = ExportQuestion['answers']

/** Canvas's names of the types, in an item's metadata. */
const KINDS: Readonly<Record<string, string>> = {
  'True/False': 'true_false_question',
  'Multiple Choice': 'multiple_choice_question',
  Priority: 'multiple_choice_question',
  'Select All That Apply': 'multiple_answers_question',
  'Matching/Dropdown': 'matching_question',
  Numeric: 'numerical_question',
}

const score = '<setvar action="Set" varname="SCORE">100</setvar>'
const condition = (inner: string, after: string) =>
  `<respcondition continue="Yes"><conditionvar>${inner}</conditionvar>${after}</respcondition>`
const equal = (response: string, value: string) => `<varequal respident="${response}">${escapeXml(value)}</varequal>`
const field = (name: string, value: string) =>
  `<qtimetadatafield><fieldlabel>${name}</fieldlabel><fieldentry>${escapeXml(writable(value))}</fieldentry></qtimetadatafield>`

/** A question as an item of QTI 1.2, as Canvas reads it; undefined if it has no equivalent type. */
export function item12({ ref, question: given }: QuestionRow, pictures: PictureBytes): string | undefined {
  const question = asList(given)
  const { type } = question
  const answers = type === 'True/False' ? question.answers.map(withoutFormat) : question.answers
  const kind = KINDS[type]
  if (kind === undefined) return undefined
  const material = (given: FormatText): string => {
    const [format, text] =
      'html' in given ? ['text/html', htmlText(withFiles(given.html, pictures, ''))] : ['text/plain', given.text]
    return `<material><mattext texttype="${format}">${escapeXml(text)}</mattext></material>`
  }
  const plain = (text: string) => material({ text: writable(text) })
  const label = (id: string, inner: string) => `<response_label ident="${id}">${inner}</response_label>`
  const textOf = ({ text, textHtml }: Answers[number]) => material(formatTextOf(text, textHtml))
  const lid = (id: string, cardinality: string, before: string, labels: readonly string[]) =>
    `<response_lid ident="${id}" rcardinality="${cardinality}">${before}<render_choice>${labels.join('')}</render_choice></response_lid>`
  const whys = answers.flatMap(({ letter, why, whyHtml }) => {
    const own = formatTextOf(why ?? '', whyHtml)
    return type === 'Matching/Dropdown' || ('text' in own && own.text === '') ? [] : [{ letter, own }]
  })
  const shown = whys.map(({ letter }) =>
    condition(equal('response1', letter), `<displayfeedback feedbacktype="Response" linkrefid="${letter}_fb"/>`),
  )
  const reason = formatTextOf(question.rationale, question.rationaleHtml)
  const feedback = (id: string, own: FormatText) =>
    `<itemfeedback ident="${id}"><flow_mat>${material(own)}</flow_mat></itemfeedback>`
  const isReasoned = 'html' in reason || reason.text !== ''
  const general = isReasoned
    ? condition('<other/>', '<displayfeedback feedbacktype="Response" linkrefid="general_fb"/>')
    : ''
  const ask = (): { presentation: string; scored: string } => {
    if (type === 'Numeric') {
      const { answer, tolerance } = contentOf(question)
      const [low, high] = boundsOf(answer, tolerance)
      const range = `<and><vargte respident="response1">${low}</vargte><varlte respident="response1">${high}</varlte></and>`
      return {
        presentation:
          '<response_str ident="response1" rcardinality="Single"><render_fib fibtype="Decimal"><response_label ident="answer1"/></render_fib></response_str>',
        scored: condition(`<or>${equal('response1', answer)}${range}</or>`, score),
      }
    }
    if (type === 'Matching/Dropdown') {
      const matches = [...new Set(answers.map(({ match }) => oneLine({ text: writable(match ?? '') })))]
      const labels = matches.map((match, at) => label(`M${String(at + 1)}`, plain(match)))
      const share = (100 / answers.length).toFixed(2)
      return {
        presentation: answers
          .map((answer) => lid(`response_${answer.letter}`, 'Single', textOf(answer), labels))
          .join(''),
        scored: answers
          .map(({ letter, match }) => {
            const at = matches.indexOf(oneLine({ text: writable(match ?? '') }))
            return condition(
              equal(`response_${letter}`, `M${String(at + 1)}`),
              `<setvar varname="SCORE" action="Add">${share}</setvar>`,
            )
          })
          .join(''),
      }
    }
    const isSeveral = type === 'Select All That Apply'
    const labels = answers.map((answer) => label(answer.letter, textOf(answer)))
    const wanted = answers.map(({ letter, correct }) => {
      const own = equal('response1', letter)
      return correct ? own : isSeveral ? `<not>${own}</not>` : ''
    })
    return {
      presentation: lid('response1', isSeveral ? 'Multiple' : 'Single', '', labels),
      scored: condition(isSeveral ? `<and>${wanted.join('')}</and>` : wanted.join(''), score),
    }
  }
  const { presentation, scored } = ask()
  const fields = [
    field('question_type', kind),
    ...(type === 'Priority' ? [field('priority', 'true')] : []),
    ...tagsOf(question).map((tag) => field('keyword', tag)),
  ]
  const title = oneLine({ text: writable(question.body) }).slice(0, 80)
  return [
    `<item ident="${escapeXml(writable(ref))}" title="${escapeXml(title)}">`,
    `<itemmetadata><qtimetadata>${fields.join('')}</qtimetadata></itemmetadata>`,
    `<presentation>${material(formatTextOf(question.body, question.bodyHtml))}${presentation}</presentation>`,
    `<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${general}${shown.join('')}${scored}</resprocessing>`,
    isReasoned ? feedback('general_fb', reason) : '',
    ...whys.map(({ letter, own }) => feedback(`${letter}_fb`, own)),
    '</item>',
  ].join('')
}
