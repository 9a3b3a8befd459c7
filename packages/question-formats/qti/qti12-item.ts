import type { FormatReason } from '../reasons.ts'
import { type AnsweredPart, isPartial, numberText, severalScoring } from '../choice-rows.ts'
import { disprove, type Place } from '../scoring/disprove.ts'
import { proveKey } from '../scoring/proved-key.ts'
import { rightRange } from '../scoring/right-range.ts'
import { decodedHtml, oneLine, textOfTidy } from '../text/format-html.ts'
import { pictureRule } from '../format-pictures.ts'
import { answerOf, bodyOf, type FormatRow, type FormatText, labelsOf, rationaleOf, refusedRow } from '../format-row.ts'
import type { ItemContext } from './qti-item.ts'
import { understood } from './qti-values.ts'
import { bounds12, scoring12, type Scoring12 } from './qti12-scoring.ts'
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

/** Whether a condition gives points. */
const givesPoints = (condition: XmlNode): boolean =>
  all(condition, 'setvar').some((own) => {
    const { action = '', varname = '' } = own.attributes
    const isTaken = /^(?:subtract|divide)$/i.test(action) || /incorrect/i.test(varname)
    const points = textIn(own).trim()
    return !isTaken && (Number(points) > 0 || /\.max$/i.test(points))
  })

/** The values that a condition asks for, without those that it excludes, for a response. */
function wantedBy(condition: XmlNode, response: string): string[] {
  const excluded = new Set(all(condition, 'not').flatMap((node) => all(node, 'varequal')))
  return all(condition, 'varequal')
    .filter((equal) => !excluded.has(equal) && (equal.attributes['respident'] ?? response) === response)
    .map((equal) => textIn(equal).trim())
}

/** Right values of a response: those of every condition that gives points. */
const rightOf = (item: XmlNode, response: string): string[] =>
  all(item, 'respcondition').flatMap((condition) => (givesPoints(condition) ? wantedBy(condition, response) : []))

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

function choicePart(
  item: XmlNode,
  lid: XmlNode,
  { why, textOf, score }: { why: ReadonlyMap<string, FormatText>; textOf: TextOf; score: Scoring12 },
): Part | FormatReason {
  const labels = all(lid, 'response_label')
  const ids = labels.map(ident)
  const isSeveral = (lid.attributes['rcardinality'] ?? 'Single').toLowerCase() === 'multiple'
  const wanted = rightOf(item, ident(lid))
  const declared = ids.flatMap((id, at) => (wanted.includes(id) ? [at] : []))
  if (!score) return declared.length === 0 ? 'format-no-key' : 'format-scripted'
  const points = (chosen: readonly number[]) => score(new Map([[ident(lid), chosen.flatMap((at) => ids[at] ?? [])]]))
  // Conditions name what gives points; what is right follows from the points alone.
  const key = proveKey(points, ids.length, { key: isSeveral ? declared : [], most: isSeveral ? ids.length : 1 })
  if (key === undefined) return 'format-no-key'
  if (typeof key === 'string') return key
  const answers = labels.map((label, at) => answerOf(textOf(label), key.right.includes(at), why.get(ident(label))))
  const takesPoints = all(item, 'setvar').some(({ attributes }) => /^subtract$/i.test(attributes['action'] ?? ''))
  if (isSeveral)
    return {
      type: 'Select All That Apply',
      answers,
      ...severalScoring(key, takesPoints ? 'plus-minus' : 'all-or-nothing'),
    }
  const isTruth = answers.map(({ text = '' }) => text.toLowerCase()).join() === 'true,false'
  return {
    type: isTruth ? 'True/False' : 'Multiple Choice',
    answers,
    losses: isPartial(points, ids.length) ? ['format-fraction'] : [],
  }
}

/** Several lists, each with its own text: a match for each. Where one has several right answers, the lists are columns of a matrix. */
function matchPart(item: XmlNode, lids: readonly XmlNode[], textOf: TextOf, score: Scoring12): Part | FormatReason {
  if (!score) return 'format-no-key'
  const keys = lids.map((lid) => [...new Set(rightOf(item, ident(lid)))])
  const places = lids.map((lid, at): Place<readonly string[]> => {
    const key = keys[at] ?? []
    const isSingle = key.length < 2
    const others = all(lid, 'response_label').map(ident)
    return {
      key,
      empty: [],
      others: others
        .filter((id) => !isSingle || !key.includes(id))
        .map((id) =>
          isSingle
            ? { given: [id] }
            : key.includes(id)
              ? { given: key.filter((own) => own !== id) }
              : { given: [...key, id], isWith: true },
        ),
    }
  })
  const refusal = disprove((given) => score(new Map(lids.map((lid, at) => [ident(lid), given[at] ?? []]))), places)
  if (refusal !== undefined) return refusal
  if (keys.some((key) => key.length === 0)) return 'format-no-key'
  if (keys.some((key) => key.length > 1)) return categoriesPart(lids, keys, textOf)
  const used = new Set(keys.flat())
  const losses: FormatReason[] = []
  const answers = lids.map((lid, at) => {
    const label = all(lid, 'response_label').find((own) => ident(own) === keys[at]?.[0])
    return answerOf(textOf(childOf(lid, 'material')), label ? oneLine(textOf(label), losses) : '', undefined)
  })
  const isLeft = lids.some((lid) => all(lid, 'response_label').some((label) => !used.has(ident(label))))
  return { type: 'Matching/Dropdown', answers, losses: isLeft ? [...losses, 'format-extra-matches'] : losses }
}

