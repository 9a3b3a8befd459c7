import type { FormatReason } from '../reasons.ts'
import { decimalsLoss, numberText } from '../choice-rows.ts'
import { formatText, oneLine } from '../text/format-html.ts'
import { pictureRule, type PictureShelf } from '../format-pictures.ts'
import { rightRange } from '../scoring/right-range.ts'
import {
  answerOf,
  bodyOf,
  type FormatRow,
  type FormatText,
  joinedTexts,
  labelsOf,
  optionOf,
  rationaleOf,
  refusedRow,
} from '../format-row.ts'
import { withGap, withParagraphs } from './qti-blocks.ts'
import { choicePart, listsPart } from './qti-choices.ts'
import { clozePart, gapMatchPart, hottextPart } from './qti-gaps.ts'
import { identifier, interactionsOf, keyOf, type QtiPart, type QtiTextOf, whyOf } from './qti-keys.ts'
import { contentIn, isForOthers } from './qti-nodes.ts'
import { proofOf } from './qti-proof.ts'
import { refOfIdentifier } from './qti-identifier.ts'
import { boundsOf, type QtiScoring, scoringOf } from './qti-scoring.ts'
import { isMade, mappedPoints, type QtiValue, understood } from './qti-values.ts'
import { childOf, childrenOf, descendantsOf, textIn, type XmlNode } from '../text/read-xml-units.ts'

/** An item's context in the package: its tags, and the pictures that it refers to. */
export type ItemContext = {
  tags: readonly string[]
  shelf: PictureShelf
  bytesOf: (source: string) => Uint8Array | undefined
  /** Returns the passage in a file of the package; undefined if there is none. */
  passageOf?: ((source: string) => XmlNode | undefined) | undefined
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
  const losses: FormatReason[] = []
  const lineOf = (node: XmlNode) => oneLine(textOf(node), losses)
  const columns = targets.map(lineOf)
  const isSingle = keys.every((key) => key.length === 1)
  if (label === 'Matrix Multiple Response' || !isSingle)
    return {
      type: 'Matrix Multiple Response',
      content: {
        columns,
        rows: sources.map((source, at) => ({ text: lineOf(source), columns: keys[at] ?? [] })),
      },
      losses,
    }
  if (label === 'Matrix Multiple Choice' || (label === '' && targets.length < sources.length))
    return {
      type: 'Matrix Multiple Choice',
      content: {
        columns,
        rows: sources.map((source, at) => ({ text: lineOf(source), column: keys[at]?.[0] ?? 0 })),
      },
      losses,
    }
  const used = new Set(keys.flat())
  return {
    type: 'Matching/Dropdown',
    answers: sources.map((source, at) =>
      answerOf(textOf(source), columns[keys[at]?.[0] ?? 0] ?? '', whyOf(source, textOf)),
    ),
    losses: used.size < targets.length ? [...losses, 'format-extra-matches'] : losses,
  }
}

function orderPart(
  item: XmlNode,
  interaction: XmlNode,
  { textOf, hasParts }: { textOf: QtiTextOf; hasParts: boolean },
): QtiPart | FormatReason {
  const { right } = keyOf(item, interaction)
  const choices = childrenOf(interaction, 'simplechoice')
  const items = right.flatMap((id) => choices.find((choice) => identifier(choice) === id) ?? [])
  if (items.length > 0 && new Set(items).size < choices.length) return 'format-type:order of some of the choices'
  return {
    type: 'Ordered Response',
    content: {
      items: items.map((choice) => optionOf(textOf(choice))),
    },
    losses: hasParts ? ['format-partial'] : [],
  }
}

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i
/** Text that is a number; `007` is a code. */
const NUMBER_WORDS = /^[-+]?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i

function numberPart(item: XmlNode, interaction: XmlNode, { declarations, score }: QtiScoring): QtiPart | FormatReason {
  const { id, right, points } = keyOf(item, interaction)
  const declaration = declarations.get(id)
  const isNumber = (text: string) => (declaration?.baseType === 'string' ? NUMBER_WORDS : NUMBER).test(text)
  const numbers = right.filter(isNumber).map(Number)
  const [key] = numbers
  if (key === undefined || !declaration) return 'format-type:Short answer'
  const responseOf = (given: number): QtiValue => (declaration.baseType === 'string' ? String(given) : given)
  const scoreOf = (given: number) => {
    const response = responseOf(given)
    if (score) return score(new Map([[id, response]]))
    return declaration.mapping ? mappedPoints(response, declaration) : numbers.includes(given) ? 1 : 0
  }
  const bounds = [...boundsOf(item, id, declarations), ...numbers]
  const step = declaration.baseType === 'integer' ? 1 : undefined
  const range = rightRange(scoreOf, { bounds, key, ...(step === undefined ? {} : { step }) })
  if (typeof range === 'string') return range
  const words = [...right, ...points.keys()].some((text) => !isNumber(text))
  const losses = words ? (['format-other-answers'] as const) : []
  if (range) return { type: 'Numeric', content: range.content, losses: [...range.losses, ...losses] }
  const answer = numberText(key)
  return answer === undefined
    ? 'format-range-endless'
    : { type: 'Numeric', content: { answer }, losses: [...decimalsLoss(key), ...losses] }
}

/** The maximum number of interactions in an item; the academy's questions have fewer. */
const MAX_INTERACTIONS = 50

