import type { QuestionRow } from '../question-row.ts'
import { weightsOf, weightText } from '../choice-rows.ts'
import {
  asList,
  contentOf,
  type ExportContent,
  type ExportQuestion,
  formatTextOf,
  writable,
  tablesIn,
} from '../export-texts.ts'
import { oneLine } from '../text/format-html.ts'
import { escapeHtml, htmlNodes, htmlText } from '../text/html-node.ts'
import { withSources } from '../format-pictures.ts'
import { type FormatText, tagsOf } from '../format-row.ts'
import { base64OfBytes } from './moodle-texts.ts'
import { escapeXml } from '../text/read-xml-units.ts'

/** Escapes HTML that looks like a gap. */
const gapless = (html: string): string => html.replaceAll('[[', '[&#91;')

/** A plain text as HTML. */
const block = (tag: 'div' | 'p' | 'td' | 'th', text: string): string =>
  `<${tag}>${gapless(escapeHtml(text)).replaceAll('\n', '<br>')}</${tag}>`

/** A table as HTML, before gaps are inserted. */
function tableOf({ headers, texts }: Pick<ReturnType<typeof tablesIn>, 'headers' | 'texts'>): string {
  const row = (tag: 'td' | 'th', cells: readonly string[]) =>
    `<tr>${cells.map((cell) => block(tag, writable(cell))).join('')}</tr>`
  return `<table><thead>${row('th', headers)}</thead><tbody>${texts.map((cells) => row('td', cells)).join('')}</tbody></table>`
}

/** A text or table with gaps, and the choices that they refer to. */
function gapsOf(question: ExportQuestion): { kind: string; own: string; text: FormatText } {
  const content = contentOf(question)
  const { text, blanks, tokens, reusable } = content
  const isDrag = question.type.startsWith('Drag')
  const choice = (name: string, own: string, group: number, infinite = false) =>
    `<${name}><text>${escapeXml(escapeHtml(writable(own)))}</text><group>${String(group)}</group>${infinite ? '<infinite/>' : ''}</${name}>`
  let before = 0
  const places = blanks.map(({ options, correct }) => {
    const place = (isDrag ? 0 : before) + correct + 1
    before += options.length
    return place
  })
  const own = isDrag
    ? tokens.map((token) => choice('dragbox', token, 1, reusable))
    : blanks.flatMap(({ options }, at) => options.map((option) => choice('selectoption', option, at + 1)))
  const isTable = question.type === 'Drop-Down Table'
  const gaps = (isTable ? tableOf(tablesIn(content)) : block('p', writable(text))).replace(
    /\{\{(\d{1,2})\}\}/g,
    (_, number: string) => `[[${String(places[Number(number) - 1] ?? 0)}]]`,
  )
  const body = formatTextOf(question.body, question.bodyHtml)
  const first = 'html' in body ? gapless(body.html) : block('div', body.text)
  return {
    kind: isDrag ? 'ddwtos' : 'gapselect',
    own: `<shuffleanswers>1</shuffleanswers>${own.join('')}`,
    text: { html: `${first}${gaps}` },
  }
}

/** The bytes of the site's pictures by path; a missing one couldn't be downloaded. */
export type PictureBytes = ReadonlyMap<string, Uint8Array>

/** The content of an element: a text and its pictures. */
function inside(given: FormatText, pictures: PictureBytes): string {
  if ('text' in given) return `<text>${escapeXml(given.text)}</text>`
  const names = new Set<string>()
  const sourceOf = (source: string) => {
    const name = source.slice('/images/'.length)
    if (!pictures.has(source)) return source
    names.add(name)
    return `@@PLUGINFILE@@/${name}`
  }
  const html = given.html.includes('<img') ? htmlText(withSources(htmlNodes(given.html), sourceOf)) : given.html
  const files = [...names].map((name) => {
    const bytes = pictures.get(`/images/${name}`) ?? new Uint8Array()
    return `<file name="${escapeXml(name)}" path="/" encoding="base64">${base64OfBytes(bytes)}</file>`
  })
  return `<text>${escapeXml(html)}</text>${files.join('')}`
}

const formatOf = (given: FormatText): string => ('html' in given ? 'html' : 'plain_text')

