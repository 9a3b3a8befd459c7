import type { FormatReason } from '../reasons.ts'
import {
  bodyOf,
  type FormatRow,
  type FormatText,
  joinedTexts,
  labelsOf,
  rationaleOf,
  refusedRow,
} from '../format-row.ts'
import { childOf, descendantsOf, textIn, type XmlNode } from '../text/read-xml-units.ts'
import type { ItemContext } from './qti-item.ts'
import { understood } from './qti-values.ts'
import { choicePart, numberPart } from './qti12-choices.ts'
import { all, ident, type Part } from './qti12-keys.ts'
import { dropDownsPart, matchPart, orderPart } from './qti12-lists.ts'
import { scoring12 } from './qti12-scoring.ts'
import { type Texts12, texts12 } from './qti12-texts.ts'

/** The fields of an item's metadata, by their names. */
function fieldsOf(item: XmlNode): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const field of all(item, 'qtimetadatafield')) {
    const name = textIn(childOf(field, 'fieldlabel')).trim()
    fields.set(name, [...(fields.get(name) ?? []), textIn(childOf(field, 'fieldentry')).trim()])
  }
  return fields
}

/** Feedback by the value that shows it. */
function feedbackOf(item: XmlNode, textOf: Texts12['textOf']) {
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

/** What an item asks. */
function partOf(
  item: XmlNode,
  kind: string,
  { why, texts }: { why: ReadonlyMap<string, FormatText>; texts: Texts12 },
): Part | FormatReason {
  if (/blanks/i.test(kind)) return 'format-type:Fill in multiple blanks'
  const presentation = childOf(item, 'presentation')
  const lids = descendantsOf(presentation, new Set(['response_lid', 'response_grp']))
  const typed = descendantsOf(presentation, new Set(['response_str', 'response_num']))
  const [lid, another] = lids
  const [number, second] = typed
  const name = kind.replaceAll('_', ' ').replace(/ question$/, '')
  if (!lid && !number) return 'format-text-only'
  if (lid && number) return 'format-several'
  if (lid?.attributes['rcardinality']?.toLowerCase() === 'ordered')
    return another ? 'format-several' : orderPart(item, lid, texts)
  const score = scoring12(item)
  if (lid && !another) return choicePart(item, lid, { why, textOf: texts.textOf, score })
  if (lid) {
    if (!lids.every((own) => childOf(own, 'material'))) return 'format-several'
    return dropDownsPart(item, lids, texts, score) ?? matchPart(item, lids, texts, score)
  }
  if (!number || second || /essay|short_answer|file/i.test(kind)) return `format-type:${name || 'Short answer'}`
  return numberPart(item, ident(number), score)
}

/** The texts of a file that questions may refer to, by the identifier of their item: Canvas has them as items without a question. */
export type Passages = Map<string, XmlNode>

/** Passages that are held at most. */
const MAX_PASSAGES = 1_000

/** An item of QTI 1.2, as Canvas and others write it, as a row. `passages`: those that came before, to which it adds itself. */
export function rowOfItem12(item: XmlNode, context: ItemContext, passages: Passages = new Map()): FormatRow {
  const losses: FormatReason[] = []
  const texts = texts12(context, losses)
  const fields = fieldsOf(item)
  const presentation = childOf(item, 'presentation')
  const [kind = ''] = fields.get('question_type') ?? fields.get('qmd_questiontype') ?? []
  const [passage] = fields.get('parent_stimulus_item_ident') ?? []
  const { byValue, general, isLeft } = feedbackOf(item, texts.textOf)
  const part = understood(() => partOf(item, kind, { why: byValue, texts }))
  const own = typeof part === 'string' ? undefined : part.body
  const body = withPassage(own ?? texts.textOf(presentation), passage, { passages, texts, losses })
  if (part === 'format-text-only' && presentation && passages.size < MAX_PASSAGES)
    passages.set(ident(item), presentation)
  if (typeof part === 'string') return refusedRow(part, body, ident(item))
  if (isLeft) losses.push('format-feedback')
  const { losses: lost, body: _body, ...answered } = part
  const isPriority = fields.get('priority')?.[0] === 'true' && part.type === 'Multiple Choice'
  return {
    ref: ident(item),
    ...answered,
    ...(isPriority ? { type: 'Priority' } : {}),
    ...bodyOf(body),
    ...rationaleOf(general),
    ...labelsOf(fields.get('keyword') ?? []),
    losses: [...new Set([...lost, ...losses])],
  }
}

/** A body after the passage that it refers to. */
function withPassage(
  body: FormatText,
  name: string | undefined,
  { passages, texts, losses }: { passages: Passages; texts: Texts12; losses: FormatReason[] },
): FormatText {
  if (name === undefined || name === '') return body
  const passage = passages.get(name)
  if (!passage) losses.push(`format-passage:${name}`)
  return passage ? joinedTexts(texts.textOf(passage), body) : body
}
