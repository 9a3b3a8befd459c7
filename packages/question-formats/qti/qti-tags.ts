import { type ExportQuestion, formatTextOf } from '../export-texts.ts'
import { element as htmlElement, type HtmlChild, htmlNodes, isBlock, xhtmlText } from '../text/html-node.ts'
import { withSources } from '../format-pictures.ts'
import type { FormatText } from '../format-row.ts'
import { escapeXml } from '../text/read-xml-units.ts'
import type { PictureBytes } from '../moodle/write-moodle.ts'

/** A version's naming of elements and attributes: 2.x in camel case, 3.0 with hyphens. */
export type QtiNames = { element: (name: string) => string; attribute: (name: string) => string }
/** `isOld`: QTI 2.x, which lacks some HTML elements. */
export type QtiDialect = { namespace: string; template: string; names: QtiNames; isOld: boolean }

const hyphened = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
export const QTI2_NAMES: QtiNames = { element: (name) => name, attribute: (name) => name }
export const QTI3_NAMES: QtiNames = { element: (name) => `qti-${hyphened(name)}`, attribute: hyphened }

/** HTML as a tree with pictures as files of the package. `up` is the relative path to its root. */
export const withFiles = (html: string, pictures: PictureBytes, up: string): HtmlChild[] =>
  withSources(htmlNodes(html), (source) => (pictures.has(source) ? `${up}${source.slice(1)}` : source))

/** Replacements for elements that QTI 2.x lacks; the reader recognizes the classes. */
const STAND_INS: Readonly<Record<string, readonly [name: string, names: string]>> = {
  u: ['span', 'qti-underline'],
  s: ['span', 'qti-line-through'],
  figure: ['div', ''],
  figcaption: ['div', ''],
}

/** A tree as QTI's XHTML; links keep only their address. */
const xhtml = (children: readonly HtmlChild[], isOld: boolean): string =>
  xhtmlText(standIns(children, isOld)).replaceAll('&nbsp;', '&#160;')

const standIns = (children: readonly HtmlChild[], isOld: boolean): HtmlChild[] =>
  children.map((child) => {
    if (typeof child === 'string') return child
    const { href = '' } = child.attributes
    const [name, names = ''] = (isOld ? STAND_INS[child.name] : undefined) ?? [child.name]
    const attributes = child.name === 'a' ? { href } : names === '' ? child.attributes : { class: names }
    return { ...child, name, attributes, children: standIns(child.children, isOld) }
  })

/** Wraps top-level texts and inline elements in paragraphs because an item's body may contain only blocks. */
function inParagraphs(children: readonly HtmlChild[]): HtmlChild[] {
  const blocks: HtmlChild[] = []
  let open: HtmlChild[] | undefined
  for (const child of children) {
    if (isBlock(child)) open = undefined
    else if (open === undefined) blocks.push(htmlElement('p', (open = [child])))
    else open.push(child)
    if (open === undefined) blocks.push(child)
  }
  return blocks
}

/** A plain text as inline XHTML that keeps its line breaks. */
export const plainLines = (text: string): string => escapeXml(text).replaceAll('\n', '<br />')

/** A plain text as a block of XHTML that keeps its lines. */
export const plainBlock = (text: string): string => `<div>${plainLines(text)}</div>`

type Attributes = Readonly<Record<string, string | number>>
type Answers = ExportQuestion['answers']

/**
 * The task of an item: its correct responses, interactions, and scoring (default: all or nothing). `outcomes` are
 * intermediate results of scoring.
 */
export type QtiTask = { declarations: string; outcomes?: string; inner: string; processing?: string }

/** The correct values of a response, and the points of values that have their own. */
type Response = {
  cardinality: 'single' | 'multiple' | 'ordered'
  baseType: 'identifier' | 'directedPair' | 'float'
  right: readonly string[]
  points?: readonly (readonly [value: string, points: number])[]
  id?: string
}