/** Writes questions and their pictures as Moodle XML. */
export function moodleWriter(pictures: PictureBytes) {
  const element = (name: string, given: FormatText, attributes = ''): string =>
    `<${name}${attributes} format="${formatOf(given)}">${inside(given, pictures)}</${name}>`
  const plain = (name: string, text: string): string => `<${name}><text>${escapeXml(writable(text))}</text></${name}>`
  type Answers = ExportQuestion['answers']
  const answer = ({ text, textHtml, why, whyHtml }: Answers[number], weight: number): string => {
    const own = formatTextOf(text, textHtml)
    const feedback = element('feedback', formatTextOf(why ?? '', whyHtml))
    return `<answer fraction="${weightText(weight)}" format="${formatOf(own)}">${inside(own, pictures)}${feedback}</answer>`
  }
  const single = (answers: Answers) => answers.map((own) => answer(own, own.correct ? 100 : 0)).join('')
  const several = (answers: Answers, isPlusMinus: boolean) => {
    const weights = weightsOf(answers, isPlusMinus)
    return answers.map((own, at) => answer(own, weights[at] ?? 0)).join('')
  }
  const pair = ({ text, textHtml, match }: Answers[number]): string => {
    const own = formatTextOf(text, textHtml)
    return `<subquestion format="${formatOf(own)}">${inside(own, pictures)}${plain('answer', escapeHtml(oneLine({ text: match ?? '' })))}</subquestion>`
  }
  const numeric = ({ answer: right, tolerance, unit }: ExportContent): string => {
    const units =
      unit === ''
        ? ''
        : `<units><unit><multiplier>1</multiplier><unit_name>${escapeXml(writable(unit))}</unit_name></unit></units>`
    return `<answer fraction="100"><text>${right}</text><tolerance>${tolerance || '0'}</tolerance></answer>${units}`
  }
  /** The questions of Moodle's own types: the type's name and the elements besides the text. */
  const kindOf = (question: ExportQuestion): { kind: string; own: string; text?: FormatText } | undefined => {
    const { type, answers, scoring } = question
    switch (type) {
      case 'True/False':
        return {
          kind: 'truefalse',
          own: answers
            .map((own) => answer({ ...own, text: own.text.toLowerCase(), textHtml: null }, own.correct ? 100 : 0))
            .join(''),
        }
      case 'Multiple Choice':
      case 'Priority':
        return {
          kind: 'multichoice',
          own: `<single>true</single><shuffleanswers>false</shuffleanswers>${single(answers)}`,
        }
      case 'Select All That Apply': {
        const own = several(answers, scoring === 'plus-minus')
        return { kind: 'multichoice', own: `<single>false</single><shuffleanswers>false</shuffleanswers>${own}` }
      }
      case 'Matching/Dropdown':
        return { kind: 'matching', own: `<shuffleanswers>true</shuffleanswers>${answers.map(pair).join('')}` }
      case 'Numeric':
        return { kind: 'numerical', own: numeric(contentOf(question)) }
      case 'Ordered Response': {
        const items = contentOf(question).items.map(
          ({ text }) => `<answer fraction="1" format="${formatOf(text)}">${inside(text, pictures)}</answer>`,
        )
        // Moodle's default gives partial credit.
        return { kind: 'ordering', own: `<gradingtype>ALL_OR_NOTHING</gradingtype>${items.join('')}` }
      }
      case 'Drop-Down Cloze':
      case 'Drop-Down Rationale':
      case 'Drop-Down Table':
      case 'Drag-and-Drop Cloze':
      case 'Drag-and-Drop Rationale':
        return gapsOf(question)
      default:
        return undefined
    }
  }
  return {
    /** A question as XML; undefined if Moodle has no equivalent type. */
    questionOf: ({ ref, question: given }: QuestionRow): string | undefined => {
      const question = asList(given)
      const kind = kindOf(question)
      if (kind === undefined) return undefined
      const { body, bodyHtml, rationale, rationaleHtml } = question
      const tags = tagsOf(question).map((tag) => plain('tag', tag))
      return [
        `<question type="${kind.kind}">`,
        plain('name', oneLine({ text: body }).slice(0, 80)),
        element('questiontext', kind.text ?? formatTextOf(body, bodyHtml)),
        element('generalfeedback', formatTextOf(rationale, rationaleHtml)),
        `<defaultgrade>1</defaultgrade><idnumber>${escapeXml(writable(ref))}</idnumber>`,
        kind.own,
        tags.length === 0 ? '' : `<tags>${tags.join('')}</tags>`,
        '</question>\n',
      ].join('')
    },
  }
}
