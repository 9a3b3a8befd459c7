import type { FormatReason } from '#domain/messages/formats.ts'
import { type AnsweredPart, numberText } from './choice-rows.ts'
import { decodeEntities, oneLine, richText } from './format-html.ts'
import { type PictureShelf, withPictures } from './format-pictures.ts'
import { answerOf, bodyOf, type FormatRow, type FormatText, labelsOf, rationaleOf, refusedRow } from './format-row.ts'
import { deep, htmlIn } from './qti-nodes.ts'
import { childOf, childrenOf, descendantsOf, textIn, type XmlNode } from './read-xml-units.ts'

/** What an item of a package has beside its file: its tags, and the pictures that it names. */
export type ItemContext = {
  tags: readonly string[]
  shelf: PictureShelf
  bytesOf: (source: string) => Uint8Array | undefined
}

type Part = AnsweredPart & { content?: object; body?: FormatText }
type TextOf = (node: XmlNode | undefined, without?: ReadonlySet<XmlNode>) => FormatText

const INTERACTION = /interaction$/
const INLINE = new Set(['inlinechoiceinteraction', 'textentryinteraction'])

/** Every interaction of an item, in the order of the document. */
const interactionsOf = (body: XmlNode | undefined): XmlNode[] =>
  childrenOf(body).flatMap((child) => (INTERACTION.test(child.name) ? [child] : interactionsOf(child)))

/** The key of a response: its right values, and the points of its values where a mapping gives them. */
function keyOf(item: XmlNode, interaction: XmlNode) {
  const id = interaction.attributes['responseidentifier']
  const declaration = childrenOf(item, 'responsedeclaration').find(({ attributes }) => attributes['identifier'] === id)
  const right = childrenOf(childOf(declaration, 'correctresponse'), 'value').map((value) => textIn(value).trim())
  const points = new Map(
    childrenOf(childOf(declaration, 'mapping'), 'mapentry').map(({ attributes }) => [
      attributes['mapkey'] ?? '',
      Number(attributes['mappedvalue'] ?? '0'),
    ]),
  )
  const mapped = [...points].flatMap(([value, own]) => (own > 0 ? [value] : []))
  return { right: right.length > 0 ? right : mapped, points, cardinality: declaration?.attributes['cardinality'] ?? '' }
}

const identifier = (node: XmlNode): string => node.attributes['identifier'] ?? ''

const whyOf = (choice: XmlNode, textOf: TextOf): FormatText | undefined => {
  const feedback = childOf(choice, 'feedbackblock') ?? childOf(choice, 'feedbackinline')
  return feedback && textOf(feedback)
}

function choicePart(item: XmlNode, interaction: XmlNode, label: string, textOf: TextOf): Part {
  const { right, points, cardinality } = keyOf(item, interaction)
  const choices = descendantsOf(interaction, new Set(['simplechoice']))
  const answers = choices.map((choice) =>
    answerOf(textOf(choice), right.includes(identifier(choice)), whyOf(choice, textOf)),
  )
  const values = [...points.values()]
  const isSeveral = cardinality === 'multiple' || right.length > 1
  if (!isSeveral) {
    const isTruth = answers.map(({ text = '' }) => text.toLowerCase()).join() === 'true,false'
    const type = label === 'Priority' ? label : isTruth ? 'True/False' : 'Multiple Choice'
    return {
      type,
      answers,
      losses: values.filter((own) => own > 0).length > 1 ? ['format-fraction'] : [],
    }
  }
  // Points for every choice, all of them right: as +/− scoring writes it.
  const isPlusMinus = values.some((own) => own < 0) || (choices.length > 0 && values.length === choices.length)
  // A point for each right one, less one for each wrong one, is what the academy counts.
  const isOurs = values.every((own) => Math.abs(own) === 1)
  const isPartial = !isPlusMinus && points.size > 0
  return {
    type: 'Select All That Apply',
    answers,
    ...(isPlusMinus ? { scoring: 'plus-minus' } : {}),
    losses: isPlusMinus ? (isOurs ? [] : ['format-plus-minus']) : isPartial ? ['format-partial'] : [],
  }
}

