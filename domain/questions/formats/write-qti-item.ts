import type { ExportRow } from '../export-rows.ts'
import { contentOf, type ExportQuestion, textTwin, writable } from './export-texts.ts'
import { escapeHtml, oneLine } from './format-html.ts'
import type { FormatText } from './format-row.ts'
import { escapeXml } from './read-xml-units.ts'
import type { PictureBytes } from './write-moodle.ts'

/** How a version names elements and attributes: 2.x in camel case, 3.0 with hyphens. */
export type QtiNames = { element: (name: string) => string; attribute: (name: string) => string }
export type QtiDialect = { namespace: string; template: string; names: QtiNames }

const hyphened = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
export const QTI2_NAMES: QtiNames = { element: (name) => name, attribute: (name) => name }
export const QTI3_NAMES: QtiNames = { element: (name) => `qti-${hyphened(name)}`, attribute: hyphened }

/** HTML whose pictures are files of the package. `up`: the way to its root. */
export const withFiles = (html: string, pictures: PictureBytes, up: string): string =>
  html.replace(
    /(<img\b[^<>]*?\ssrc=")\/(images\/[\w.-]+)(")/gi,
    (image, before: string, path: string, after: string) =>
      pictures.has(`/${path}`) ? `${before}${up}${path}${after}` : image,
  )

/** HTML as XHTML: elements without an end are closed, the one entity of HTML is a character. */
const xhtml = (html: string): string =>
  html.replaceAll('&nbsp;', '&#160;').replace(/<(br|hr|img|col)\b([^<>]*?)\s*\/?>/gi, '<$1$2 />')

/** A plain text as XHTML, its lines kept. */
export const plainBlock = (text: string): string => `<div>${escapeHtml(text).replaceAll('\n', '<br />')}</div>`

type Attributes = Readonly<Record<string, string | number>>
type Answers = ExportQuestion['answers']

