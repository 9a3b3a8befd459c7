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
import { childOf, childrenOf, descendantsOf, textIn, type XmlNode } from '../text/read-xml-units.ts'
import type { ItemContext } from './qti-item.ts'
import { understood } from './qti-values.ts'
import { choicePart, numberPart } from './qti12-choices.ts'
import { all, ident, type Part } from './qti12-keys.ts'
import { dropDownsPart, matchPart, orderPart } from './qti12-lists.ts'
import type { SectionTexts } from './section-texts.ts'
import { scoring12 } from './qti12-scoring.ts'
import { type Texts12, texts12 } from './qti12-texts.ts'

/** The fields of an item's metadata, by name. */
function fieldsOf(item: XmlNode): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const field of all(item, 'qtimetadatafield')) {
    const name = textIn(childOf(field, 'fieldlabel')).trim()
    fields.set(name, [...(fields.get(name) ?? []), textIn(childOf(field, 'fieldentry')).trim()])
  }
  return fields
}

/** The first feedback for each answer. `left`: the names of other feedback with text, except general feedback. */
function feedbackOf(item: XmlNode, textOf: Texts12['textOf']) {
  const texts = new Map(all(item, 'itemfeedback').map((feedback) => [ident(feedback), feedback]))
  const byValue = new Map<string, FormatText>()
  const links = new Map<string, string>()
  for (const condition of all(item, 'respcondition')) {
    const excluded = all(condition, 'not').flatMap((node) => all(node, 'varequal'))
    const [value, another] = all(condition, 'varequal')
    if (!value || another || excluded.includes(value)) continue
    const id = textIn(value).trim()
    for (const { attributes } of childrenOf(condition, 'displayfeedback')) {
      const { linkrefid: link = '' } = attributes
      const feedback = texts.get(link)
      if (!feedback || link === 'general_fb' || byValue.has(id)) continue
      byValue.set(id, textOf(feedback))
      links.set(id, link)
    }
  }
  const general = texts.get('general_fb')
  const left = [...texts].flatMap(([name, feedback]) =>
    name !== 'general_fb' && textIn(feedback).trim() !== '' ? [name] : [],
  )
  return { byValue, links, general: general && textOf(general), left }
}

const FORMULAS = new Set(['calculated', 'formula'])

/** Whether all blanks of a Canvas New Quizzes item are drop-downs. */
const areDropDowns = (presentation: XmlNode | undefined): boolean =>
  all(presentation, 'response_label').every(({ attributes }) => attributes['answer_type'] === 'dropdown')

/** Converts the task of an item. */
function partOf(
  item: XmlNode,
  kind: string,
  { why, texts }: { why: ReadonlyMap<string, FormatText>; texts: Texts12 },
): Part | FormatReason {
  const presentation = childOf(item, 'presentation')
  if (/blanks/i.test(kind) && !areDropDowns(presentation)) return 'format-type:Fill in multiple blanks'
  // Formula questions of Canvas, and Arithmetic of Brightspace.
  if (/calculated/i.test(kind) || descendantsOf(item, FORMULAS).length > 0) return 'format-template'
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
  if (lid && !another) {
    const dropDown = childOf(lid, 'material') && dropDownsPart(item, [lid], texts, score)
    return dropDown ?? choicePart(item, lid, { why, textOf: texts.textOf, score })
  }
  if (lid) {
    if (!lids.every((own) => childOf(own, 'material'))) return 'format-several'
    return dropDownsPart(item, lids, texts, score) ?? matchPart(item, lids, texts, score)
  }
  if (!number || second || /essay|short_answer|file/i.test(kind)) return `format-type:${name || 'Short answer'}`
  return numberPart(item, ident(number), score)
}

/**
 * The texts of a file that questions may refer to, by item identifier; Canvas stores them as items without a question.
 */
export type Passages = Map<string, XmlNode>

/** The maximum number of passages to keep. */
const MAX_PASSAGES = 1_000

const RESPONSES = new Set(['response_lid', 'response_grp', 'response_str', 'response_num', 'response_xy'])

/** An item's surroundings in the file. `passages`: earlier ones, to which a passage item adds itself. */
type Around = { passages: Passages; section: SectionTexts }

/** An item's instructions: for everyone, or only for candidates. */
const rubricsOf = (item: XmlNode, isForAll: boolean): XmlNode[] =>
  ['rubric', 'itemrubric']
    .flatMap((name) => childrenOf(item, name))
    .filter(({ attributes }) => /^(?:all|candidate)$/i.test(attributes['view'] ?? 'All') === isForAll)
    .filter((node) => textIn(node).trim() !== '')

/** Converts an item of QTI 1.2, as written by Canvas and others, to a row. */
export function rowOfItem12(item: XmlNode, context: ItemContext, { passages, section }: Around): FormatRow {
  const losses: FormatReason[] = []
  const texts = texts12(context, losses)
  const fields = fieldsOf(item)
  const presentation = childOf(item, 'presentation')
  const [kind = ''] = fields.get('question_type') ?? fields.get('qmd_questiontype') ?? []
  const [passage = section.passage] = fields.get('parent_stimulus_item_ident') ?? []
  const { byValue, links, general, left } = feedbackOf(item, texts.textOf)
  const part = understood(() => partOf(item, kind, { why: byValue, texts }))
  const own = typeof part === 'string' ? undefined : part.body
  const responses = descendantsOf(presentation, RESPONSES)
  const text = responses.length > 1 ? texts.textOf(presentation) : texts.wholeOf(presentation)
  const shown = [...section.texts, ...rubricsOf(item, true)].reduceRight(
    (after, node) => joinedTexts(texts.textOf(node), after),
    own ?? text,
  )
  if (rubricsOf(item, false).length > 0) losses.push('format-feedback')
  const body = withPassage(shown, passage, { passages, texts, losses })
  if (part === 'format-text-only' && presentation && passages.size < MAX_PASSAGES)
    passages.set(ident(item), presentation)
  if (typeof part === 'string') return refusedRow(part, body, ident(item))
  // Only choice answers have rationales.
  const [list, second] = responses
  const answers = list?.name === 'response_lid' && !second && part.answers ? all(list, 'response_label') : []
  const used = new Set(answers.map((label) => links.get(ident(label))))
  if (left.some((name) => !used.has(name))) losses.push('format-feedback')
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

/** Combines a passage with the body that refers to it. */
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