/** Writes the elements of a QTI version. `pictures` are those in its packages. */
export function qtiTags(dialect: QtiDialect, pictures: PictureBytes) {
  const { element, attribute } = dialect.names
  const tag = (name: string, attributes: Attributes, inner = ''): string => {
    const own = Object.entries(attributes).map(([key, value]) => ` ${attribute(key)}="${escapeXml(String(value))}"`)
    return `<${element(name)}${own.join('')}>${inner}</${element(name)}>`
  }
  const block = (given: FormatText): string =>
    'html' in given ? xhtml(withFiles(given.html, pictures, '../'), dialect.isOld) : plainBlock(given.text)
  const body = (given: FormatText): string =>
    'html' in given
      ? xhtml(inParagraphs(withFiles(given.html, pictures, '../')), dialect.isOld)
      : plainBlock(given.text)
  /** The content of feedback, which 3.0 wraps in an element. */
  const content = (inner: string) => (dialect.isOld ? inner : tag('contentBody', {}, inner))
  const value = (own: string) => tag('value', {}, escapeXml(own))
  const why = ({ why: text, whyHtml }: Pick<Answers[number], 'why' | 'whyHtml'>, id: string): string => {
    const own = formatTextOf(text ?? '', whyHtml)
    if ('text' in own && own.text === '') return ''
    return tag(
      'feedbackBlock',
      { outcomeIdentifier: 'FEEDBACK', identifier: id, showHide: 'show' },
      content(block(own)),
    )
  }
  return {
    tag,
    block,
    body,
    content,
    why,
    declare: ({ cardinality, baseType, right, points = [], id = 'RESPONSE' }: Response): string => {
      const entries = points.map(([mapKey, mappedValue]) => tag('mapEntry', { mapKey, mappedValue }))
      // The lower bound keeps points from falling below zero, as in the academy's scoring.
      const mapping = entries.length === 0 ? '' : tag('mapping', { lowerBound: 0, defaultValue: 0 }, entries.join(''))
      const correct = tag('correctResponse', {}, right.map(value).join(''))
      return tag('responseDeclaration', { identifier: id, cardinality, baseType }, correct + mapping)
    },
    interaction: (name: string, attributes: Attributes, inner: string) =>
      tag(name, { responseIdentifier: 'RESPONSE', ...attributes }, inner),
    choices: (answers: Answers): string =>
      answers
        .map((answer) =>
          tag(
            'simpleChoice',
            { identifier: answer.letter },
            block(formatTextOf(answer.text, answer.textHtml)) + why(answer, answer.letter),
          ),
        )
        .join(''),
    /** All or nothing, by the correct values of the only response. */
    allOrNothing: tag('responseProcessing', { template: `${dialect.template}match_correct` }),
    /** The sum of the points of the only response's values. */
    byPoints: tag('responseProcessing', { template: `${dialect.template}map_response` }),
    /** A numeric outcome, initially 0. */
    outcome: (identifier: string) =>
      tag(
        'outcomeDeclaration',
        { identifier, cardinality: 'single', baseType: 'float' },
        tag('defaultValue', {}, value('0')),
      ),
    /** The sum of the points of several responses. */
    summed: (ids: readonly string[]): string => {
      const points = ids.map((identifier) => tag('mapResponse', { identifier }))
      return tag(
        'responseProcessing',
        {},
        tag('setOutcomeValue', { identifier: 'SCORE' }, tag('sum', {}, points.join(''))),
      )
    },
  }
}

export type QtiTags = ReturnType<typeof qtiTags>

/** The points of values: one for each correct value, and a given number for each of the others. */
export const pointsOf = (
  answers: readonly { letter: string; correct: boolean }[],
  wrong: 0 | -1,
): (readonly [string, number])[] =>
  answers.filter(({ correct }) => correct || wrong !== 0).map(({ letter, correct }) => [letter, correct ? 1 : wrong])

/** The values of the correct answers. */
export const lettersOf = (answers: readonly { letter: string; correct: boolean }[]): string[] =>
  answers.flatMap(({ letter, correct }) => (correct ? [letter] : []))