function matchPart(item: XmlNode, interaction: XmlNode, label: string, textOf: TextOf): Part | FormatReason {
  const [sources, targets] = childrenOf(interaction, 'simplematchset').map((set) =>
    childrenOf(set, 'simpleassociablechoice'),
  )
  if (!sources || !targets) return `format-answers:${String(interaction.line)}`
  const pairs = keyOf(item, interaction).right.map((pair) => pair.split(/\s+/))
  const matchesOf = (source: XmlNode) =>
    targets.flatMap((target, at) =>
      pairs.some(([a, b]) => a === identifier(source) && b === identifier(target)) ? [at] : [],
    )
  const keys = sources.map(matchesOf)
  const columns = targets.map((target) => oneLine(textOf(target)))
  const isSingle = keys.every((key) => key.length === 1)
  if (label === 'Matrix Multiple Response' || !isSingle)
    return {
      type: 'Matrix Multiple Response',
      content: {
        columns,
        rows: sources.map((source, at) => ({ text: oneLine(textOf(source)), columns: keys[at] ?? [] })),
      },
      losses: [],
    }
  if (label === 'Matrix Multiple Choice' || (label === '' && targets.length < sources.length))
    return {
      type: 'Matrix Multiple Choice',
      content: {
        columns,
        rows: sources.map((source, at) => ({ text: oneLine(textOf(source)), column: keys[at]?.[0] ?? 0 })),
      },
      losses: [],
    }
  const used = new Set(keys.flat())
  return {
    type: 'Matching/Dropdown',
    answers: sources.map((source, at) =>
      answerOf(textOf(source), columns[keys[at]?.[0] ?? 0] ?? '', whyOf(source, textOf)),
    ),
    losses: used.size < targets.length ? ['format-extra-matches'] : [],
  }
}

function orderPart(item: XmlNode, interaction: XmlNode, textOf: TextOf): Part {
  const { right } = keyOf(item, interaction)
  const choices = childrenOf(interaction, 'simplechoice')
  const items = right.flatMap((id) => choices.find((choice) => identifier(choice) === id) ?? [])
  return {
    type: 'Ordered Response',
    content: {
      items: items.map((choice) => {
        const own = textOf(choice)
        return 'html' in own ? { textHtml: own.html } : { text: own.text }
      }),
    },
    losses: [],
  }
}

function numberPart(item: XmlNode, interaction: XmlNode): Part | FormatReason {
  const { right } = keyOf(item, interaction)
  const [given = ''] = right
  const answer = given === '' ? undefined : numberText(Number(given))
  if (answer === undefined) return 'format-type:Short answer'
  const [spread = '0'] = (deep(childOf(item, 'responseprocessing'), 'equal')?.attributes['tolerance'] ?? '0').split(
    /\s+/,
  )
  const tolerance = numberText(Math.abs(Number(spread)))
  const content = { answer, ...(tolerance === undefined || tolerance === '0' ? {} : { tolerance }) }
  return { type: 'Numeric', content, losses: right.length > 1 ? ['format-other-answers'] : [] }
}

const BLOCKS = new Set(['p', 'div', 'blockquote', 'li', 'td'])

/** The innermost block around a node. */
function blockAround(within: XmlNode, node: XmlNode): XmlNode | undefined {
  const child = childrenOf(within).find(
    (own) => own === node || descendantsOf(own, new Set([node.name])).includes(node),
  )
  if (!child || child === node) return undefined
  return blockAround(child, node) ?? (BLOCKS.has(child.name) ? child : undefined)
}

