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
import { choicePart, listsPart } from './qti-choices.ts'
import { clozePart, gapMatchPart, hottextPart } from './qti-gaps.ts'
import { identifier, interactionsOf, keyOf, type QtiPart, type QtiTextOf, whyOf } from './qti-keys.ts'
import { contentIn } from './qti-nodes.ts'
import { proofOf } from './qti-proof.ts'
import { refOfIdentifier } from './qti-identifier.ts'
import { boundsOf, type QtiScoring, scoringOf } from './qti-scoring.ts'
import { isMade, mappedPoints, type QtiValue, understood } from './qti-values.ts'
import { childOf, childrenOf, descendantsOf, type XmlNode } from '../text/read-xml-units.ts'

/** What an item of a package has beside its file: its tags, and the pictures that it names. */
export type ItemContext = {
  tags: readonly string[]
  shelf: PictureShelf
  bytesOf: (source: string) => Uint8Array | undefined
  /** The passage that a file of the package holds; undefined: there is none. */
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

function orderPart(item: XmlNode, interaction: XmlNode, textOf: QtiTextOf): QtiPart {
  const { right } = keyOf(item, interaction)
  const choices = childrenOf(interaction, 'simplechoice')
  const items = right.flatMap((id) => choices.find((choice) => identifier(choice) === id) ?? [])
  return {
    type: 'Ordered Response',
    content: {
      items: items.map((choice) => optionOf(textOf(choice))),
    },
    losses: [],
  }
}

function numberPart(item: XmlNode, interaction: XmlNode, { declarations, score }: QtiScoring): QtiPart | FormatReason {
  const { id, right, points } = keyOf(item, interaction)
  const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text))
  const declaration = declarations.get(id)
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

/** Interactions of one item at most: no question of the academy has as many. */
const MOST_INTERACTIONS = 50

function partOf(item: XmlNode, body: XmlNode, textOf: QtiTextOf): QtiPart | FormatReason {
  const interactions = interactionsOf(body)
  const [interaction] = interactions
  const label = item.attributes['label'] ?? ''
  if (!interaction) return 'format-text-only'
  if (item.attributes['adaptive'] === 'true') return 'format-adaptive'
  if (isMade(item)) return 'format-template'
  if (interactions.length > MOST_INTERACTIONS) return 'format-several'
  const kind = interactions.every(({ name }) => name === interaction.name) ? interaction.name : ''
  const isCloze = kind === 'inlinechoiceinteraction'
  if (interactions.length > 1 && !isCloze && kind !== 'choiceinteraction') return 'format-several'
  if (!READ.has(kind)) return `format-type:${interaction.name.replace(/interaction$/, '')}`
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

/** What asks for several parts of an answer: its keys are tried against its scoring. */
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
        return orderPart(item, interaction, textOf)
      case 'gapmatchinteraction':
        return gapMatchPart(item, interaction, { textOf, hasParts })
      default:
        return hottextPart(item, interaction, hasParts)
    }
  }
  const part = read()
  return typeof part === 'string' ? part : (refusal ?? part)
}

/** The interactions that types of the academy have. */
const READ = new Set(
  ['choice', 'inlinechoice', 'textentry', 'match', 'order', 'gapmatch', 'hottext'].map((kind) => `${kind}interaction`),
)

/** Whether a text shows nothing. */
const isEmpty = (given: FormatText): boolean =>
  oneLine(given) === '' && !('html' in given && given.html.includes('<img '))

/** An item of QTI 2.x or 3.0, its names compared as `qtiName` gives them, as a row. */
export function rowOfItem(item: XmlNode, { tags, shelf, bytesOf, passageOf }: ItemContext): FormatRow {
  const losses: FormatReason[] = []
  const picture = pictureRule(shelf, losses, bytesOf)
  const textOf: QtiTextOf = (node, without) => {
    return formatText(node ? contentIn(node, without) : [], { losses, picture })
  }
  const ref = refOfIdentifier(item.attributes['identifier'] ?? '')
  const body = childOf(item, 'itembody')
  if (!body) return refusedRow('format-text-only', { text: item.attributes['title'] ?? '' }, ref)
  const part = understood(() => partOf(item, body, textOf))
  const blocks = new Set(
    interactionsOf(body).filter(({ name }) => !INLINE.has(name) || name === 'textentryinteraction'),
  )
  const prompts = [...blocks].flatMap((own) => childrenOf(own, 'prompt'))
  const around = textOf(body, blocks)
  const prompt = prompts[0] && textOf(prompts[0])
  const whole = isEmpty(around) ? (prompt ?? around) : joinedTexts(around, prompt, ' ')
  if (typeof part === 'string') return refusedRow(part, whole, ref)
  const feedback = childrenOf(item, 'modalfeedback')
  const [rationale, more] = feedback
  if (more) losses.push('format-feedback')
  if (descendantsOf(item, new Set(['rubricblock'])).length > 0) losses.push('format-feedback')
  const { losses: own, body: question = whole, sentence, ...answered } = part
  const passages = childrenOf(item, 'assessmentstimulusref').flatMap(({ attributes }) => {
    const { href = '' } = attributes
    const passage = passageOf?.(href)
    if (!passage) losses.push(`format-passage:${href}`)
    return passage ? [textOf(passage)] : []
  })
  const given = passages.reduceRight((text, passage) => joinedTexts(passage, text), question)
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