function partOf(item: XmlNode, body: XmlNode, textOf: QtiTextOf): QtiPart | FormatReason {
  const interactions = interactionsOf(body)
  const [interaction] = interactions
  const label = item.attributes['label'] ?? ''
  if (!interaction) return 'format-text-only'
  if (item.attributes['adaptive'] === 'true') return 'format-adaptive'
  if (isMade(item)) return 'format-template'
  if (interactions.length > MAX_INTERACTIONS) return 'format-several'
  const kind = interactions.every(({ name }) => name === interaction.name) ? interaction.name : ''
  const isCloze = kind === 'inlinechoiceinteraction'
  const unread = interactions.find(({ name }) => !READ.has(name))
  if (unread) return `format-type:${unread.name.replace(/interaction$/, '')}`
  if (interactions.length > 1 && !isCloze && kind !== 'choiceinteraction') return 'format-several'
  const scoring = scoringOf(item)
  if (kind === 'textentryinteraction') return numberPart(item, interaction, scoring)
  if (kind === 'choiceinteraction' && interactions.length === 1)
    return choicePart(item, interaction, { label, textOf, scoring })
  return partsOf(item, body, { interactions, kind, label, textOf, scoring })
}

type Interactions = {
  interactions: readonly XmlNode[]
  kind: string
  label: string
  textOf: QtiTextOf
  scoring: QtiScoring
}

/** Converts an item with several interactions, validating its keys against its scoring. */
function partsOf(
  item: XmlNode,
  body: XmlNode,
  { interactions, kind, label, textOf, scoring }: Interactions,
): QtiPart | FormatReason {
  const { refusal, hasParts } = proofOf(item, interactions, scoring)
  const [interaction = body] = interactions
  const read = () => {
    switch (kind) {
      case 'inlinechoiceinteraction':
        return clozePart(item, body, interactions, textOf)
      case 'choiceinteraction':
        return listsPart(item, body, interactions, { textOf, hasParts })
      case 'matchinteraction':
        return matchPart(item, interaction, label, textOf)
      case 'orderinteraction':
        return orderPart(item, interaction, { textOf, hasParts })
      case 'gapmatchinteraction':
        return gapMatchPart(item, interaction, { textOf, hasParts })
      default:
        return hottextPart(item, interaction, hasParts)
    }
  }
  const part = read()
  return typeof part === 'string' ? part : (refusal ?? part)
}

/** The interactions that the academy's types support. */
const READ = new Set(
  ['choice', 'inlinechoice', 'textentry', 'match', 'order', 'gapmatch', 'hottext'].map((kind) => `${kind}interaction`),
)

const ASIDE = new Set(['feedbackblock', 'feedbackinline', 'rubricblock'])

/** A part of an item in another file. */
const includedPassage = ({ attributes }: XmlNode): FormatReason => `format-passage:${attributes['href'] ?? ''}`

/** Whether a text is visibly empty. */
const isEmpty = (given: FormatText): boolean =>
  oneLine(given) === '' && !('html' in given && given.html.includes('<img '))

/** Converts an item of QTI 2.x or 3.0 to a row. Names are compared as normalized by `qtiName`. */
export function rowOfItem(item: XmlNode, { tags, shelf, bytesOf, passageOf }: ItemContext): FormatRow {
  const losses: FormatReason[] = []
  const picture = pictureRule(shelf, losses, bytesOf)
  const shown = new Set<XmlNode>()
  const textOf: QtiTextOf = (node, without) => {
    if (node) shown.add(node)
    return formatText(node ? contentIn(node, without) : [], { losses, picture })
  }
  const ref = refOfIdentifier(item.attributes['identifier'] ?? '')
  const given = childOf(item, 'itembody')
  const body = given && withParagraphs(given)
  if (!body) return refusedRow('format-text-only', { text: item.attributes['title'] ?? '' }, ref)
  const part = understood(() => partOf(item, body, textOf))
  const blocks = new Set(
    interactionsOf(body).filter(({ name }) => !INLINE.has(name) || name === 'textentryinteraction'),
  )
  const prompts = [...blocks].flatMap((own) => childrenOf(own, 'prompt'))
  const [entry] = [...blocks].filter(({ name }) => name === 'textentryinteraction')
  const marked = entry && blocks.size === 1 ? withGap(body, entry) : undefined
  if (marked) losses.push('format-gap')
  const around = textOf(marked ?? body, blocks)
  const prompt = prompts[0] && textOf(prompts[0])
  const whole = isEmpty(around) ? (prompt ?? around) : joinedTexts(around, prompt, ' ')
  if (typeof part === 'string') return refusedRow(part, whole, ref)
  const feedback = childrenOf(item, 'modalfeedback')
  const [rationale, more] = feedback
  if (more) losses.push('format-feedback')
  // Feedback that belongs to no answer, and rubrics that only scorers see.
  const isLeft = (node: XmlNode) => !shown.has(node) && (node.name !== 'rubricblock' || isForOthers(node))
  if (descendantsOf(body, ASIDE).some((node) => isLeft(node) && textIn(node).trim() !== ''))
    losses.push('format-feedback')
  if (descendantsOf(body, new Set(['infocontrol'])).length > 0) losses.push('format-hint')
  losses.push(...descendantsOf(item, new Set(['include'])).map(includedPassage))
  const { losses: own, body: question = whole, sentence, ...answered } = part
  const passages = childrenOf(item, 'assessmentstimulusref').flatMap(({ attributes }) => {
    const { href = '' } = attributes
    const passage = passageOf?.(href)
    if (!passage) losses.push(`format-passage:${href}`)
    return passage ? [textOf(passage)] : []
  })
  const text = passages.reduceRight((own, passage) => joinedTexts(passage, own), question)
  const isSilent = sentence !== undefined && isEmpty(text)
  if (isSilent) losses.push('format-no-body')
  return {
    ref,
    ...answered,
    ...bodyOf(isSilent ? { text: sentence } : text),
    ...rationaleOf(rationale && textOf(rationale)),
    ...labelsOf(tags),
    losses: [...new Set([...own, ...losses])],
  }
}
