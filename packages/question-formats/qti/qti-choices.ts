import type { FormatReason } from '../reasons.ts'
import { oneLine } from '../text/format-html.ts'
import { answerOf, type FormatAnswer } from '../format-row.ts'
import { identifier, keyOf, pointsLoss, type QtiPart, type QtiTextOf, whyOf } from './qti-keys.ts'
import { childOf, descendantsOf, type XmlNode } from '../text/read-xml-units.ts'

/** The choices of an interaction with whether they are right, and why. */
function optionsOf(item: XmlNode, interaction: XmlNode, textOf: QtiTextOf): FormatAnswer[] {
  const right = new Set(keyOf(item, interaction).right)
  return descendantsOf(interaction, new Set(['simplechoice'])).map((choice) =>
    answerOf(textOf(choice), right.has(identifier(choice)), whyOf(choice, textOf)),
  )
}

/** Answers to choose from: one, several, or as many as are right. */
export function choicePart(item: XmlNode, interaction: XmlNode, label: string, textOf: QtiTextOf): QtiPart {
  const { right, points, cardinality } = keyOf(item, interaction)
  const answers = optionsOf(item, interaction, textOf)
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
  const most = Number(interaction.attributes['maxchoices'] ?? '1')
  // As many as are right, and points for these alone.
  const isSelectN = most > 1 && most === right.length && values.length > 0 && values.every((own) => own >= 0)
  const isWhole = values.length === answers.length
  if (label === 'Select N' || (isSelectN && !isWhole))
    return { type: 'Select N', content: { options: answers }, losses: [] }
  // Points for every choice, all of them right: as +/− scoring writes it.
  const isPlusMinus = values.some((own) => own < 0) || (answers.length > 0 && values.length === answers.length)
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

/** Groups that the academy takes, and options of one. */
const GROUPS = [2, 8] as const
const OPTIONS = [2, 4] as const

/**
 * Several lists of choices in one item: the sides of a Bow-Tie where the item says so, else groups, as far as each list has a name and
 * a right choice. They may be refused.
 */
export function listsPart(
  item: XmlNode,
  body: XmlNode,
  interactions: readonly XmlNode[],
  textOf: QtiTextOf,
): QtiPart | FormatReason {
  const itemLabel = item.attributes['label'] ?? ''
  const lists = interactions.map((interaction) => {
    const prompt = childOf(interaction, 'prompt')
    return { label: prompt ? oneLine(textOf(prompt)) : '', options: optionsOf(item, interaction, textOf) }
  })
  const losses = [...new Set(interactions.flatMap((interaction) => pointsLoss(keyOf(item, interaction))))]
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
