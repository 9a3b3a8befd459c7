import type { FormatReason } from '../reasons.ts'
import { decimalsLoss, numberText } from '../choice-rows.ts'
import { oneLine, richText } from '../text/format-html.ts'
import { type PictureShelf, withPictures } from '../format-pictures.ts'
import { answerOf, bodyOf, type FormatRow, type FormatText, labelsOf, rationaleOf, refusedRow } from '../format-row.ts'
import { choicePart, listsPart } from './qti-choices.ts'
import { clozePart, gapMatchPart, hottextPart } from './qti-gaps.ts'
import { identifier, interactionsOf, keyOf, type QtiPart, type QtiTextOf, whyOf } from './qti-keys.ts'
import { deep, htmlIn } from './qti-nodes.ts'
import { childOf, childrenOf, descendantsOf, type XmlNode } from '../text/read-xml-units.ts'

/** What an item of a package has beside its file: its tags, and the pictures that it names. */
export type ItemContext = {
  tags: readonly string[]
  shelf: PictureShelf
  bytesOf: (source: string) => Uint8Array | undefined
}

const INLINE = new Set(['inlinechoiceinteraction', 'textentryinteraction'])

function matchPart(item: XmlNode, interaction: XmlNode, label: string, textOf: QtiTextOf): QtiPart | FormatReason {
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

function orderPart(item: XmlNode, interaction: XmlNode, textOf: QtiTextOf): QtiPart {
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

function numberPart(item: XmlNode, interaction: XmlNode): QtiPart | FormatReason {
  const { right } = keyOf(item, interaction)
  const [given = ''] = right
  const answer = given === '' ? undefined : numberText(Number(given))
  if (answer === undefined) return 'format-type:Short answer'
  const [spread = '0'] = (deep(childOf(item, 'responseprocessing'), 'equal')?.attributes['tolerance'] ?? '0').split(
    /\s+/,
  )
  const tolerance = numberText(Math.abs(Number(spread)))
  const decimals = decimalsLoss(Number(given), Number(spread))
  const content = { answer, ...(tolerance === undefined || tolerance === '0' ? {} : { tolerance }) }
  return { type: 'Numeric', content, losses: right.length > 1 ? ['format-other-answers', ...decimals] : decimals }
}

/** Interactions of one item at most: no question of the academy has as many. */
const MOST_INTERACTIONS = 50

function partOf(item: XmlNode, body: XmlNode, textOf: QtiTextOf): QtiPart | FormatReason {
  const interactions = interactionsOf(body)
  const [interaction] = interactions
  const label = item.attributes['label'] ?? ''
  if (!interaction) return 'format-text-only'
  if (interactions.length > MOST_INTERACTIONS) return 'format-several'
  if (interactions.every(({ name }) => name === 'inlinechoiceinteraction'))
    return clozePart(item, body, interactions, textOf)
  if (interactions.length > 1)
    return interactions.every(({ name }) => name === 'choiceinteraction')
      ? listsPart(item, body, interactions, textOf)
      : 'format-several'
  switch (interaction.name) {
    case 'choiceinteraction':
      return choicePart(item, interaction, label, textOf)
    case 'matchinteraction':
      return matchPart(item, interaction, label, textOf)
    case 'orderinteraction':
      return orderPart(item, interaction, textOf)
    case 'textentryinteraction':
      return numberPart(item, interaction)
    case 'gapmatchinteraction':
      return gapMatchPart(item, interaction, textOf)
    case 'hottextinteraction':
      return hottextPart(item, interaction)
    default:
      return `format-type:${interaction.name.replace(/interaction$/, '')}`
  }
}

/** Whether a text shows nothing. */
const isEmpty = (given: FormatText): boolean => oneLine(given) === '' && !('html' in given && /<img/.test(given.html))

/** An item of QTI 2.x or 3.0, its names compared as `qtiName` gives them, as a row. */
export function rowOfItem(item: XmlNode, { tags, shelf, bytesOf }: ItemContext): FormatRow {
  const losses: FormatReason[] = []
  const textOf: QtiTextOf = (node, without) => {
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
  const whole = isEmpty(around) ? (prompt ?? around) : joined(around, prompt)
  if (typeof part === 'string') return refusedRow(part, whole, ref)
  const feedback = childrenOf(item, 'modalfeedback')
  const [rationale, more] = feedback
  if (more) losses.push('format-feedback')
  if (descendantsOf(item, new Set(['rubricblock'])).length > 0) losses.push('format-feedback')
  const { losses: own, body: given = whole, sentence, ...answered } = part
  const isSilent = sentence !== undefined && isEmpty(given)
  if (isSilent) losses.push('format-no-body')
  return {
    ref,
    ...answered,
    ...bodyOf(isSilent ? { text: sentence } : given),
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