/** A question as an item of QTI 2.x or 3.0; undefined: it has no such type. */
export function qtiItem({ ref, question }: ExportRow, dialect: QtiDialect, pictures: PictureBytes): string | undefined {
  const { element, attribute } = dialect.names
  const tag = (name: string, attributes: Attributes, inner = ''): string => {
    const own = Object.entries(attributes).map(([key, value]) => ` ${attribute(key)}="${escapeXml(String(value))}"`)
    return `<${element(name)}${own.join('')}>${inner}</${element(name)}>`
  }
  const block = (given: FormatText): string =>
    'html' in given ? xhtml(withFiles(given.html, pictures, '../')) : plainBlock(given.text)
  const value = (own: string) => tag('value', {}, escapeXml(own))
  const declare = (cardinality: string, baseType: string, right: readonly string[], mapping = '', id = 'RESPONSE') =>
    tag(
      'responseDeclaration',
      { identifier: id, cardinality, baseType },
      tag('correctResponse', {}, right.map(value).join('')) + mapping,
    )
  const why = ({ why: text, whyHtml }: Answers[number], id: string): string => {
    const own = textTwin(text ?? '', whyHtml)
    if ('text' in own && own.text === '') return ''
    return tag('feedbackBlock', { outcomeIdentifier: 'FEEDBACK', identifier: id, showHide: 'show' }, block(own))
  }
  const choices = (answers: Answers) =>
    answers
      .map((answer) =>
        tag(
          'simpleChoice',
          { identifier: answer.letter },
          block(textTwin(answer.text, answer.textHtml)) + why(answer, answer.letter),
        ),
      )
      .join('')
  const interaction = (name: string, attributes: Attributes, inner: string) =>
    tag(name, { responseIdentifier: 'RESPONSE', ...attributes }, inner)
  const lettersOf = (answers: Answers) => answers.flatMap(({ letter, correct }) => (correct ? [letter] : []))
  const sets = (sources: readonly string[], targets: readonly string[], most: number): string => {
    const set = (inner: string) => tag('simpleMatchSet', {}, inner)
    const choice = (id: string, inner: string, matchMax: number) =>
      tag('simpleAssociableChoice', { identifier: id, matchMax }, inner)
    return (
      set(sources.map((inner, at) => choice(`S${String(at + 1)}`, inner, most)).join('')) +
      set(targets.map((text, at) => choice(`T${String(at + 1)}`, plainBlock(text), 0)).join(''))
    )
  }
  type Task = { declarations: string; inner: string; processing?: string }
  const pairOf = (source: number, target: number) => `S${String(source + 1)} T${String(target + 1)}`
  const ask = (): Task | undefined => {
    const { type, answers, scoring } = question
    switch (type) {
      case 'True/False':
      case 'Multiple Choice':
      case 'Priority':
        return {
          declarations: declare('single', 'identifier', lettersOf(answers)),
          inner: interaction('choiceInteraction', { shuffle: 'false', maxChoices: 1 }, choices(answers)),
        }
      case 'Select All That Apply': {
        const entries = answers.map(({ letter, correct }) =>
          tag('mapEntry', { mapKey: letter, mappedValue: correct ? 1 : -1 }),
        )
        const isPlusMinus = scoring === 'plus-minus'
        const mapping = isPlusMinus ? tag('mapping', { lowerBound: 0, defaultValue: 0 }, entries.join('')) : ''
        return {
          declarations: declare('multiple', 'identifier', lettersOf(answers), mapping),
          inner: interaction('choiceInteraction', { shuffle: 'false', maxChoices: 0 }, choices(answers)),
          ...(isPlusMinus
            ? { processing: tag('responseProcessing', { template: `${dialect.template}map_response` }) }
            : {}),
        }
      }
      case 'Matching/Dropdown': {
        const targets = [...new Set(answers.map(({ match }) => oneLine({ text: writable(match ?? '') })))]
        const right = answers.map(({ match }, at) =>
          pairOf(at, targets.indexOf(oneLine({ text: writable(match ?? '') }))),
        )
        const sources = answers.map(
          (answer, at) => block(textTwin(answer.text, answer.textHtml)) + why(answer, `S${String(at + 1)}`),
        )
        return {
          declarations: declare('multiple', 'directedPair', right),
          inner: interaction(
            'matchInteraction',
            { shuffle: 'false', maxAssociations: answers.length },
            sets(sources, targets, 1),
          ),
        }
      }
      case 'Matrix Multiple Choice':
      case 'Matrix Multiple Response': {
        const { columns, rows } = contentOf(question)
        const isSingle = type === 'Matrix Multiple Choice'
        const right = rows.flatMap(({ column, columns: own }, at) =>
          (isSingle ? [column] : own).map((target) => pairOf(at, target)),
        )
        const sources = rows.map(({ text }) => plainBlock(writable(text)))
        return {
          declarations: declare('multiple', 'directedPair', right),
          inner: interaction(
            'matchInteraction',
            { shuffle: 'false', maxAssociations: 0 },
            sets(sources, columns.map(writable), isSingle ? 1 : 0),
          ),
        }
      }
      case 'Ordered Response': {
        const { items } = contentOf(question)
        // Written in another order than the right one.
        const given = items
          .map(({ text }, at) => tag('simpleChoice', { identifier: `O${String(at + 1)}` }, block(text)))
          .reverse()
        return {
          declarations: declare(
            'ordered',
            'identifier',
            items.map((_, at) => `O${String(at + 1)}`),
          ),
          inner: interaction('orderInteraction', { shuffle: 'true' }, given.join('')),
        }
      }
      case 'Numeric': {
        const { answer, tolerance } = contentOf(question)
        const spread = tolerance === '' ? '0' : tolerance
        const equal = tag(
          'equal',
          { toleranceMode: 'absolute', tolerance: `${spread} ${spread}` },
          tag('variable', { identifier: 'RESPONSE' }) + tag('correct', { identifier: 'RESPONSE' }),
        )
        const score = tag('setOutcomeValue', { identifier: 'SCORE' }, tag('baseValue', { baseType: 'float' }, '1'))
        return {
          declarations: declare('single', 'float', [answer]),
          inner: `<p>${interaction('textEntryInteraction', { expectedLength: 13 }, '')}</p>`,
          processing: tag('responseProcessing', {}, tag('responseCondition', {}, tag('responseIf', {}, equal + score))),
        }
      }
      case 'Drop-Down Cloze':
      case 'Drop-Down Rationale': {
        const { text, blanks } = contentOf(question)
        const id = (at: number) => `RESPONSE${String(at + 1)}`
        const declarations = blanks.map(({ correct }, at) =>
          declare('single', 'identifier', [`C${String(correct + 1)}`], '', id(at)),
        )
        const lists = blanks.map(({ options }, at) => {
          const inner = options.map((own, index) =>
            tag('inlineChoice', { identifier: `C${String(index + 1)}` }, escapeXml(writable(own))),
          )
          return tag('inlineChoiceInteraction', { responseIdentifier: id(at), shuffle: 'false' }, inner.join(''))
        })
        const sentence = escapeHtml(writable(text)).replaceAll('\n', '<br />')
        const filled = sentence.replace(/\{\{(\d{1,2})\}\}/g, (_, number: string) => lists[Number(number) - 1] ?? '')
        return { declarations: declarations.join(''), inner: `<p>${filled}</p>` }
      }
      default:
        return undefined
    }
  }
  const task = ask()
  if (task === undefined) return undefined
  const { body, bodyHtml, rationale, rationaleHtml, type } = question
  const outcome = tag('outcomeDeclaration', { identifier: 'SCORE', cardinality: 'single', baseType: 'float' })
  const shown = tag('outcomeDeclaration', { identifier: 'FEEDBACK', cardinality: 'multiple', baseType: 'identifier' })
  const reason = textTwin(rationale, rationaleHtml)
  const isEmpty = 'text' in reason && reason.text === ''
  const feedback = isEmpty
    ? ''
    : tag('modalFeedback', { outcomeIdentifier: 'FEEDBACK', identifier: 'RATIONALE', showHide: 'hide' }, block(reason))
  const processing = task.processing ?? tag('responseProcessing', { template: `${dialect.template}match_correct` })
  return tag(
    'assessmentItem',
    {
      xmlns: dialect.namespace,
      identifier: writable(ref),
      title: oneLine({ text: writable(body) }).slice(0, 80),
      label: type,
      adaptive: 'false',
      timeDependent: 'false',
    },
    `${task.declarations}${outcome}${shown}${tag('itemBody', {}, block(textTwin(body, bodyHtml)) + task.inner)}${processing}${feedback}`,
  )
}