/** Things that are put into categories, several in one: a matrix with a row for each and a column for each category. */
function categoriesPart(lids: readonly XmlNode[], keys: readonly (readonly string[])[], textOf: TextOf): Part {
  const losses: FormatReason[] = ['format-points']
  const labels = new Map(
    lids.flatMap((lid) => all(lid, 'response_label').map((label) => [ident(label), label] as const)),
  )
  const rows = [...labels].map(([id, label]) => ({
    text: oneLine(textOf(label), losses),
    columns: keys.flatMap((key, at) => (key.includes(id) ? [at] : [])),
  }))
  const columns = lids.map((lid) => oneLine(textOf(childOf(lid, 'material')), losses))
  const isSingle = rows.every((row) => row.columns.length === 1)
  return {
    type: isSingle ? 'Matrix Multiple Choice' : 'Matrix Multiple Response',
    content: {
      columns,
      rows: isSingle ? rows.map(({ text, columns: [column = 0] }) => ({ text, column })) : rows,
    },
    losses,
  }
}

function numberPart(item: XmlNode, response: string, score: Scoring12): Part | FormatReason {
  const wanted = rightOf(item, response)
  const isWord = (text: string) => text === '' || !Number.isFinite(Number(text))
  const bounds = bounds12(item)
  if (bounds.length === 0 || !score) return 'format-type:Short answer'
  const range = rightRange((given) => score(new Map([[response, [String(given)]]])), { bounds, key: undefined })
  if (range === undefined) return 'format-type:Short answer'
  if (typeof range === 'string') return range
  const named = wanted.filter((text) => !isWord(text)).map(Number)
  const isNamed = named.length === 0 || named.some((own) => numberText(own) === range.content.answer)
  return {
    type: 'Numeric',
    content: range.content,
    losses: [
      ...range.losses,
      ...(isNamed ? [] : ([`format-range:${named.join(', ')}`] as const)),
      ...(wanted.some(isWord) ? (['format-other-answers'] as const) : []),
    ],
  }
}

function partOf(
  item: XmlNode,
  kind: string,
  why: ReadonlyMap<string, FormatText>,
  textOf: TextOf,
): Part | FormatReason {
  if (/blanks/i.test(kind)) return 'format-type:Fill in multiple blanks'
  const score = scoring12(item)
  const presentation = childOf(item, 'presentation')
  const lids = all(presentation, 'response_lid')
  const [lid, another] = lids
  if (all(presentation, 'response_grp').length > 0) return `format-type:${kind || 'response_grp'}`
  if (lid && !another) return choicePart(item, lid, { why, textOf, score })
  if (lid)
    return lids.every((own) => childOf(own, 'material')) ? matchPart(item, lids, textOf, score) : 'format-several'
  const typed = descendantsOf(presentation, new Set(['response_str', 'response_num']))
  const [only, second] = typed
  if (only && !second && !/essay|short_answer|file/i.test(kind)) return numberPart(item, ident(only), score)
  return !only
    ? 'format-text-only'
    : `format-type:${kind.replaceAll('_', ' ').replace(/ question$/, '') || 'Short answer'}`
}

/** An item of QTI 1.2, as Canvas and others write it, as a row. */
export function rowOfItem12(item: XmlNode, { shelf, bytesOf }: ItemContext): FormatRow {
  const losses: FormatReason[] = []
  const picture = pictureRule(shelf, losses, bytesOf)
  const fields = fieldsOf(item)
  const materialText = (text: XmlNode): FormatText => {
    if ((text.attributes['texttype'] ?? 'text/plain') === 'text/plain') return { text: textIn(text).trim() }
    return textOfTidy(decodedHtml(textIn(text), { losses, picture }))
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
  const part = understood(() => partOf(item, kind, byValue, textOf))
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