/** Drop-downs within sentences; the sentences are the blocks that hold them, what lies before is the body. */
function clozePart(
  item: XmlNode,
  body: XmlNode,
  interactions: readonly XmlNode[],
  textOf: TextOf,
): Part | FormatReason {
  const blocks = [...new Set(interactions.map((own) => blockAround(body, own)))]
  if (blocks.includes(undefined)) return 'format-several'
  const marks = new Map(interactions.map((own, at) => [own, `{{${String(at + 1)}}}`]))
  const marked = (node: XmlNode): XmlNode => ({
    ...node,
    children: node.children.map((child) => (typeof child === 'string' ? child : (marks.get(child) ?? marked(child)))),
  })
  const text = blocks
    .flatMap((block) =>
      block
        ? [
            htmlIn(marked(block))
              .replace(/[ \t\r\n]+/g, ' ')
              .split(/<br[^<>]*>/),
          ]
        : [],
    )
    .flat()
    .map((line) => decodeEntities(line.replace(/<[a-z/!?][^<>]*>/gi, '')).trim())
    .join('\n')
  const blanks = interactions.map((interaction) => {
    const choices = childrenOf(interaction, 'inlinechoice')
    const [right] = keyOf(item, interaction).right
    return {
      options: choices.map((choice) => oneLine(textOf(choice))),
      correct: choices.findIndex((choice) => identifier(choice) === right),
    }
  })
  const before = textOf(body, new Set(blocks.flatMap((block) => block ?? [])))
  const isEmpty = oneLine(before) === ''
  return {
    type: 'Drop-Down Cloze',
    body: isEmpty ? { text: 'Complete the sentence.' } : before,
    content: { text, blanks },
    losses: isEmpty ? ['format-no-body'] : [],
  }
}

function partOf(item: XmlNode, body: XmlNode, textOf: TextOf): Part | FormatReason {
  const interactions = interactionsOf(body)
  const [interaction] = interactions
  const label = item.attributes['label'] ?? ''
  if (!interaction) return 'format-text-only'
  if (interactions.every(({ name }) => name === 'inlinechoiceinteraction'))
    return clozePart(item, body, interactions, textOf)
  if (interactions.length > 1) return 'format-several'
  switch (interaction.name) {
    case 'choiceinteraction':
      return choicePart(item, interaction, label, textOf)
    case 'matchinteraction':
      return matchPart(item, interaction, label, textOf)
    case 'orderinteraction':
      return orderPart(item, interaction, textOf)
    case 'textentryinteraction':
      return numberPart(item, interaction)
    default:
      return `format-type:${interaction.name.replace(/interaction$/, '')}`
  }
}

/** An item of QTI 2.x or 3.0, its names compared as `plainNames` has them, as a row. */
export function rowOfItem(item: XmlNode, { tags, shelf, bytesOf }: ItemContext): FormatRow {
  const losses: FormatReason[] = []
  const textOf: TextOf = (node, without) => {
    const read = richText(node ? htmlIn(node, without).trim() : '')
    return 'html' in read ? { html: withPictures(read.html, shelf, losses, bytesOf) } : read
  }
  const ref = item.attributes['identifier'] ?? ''
  const body = childOf(item, 'itembody')
  if (!body) return refusedRow('format-text-only', { text: item.attributes['title'] ?? '' }, ref)
  const part = partOf(item, body, textOf)
  const blocks = new Set(
    interactionsOf(body).filter(({ name }) => !INLINE.has(name) || name === 'textentryinteraction'),
  )
  const prompts = [...blocks].flatMap((own) => childrenOf(own, 'prompt'))
  const around = textOf(body, blocks)
  const prompt = prompts[0] && textOf(prompts[0])
  const whole =
    oneLine(around) === '' && !('html' in around && /<img/.test(around.html))
      ? (prompt ?? around)
      : joined(around, prompt)
  if (typeof part === 'string') return refusedRow(part, whole, ref)
  const feedback = childrenOf(item, 'modalfeedback')
  const [rationale, more] = feedback
  if (more) losses.push('format-feedback')
  if (descendantsOf(item, new Set(['rubricblock'])).length > 0) losses.push('format-feedback')
  const { losses: own, body: ownBody = whole, ...answered } = part
  return {
    ref,
    ...answered,
    ...bodyOf(ownBody),
    ...rationaleOf(rationale && textOf(rationale)),
    ...labelsOf(tags),
    losses: [...new Set([...own, ...losses])],
  }
}

/** A text and the prompt after it. */
function joined(first: FormatText, second: FormatText | undefined): FormatText {
  if (second === undefined || oneLine(second) === '') return first
  if ('text' in first && 'text' in second) return { text: `${first.text} ${second.text}` }
  const html = (given: FormatText) =>
    'html' in given ? given.html : `<p>${given.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
  return { html: `${html(first)}${html(second)}` }
}
