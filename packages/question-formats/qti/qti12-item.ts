import type { FormatReason } from '../reasons.ts'
import { type AnsweredPart, decimalsLoss, numberText } from '../choice-rows.ts'
import { htmlOfFile, oneLine } from '../text/format-html.ts'
import { withPictures } from '../format-pictures.ts'
import { answerOf, bodyOf, type FormatRow, type FormatText, labelsOf, rationaleOf, refusedRow } from '../format-row.ts'
import type { ItemContext } from './qti-item.ts'
import { childOf, descendantsOf, textIn, type XmlNode } from '../text/read-xml-units.ts'

type Part = AnsweredPart & { content?: object }
type TextOf = (node: XmlNode | undefined) => FormatText

const all = (node: XmlNode | undefined, name: string): XmlNode[] => descendantsOf(node, new Set([name]))
const ident = (node: XmlNode): string => node.attributes['ident'] ?? ''

/** The fields of an item's metadata, by their names. */
function fieldsOf(item: XmlNode): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const field of all(item, 'qtimetadatafield')) {
    const name = textIn(childOf(field, 'fieldlabel')).trim()
    fields.set(name, [...(fields.get(name) ?? []), textIn(childOf(field, 'fieldentry')).trim()])
  }
  return fields
}

/** The points that a condition gives; 0 where it sets none. */
const pointsOf = (condition: XmlNode): number =>
  Number(
    textIn(all(condition, 'setvar').find(({ attributes }) => (attributes['varname'] ?? 'SCORE') === 'SCORE')).trim() ||
      '0',
  )

/** The values that a condition asks for, without those that it excludes, for a response. */
function wantedBy(condition: XmlNode, response: string): string[] {
  const excluded = new Set(all(condition, 'not').flatMap((node) => all(node, 'varequal')))
  return all(condition, 'varequal')
    .filter((equal) => !excluded.has(equal) && (equal.attributes['respident'] ?? response) === response)
    .map((equal) => textIn(equal).trim())
}

/** Right values of a response: those of every condition that gives points. */
const rightOf = (item: XmlNode, response: string): string[] =>
  all(item, 'respcondition').flatMap((condition) => (pointsOf(condition) > 0 ? wantedBy(condition, response) : []))

/** Feedback by the value that shows it. */
function feedbackOf(item: XmlNode, textOf: TextOf) {
  const texts = new Map(all(item, 'itemfeedback').map((feedback) => [ident(feedback), feedback]))
  const byValue = new Map<string, FormatText>()
  const used = new Set<string>()
  for (const condition of all(item, 'respcondition')) {
    const values = all(condition, 'varequal')
    const [value] = values
    const link = childOf(condition, 'displayfeedback')?.attributes['linkrefid'] ?? ''
    const feedback = texts.get(link)
    if (!value || values.length > 1 || !feedback || link === 'general_fb') continue
    byValue.set(textIn(value).trim(), textOf(feedback))
    used.add(link)
  }
  const general = texts.get('general_fb')
  const isLeft = [...texts.keys()].some((name) => name !== 'general_fb' && !used.has(name))
  return { byValue, general: general && textOf(general), isLeft }
}

function choicePart(item: XmlNode, lid: XmlNode, why: ReadonlyMap<string, FormatText>, textOf: TextOf): Part {
  const right = rightOf(item, ident(lid))
  const labels = all(lid, 'response_label')
  const answers = labels.map((label) => answerOf(textOf(label), right.includes(ident(label)), why.get(ident(label))))
  if ((lid.attributes['rcardinality'] ?? 'Single').toLowerCase() === 'multiple')
    return { type: 'Select All That Apply', answers, losses: [] }
  const isTruth = answers.map(({ text = '' }) => text.toLowerCase()).join() === 'true,false'
  return {
    type: isTruth ? 'True/False' : 'Multiple Choice',
    answers,
    losses: right.length > 1 ? ['format-fraction'] : [],
  }
}

