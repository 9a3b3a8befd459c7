import type { FormatReason } from '../reasons.ts'
import { answerOf, optionOf } from '../format-row.ts'
import { disprove, type Place } from '../scoring/disprove.ts'
import { dividedAtGap, gapNumberer, gapsIn, SENTENCE, withMarkedGaps } from '../text/gap-lines.ts'
import { oneLine } from '../text/format-html.ts'
import { childOf, textIn, type XmlNode } from '../text/read-xml-units.ts'
import { all, ident, type Part, rightOf } from './qti12-keys.ts'
import type { Scoring12 } from './qti12-scoring.ts'
import type { Texts12 } from './qti12-texts.ts'

/** The maximum number of lists in an item and answers in a list; each answer is tried. */
const MAX_LISTS = 50
const MAX_LABELS = 50

/** The correct answers of each list, as validated by the item's points. */
function provedKeys(
  item: XmlNode,
  lids: readonly XmlNode[],
  score: NonNullable<Scoring12>,
): (readonly string[])[] | FormatReason {
  const isLarge = lids.some((lid) => all(lid, 'response_label').length > MAX_LABELS)
  if (lids.length > MAX_LISTS || isLarge) return 'format-answers'
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
  return keys.some((key) => key.length === 0) ? 'format-no-key' : keys
}

/**
 * Converts several lists with their own texts to matches. If one has several correct answers, the lists become columns
 * of a matrix.
 */
export function matchPart(
  item: XmlNode,
  lids: readonly XmlNode[],
  texts: Texts12,
  score: Scoring12,
): Part | FormatReason {
  const { textOf, lineOf } = texts
  if (!score) return 'format-no-key'
  const keys = provedKeys(item, lids, score)
  if (typeof keys === 'string') return keys
  if (keys.some((key) => key.length > 1)) return categoriesPart(lids, keys, lineOf)
  const used = new Set(keys.flat())
  const answers = lids.map((lid, at) => {
    const label = all(lid, 'response_label').find((own) => ident(own) === keys[at]?.[0])
    return answerOf(textOf(childOf(lid, 'material')), label ? lineOf(label) : '', undefined)
  })
  const isLeft = lids.some((lid) => all(lid, 'response_label').some((label) => !used.has(ident(label))))
  return { type: 'Matching/Dropdown', answers, losses: isLeft ? ['format-extra-matches'] : [] }
}

/** Converts items sorted into categories to a matrix with a row per item and a column per category. */
function categoriesPart(
  lids: readonly XmlNode[],
  keys: readonly (readonly string[])[],
  lineOf: Texts12['lineOf'],
): Part {
  const labels = new Map(
    lids.flatMap((lid) => all(lid, 'response_label').map((label) => [ident(label), label] as const)),
  )
  const rows = [...labels].map(([id, label]) => ({
    text: lineOf(label),
    columns: keys.flatMap((key, at) => (key.includes(id) ? [at] : [])),
  }))
  const columns = lids.map((lid) => lineOf(childOf(lid, 'material')))
  const isSingle = rows.every((row) => row.columns.length === 1)
  return {
    type: isSingle ? 'Matrix Multiple Choice' : 'Matrix Multiple Response',
    content: {
      columns,
      rows: isSingle ? rows.map(({ text, columns: [column = 0] }) => ({ text, column })) : rows,
    },
    losses: ['format-points'],
  }
}

/** A list's name is its text. */
const nameOf = (lid: XmlNode): string => textIn(childOf(lid, 'material')).trim()

const BLANK = /\[([^[\]\r\n]{1,100})\]/g

/** Converts lists whose names are in brackets in the text to drop-downs. Undefined if they mean something else. */
export function dropDownsPart(
  item: XmlNode,
  lids: readonly XmlNode[],
  { treeOf, lineOf }: Texts12,
  score: Scoring12,
): Part | FormatReason | undefined {
  const names = lids.map(nameOf)
  // New Quizzes uses a list's identifier as its name.
  const ids = lids.map((lid) => ident(lid).replace(/^response_/, ''))
  const presentation = childOf(item, 'presentation')
  const losses: FormatReason[] = []
  const tree = treeOf(presentation, (source) =>
    withMarkedGaps(source, BLANK, (name) => {
      const at = names.includes(name) ? names.indexOf(name) : ids.indexOf(name)
      return at < 0 ? undefined : at
    }),
  )
  const { before, gaps } = dividedAtGap(tree, losses)
  const order = gapsIn(gaps)
  if (new Set(order).size !== lids.length || order.length !== lids.length) return undefined
  const keys = score ? provedKeys(item, lids, score) : 'format-no-key'
  if (typeof keys === 'string') return keys
  const hasBody = oneLine(before) !== ''
  const blanks = order.flatMap((at) => {
    const labels = lids[at] ? all(lids[at], 'response_label') : []
    return [
      {
        options: labels.map((label) => lineOf(label)),
        correct: labels.findIndex((label) => ident(label) === keys[at]?.[0]),
      },
    ]
  })
  return {
    type: 'Drop-Down Cloze',
    body: hasBody ? before : { text: SENTENCE },
    content: { text: gapNumberer()(gaps), blanks },
    losses: hasBody ? losses : [...losses, 'format-no-body'],
  }
}

/** Converts ordered steps; a single condition contains them all. */
export function orderPart(item: XmlNode, lid: XmlNode, { textOf }: Texts12): Part | FormatReason {
  const labels = all(lid, 'response_label')
  const conditions = all(item, 'respcondition').filter((condition) => all(condition, 'setvar').length > 0)
  const order = rightOf(item, ident(lid))
  const isWhole = order.length === labels.length && new Set(order).size === labels.length
  const items = order.flatMap((id) => labels.find((label) => ident(label) === id) ?? [])
  if (conditions.length !== 1 || !isWhole || items.length !== labels.length) return 'format-scripted'
  return {
    type: 'Ordered Response',
    content: {
      items: items.map((label) => optionOf(textOf(label))),
    },
    losses: [],
  }
}
