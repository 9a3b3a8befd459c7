import type { FormatReason } from '../reasons.ts'
import { oneLine } from '../text/format-html.ts'
import { answerOf, type FormatAnswer } from '../format-row.ts'
import { isPartial, severalScoring } from '../choice-rows.ts'
import { type ChoiceScore, proveKey } from '../scoring/proved-key.ts'
import { identifier, keyOf, pointsLoss, type QtiPart, type QtiTextOf, whyOf } from './qti-keys.ts'
import type { QtiScoring } from './qti-scoring.ts'
import { contained, mappedPoints, type QtiValue } from './qti-values.ts'
import { childOf, descendantsOf, type XmlNode } from '../text/read-xml-units.ts'

/** The choices of an interaction, with whether each is correct, and why. */
function optionsOf(item: XmlNode, interaction: XmlNode, textOf: QtiTextOf): FormatAnswer[] {
  const right = new Set(keyOf(item, interaction).right)
  return descendantsOf(interaction, new Set(['simplechoice'])).map((choice) =>
    answerOf(textOf(choice), right.has(identifier(choice)), whyOf(choice, textOf)),
  )
}

/** The points of selected options: by the item's scoring, or else by its mapping; undefined if neither covers them. */
function pointsOfChosen(scoring: QtiScoring, id: string, ids: readonly string[]): ChoiceScore | undefined {
  const declaration = scoring.declarations.get(id)
  const isOne = declaration?.cardinality === 'single'
  const responseOf = (chosen: readonly number[]): QtiValue => {
    const own = chosen.flatMap((at) => ids[at] ?? [])
    return isOne ? (own[0] ?? null) : contained(own)
  }
  const { score } = scoring
  if (score) return (chosen) => score(new Map([[id, responseOf(chosen)]]))
  return declaration?.mapping && ((chosen) => mappedPoints(responseOf(chosen), declaration))
}

/** Converts a choice question: one answer, several, or as many as are correct. */
export function choicePart(
  item: XmlNode,
  interaction: XmlNode,
  { label, textOf, scoring }: { label: string; textOf: QtiTextOf; scoring: QtiScoring },
): QtiPart | FormatReason {
  const { id, right, points, cardinality } = keyOf(item, interaction)
  const choices = descendantsOf(interaction, new Set(['simplechoice']))
  const ids = choices.map(identifier)
  const score = pointsOfChosen(scoring, id, ids)
  const most = Number(interaction.attributes['maxchoices'] ?? '1')
  const isSeveral = cardinality !== 'single' && (most !== 1 || label === 'Select N')
  const declared = ids.flatMap((own, at) => (right.includes(own) ? [at] : []))
  const proved =
    score && proveKey(score, ids.length, { key: declared, most: isSeveral && most === 0 ? ids.length : most || 1 })
  if (typeof proved === 'string') return proved
  if (proved === undefined && declared.length === 0) return 'format-no-key'
  if (!isSeveral && declared.length > 1) return 'format-several-right'
  const key = proved?.right ?? declared
  const answers = choices.map((choice, at) => answerOf(textOf(choice), key.includes(at), whyOf(choice, textOf)))
  if (!isSeveral) {
    const isTruth = answers.map(({ text = '' }) => text.toLowerCase()).join() === 'true,false'
    const type = label === 'Priority' ? label : isTruth ? 'True/False' : 'Multiple Choice'
    return { type, answers, losses: score && isPartial(score, ids.length) ? ['format-fraction'] : [] }
  }
  const values = [...points.values()]
  // A Select N: as many choices as correct answers, and points only for these.
  const isSelectN = most > 1 && most === key.length && values.length > 0 && values.every((own) => own >= 0)
  const isWhole = values.length === answers.length
  const models = proved?.models ?? ['all-or-nothing', 'plus-minus', 'each-right']
  if (models.includes('each-right') && (label === 'Select N' || (isSelectN && !isWhole)))
    return { type: 'Select N', content: { options: answers }, losses: [] }
  // Points for every choice, all of which are correct: how +/− scoring is exported.
  const isPlusMinus = values.some((own) => own < 0) || (answers.length > 0 && isWhole)
  return {
    type: 'Select All That Apply',
    answers,
    ...severalScoring({ right: key, models }, isPlusMinus ? 'plus-minus' : 'all-or-nothing'),
  }
}

/** The numbers of groups and options that the academy supports. */
const GROUPS = [2, 8] as const
const OPTIONS = [2, 4] as const

/**
 * Converts several choice lists in one item: a Bow-Tie's sides if the item says so, otherwise groups if each list has a
 * name and a correct choice.
 */
export function listsPart(
  item: XmlNode,
  body: XmlNode,
  interactions: readonly XmlNode[],
  { textOf, hasParts }: { textOf: QtiTextOf; hasParts: boolean },
): QtiPart | FormatReason {
  const itemLabel = item.attributes['label'] ?? ''
  const losses = pointsLoss(hasParts)
  const lists = interactions.map((interaction) => {
    const prompt = childOf(interaction, 'prompt')
    return { label: prompt ? oneLine(textOf(prompt), losses) : '', options: optionsOf(item, interaction, textOf) }
  })
  const [actions, conditions, parameters] = lists.map(({ options }) => options)
  const before = { body: textOf(body, new Set(interactions)) }
  if (itemLabel === 'Bow-Tie' && lists.length === 3)
    return { type: 'Bow-Tie', ...before, content: { actions, conditions, parameters }, losses }
  const isWithin = (count: number, [least, most]: readonly [number, number]) => count >= least && count <= most
  const areGroups =
    isWithin(lists.length, GROUPS) &&
    lists.every(
      ({ label, options }) =>
        label !== '' && isWithin(options.length, OPTIONS) && options.some(({ correct }) => correct === true),
    )
  if (!areGroups) return 'format-several'
  return {
    type: 'Grouping',
    ...before,
    content: { groups: lists },
    losses: itemLabel === 'Grouping' ? losses : ['format-groups', ...losses],
  }
}