/** Several lists, each with its own text: a match for each. */
function matchPart(item: XmlNode, lids: readonly XmlNode[], textOf: TextOf): Part {
  const used = new Set<string>()
  const answers = lids.map((lid) => {
    const [right = ''] = rightOf(item, ident(lid))
    used.add(right)
    const label = all(lid, 'response_label').find((own) => ident(own) === right)
    return answerOf(textOf(childOf(lid, 'material')), label ? oneLine(textOf(label)) : '', undefined)
  })
  const isLeft = lids.some((lid) => all(lid, 'response_label').some((label) => !used.has(ident(label))))
  return { type: 'Matching/Dropdown', answers, losses: isLeft ? ['format-extra-matches'] : [] }
}

function numberPart(item: XmlNode): Part | FormatReason {
  const condition = all(item, 'respcondition').find((own) => pointsOf(own) > 0)
  const values = (name: string) => all(condition, name).map((node) => Number(textIn(node).trim()))
  const [least] = values('vargte')
  const [most] = values('varlte')
  const [exact] = values('varequal')
  const isBetween = least !== undefined && most !== undefined
  const middle = exact ?? (isBetween ? (least + most) / 2 : Number.NaN)
  const answer = numberText(middle)
  const spread = isBetween ? Math.max(most - middle, middle - least) : 0
  const tolerance = numberText(spread)
  if (answer === undefined || tolerance === undefined) return 'format-type:Short answer'
  return {
    type: 'Numeric',
    content: { answer, ...(tolerance === '0' ? {} : { tolerance }) },
    losses: decimalsLoss(middle, spread),
  }
}

function partOf(
  item: XmlNode,
  kind: string,
  why: ReadonlyMap<string, FormatText>,
  textOf: TextOf,
): Part | FormatReason {
  const presentation = childOf(item, 'presentation')
  const lids = all(presentation, 'response_lid')
  const [lid, another] = lids
  if (all(presentation, 'response_grp').length > 0) return `format-type:${kind || 'response_grp'}`
  if (lid && !another) return choicePart(item, lid, why, textOf)
  if (lid) return lids.every((own) => childOf(own, 'material')) ? matchPart(item, lids, textOf) : 'format-several'
  const isText = all(presentation, 'response_str').length + all(presentation, 'response_num').length
  if (isText === 1 && !/essay|short_answer|file/i.test(kind)) return numberPart(item)
  return isText === 0
    ? 'format-text-only'
    : `format-type:${kind.replaceAll('_', ' ').replace(/ question$/, '') || 'Short answer'}`
}

/** An item of QTI 1.2, as Canvas and others write it, as a row. */
export function rowOfItem12(item: XmlNode, { shelf, bytesOf }: ItemContext): FormatRow {
  const losses: FormatReason[] = []
  const fields = fieldsOf(item)
  const materialText = (text: XmlNode): FormatText => {
    if ((text.attributes['texttype'] ?? 'text/plain') === 'text/plain') return { text: textIn(text).trim() }
    const read = htmlOfFile(textIn(text))
    if (read.twice) losses.push('format-encoded-twice')
    return 'html' in read.text ? { html: withPictures(read.text.html, shelf, losses, bytesOf) } : read.text
  }
  const textOf: TextOf = (node) => {
    const [text] = all(node, 'mattext')
    return text ? materialText(text) : { text: '' }
  }
  const presentation = childOf(item, 'presentation')
  const flow = childOf(presentation, 'flow') ?? presentation
  const body = textOf(childOf(flow, 'material') ?? childOf(childOf(flow, 'flow'), 'material'))
  const [kind = ''] = fields.get('question_type') ?? []
  const { byValue, general, isLeft } = feedbackOf(item, textOf)
  const part = partOf(item, kind, byValue, textOf)
  if (typeof part === 'string') return refusedRow(part, body, ident(item))
  if (isLeft) losses.push('format-feedback')
  const { losses: own, ...answered } = part
  const isPriority = fields.get('priority')?.[0] === 'true' && part.type === 'Multiple Choice'
  return {
    ref: ident(item),
    ...answered,
    ...(isPriority ? { type: 'Priority' } : {}),
    ...bodyOf(body),
    ...rationaleOf(general),
    ...labelsOf(fields.get('keyword') ?? []),
    losses: [...new Set([...own, ...losses])],
  }
}
