import type { FormatReason } from '#domain/messages/formats.ts'
import { decodeEntities, oneLine, richText } from './format-html.ts'
import type { FormatText } from './format-row.ts'
import type { Part } from './read-moodle.ts'
import { childOf, childrenOf, textIn, type XmlNode } from './read-xml-units.ts'

const GAP = /\[\[(\d{1,2})\]\]/g
/** A gap while entities are decoded, so that no text becomes one. */
const MARK = /\ue010(\d{1,2})\ue011/g
const marked = (text: string): string => text.replace(/[\ue010\ue011]/g, '').replace(GAP, '\ue010$1\ue011')

/** What is said before gaps where a file says nothing. */
const SENTENCE = 'Complete the sentence.'

/** The text before the paragraph with the first gap, and that paragraph with all that follows. */
function divided(given: FormatText): { before: FormatText | undefined; gaps: string } {
  if ('text' in given) {
    const first = given.text.search(/\[\[\d/)
    const start = given.text.lastIndexOf('\n', first) + 1
    return { before: { text: given.text.slice(0, start).trim() }, gaps: marked(given.text.slice(start)) }
  }
  const first = given.html.search(/\[\[\d/)
  const start = given.html.lastIndexOf('<p', first)
  const cutAt = start < 0 ? 0 : start
  const lines = marked(given.html.slice(cutAt))
    .replace(/[ \t\r\n]+/g, ' ')
    .split(/<br\s*\/?>|<\/p>\s*<p[^<>]*>/i)
    .map((line) => decodeEntities(line.replace(/<[a-z/!?][^<>]*>/gi, '')).trim())
  const before = richText(given.html.slice(0, cutAt))
  // What is no gap in a text is written so that it is none.
  return {
    before: 'html' in before ? { html: before.html.replaceAll('[&#91;', '[[') } : before,
    gaps: lines.join('\n'),
  }
}

type Choice = { text: string; group: string; infinite: boolean }

/** A choice is one line of text; what formatting it has is left out. */
const choiceOf = (node: XmlNode): Choice => ({
  text: oneLine({ html: textIn(childOf(node, 'text')) }),
  group: textIn(childOf(node, 'group')).trim() || '1',
  infinite: childOf(node, 'infinite') !== undefined,
})

/**
 * A text whose gaps are chosen from lists (gapselect) or filled with words (ddwtos). A gap names its right choice; what may be chosen are
 * the choices of the same group. Words of several groups lie in one list here.
 */
export function gapPart(
  question: XmlNode,
  type: 'gapselect' | 'ddwtos',
  textOf: (node: XmlNode | undefined) => FormatText,
): Part | FormatReason {
  const choices = childrenOf(question, type === 'gapselect' ? 'selectoption' : 'dragbox').map(choiceOf)
  const { before, gaps } = divided(textOf(childOf(question, 'questiontext')))
  const numbers = [...gaps.matchAll(MARK)].map(([, number]) => Number(number))
  const right = numbers.map((number) => choices[number - 1])
  if (numbers.length === 0 || right.includes(undefined)) return `format-answers:${String(question.line)}`
  let count = 0
  const text = gaps.replace(MARK, () => `{{${String((count += 1))}}}`).trim()
  const losses: FormatReason[] = []
  const hasBody = before !== undefined && oneLine(before) !== ''
  if (!hasBody) losses.push('format-no-body')
  const body = hasBody ? before : { text: SENTENCE }
  const keys = right.flatMap((choice) => choice ?? [])
  if (type === 'gapselect') {
    const blanks = keys.map(({ text: key, group }) => {
      const options = [...new Set(choices.filter((choice) => choice.group === group).map((choice) => choice.text))]
      return { options, correct: options.indexOf(key) }
    })
    return { type: 'Drop-Down Cloze', body, content: { text, blanks }, losses }
  }
  const tokens = [...new Set(choices.map((choice) => choice.text))]
  const blanks = keys.map(({ text: key }) => ({ correct: tokens.indexOf(key) }))
  const reusable = choices.some(({ infinite }) => infinite)
  return {
    type: 'Drag-and-Drop Cloze',
    body,
    content: { text, tokens, blanks, ...(reusable ? { reusable: true } : {}) },
    losses,
  }
}
