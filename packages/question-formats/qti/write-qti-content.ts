import { boundsOf, contentOf, type ExportContent, type ExportQuestion, optionsIn, writable } from '../export-texts.ts'
import { lettersOf, plainBlock, pointsOf, type QtiTags, type QtiTask } from './qti-tags.ts'

type Options = ReturnType<typeof optionsIn>['options']

/** The pair of a match's source and target, by their indexes. */
export const pairOf = (source: number, target: number): string => `S${String(source + 1)} T${String(target + 1)}`

/**
 * The two sets of a match. `sources`: XHTML, each used at most `most` times (0: any number); `targets`: plain texts.
 */
export function setsOf({ tag }: QtiTags, sources: readonly string[], targets: readonly string[], most: number): string {
  const set = (inner: string) => tag('simpleMatchSet', {}, inner)
  const choice = (id: string, inner: string, matchMax: number) =>
    tag('simpleAssociableChoice', { identifier: id, matchMax }, inner)
  return (
    set(sources.map((inner, at) => choice(`S${String(at + 1)}`, inner, most)).join('')) +
    set(targets.map((text, at) => choice(`T${String(at + 1)}`, plainBlock(text), 0)).join(''))
  )
}

function matrixTask({ columns, rows }: ExportContent, isSingle: boolean, tags: QtiTags): QtiTask {
  const right = rows.flatMap(({ column, columns: own }, at) =>
    (isSingle ? [column] : own).map((target) => pairOf(at, target)),
  )
  const sources = rows.map(({ text }) => plainBlock(writable(text)))
  return {
    declarations: tags.declare({
      cardinality: 'multiple',
      baseType: 'directedPair',
      right,
      points: isSingle ? right.map((pair) => [pair, 1] as const) : [],
    }),
    inner: tags.interaction(
      'matchInteraction',
      { shuffle: 'false', maxAssociations: 0 },
      setsOf(tags, sources, columns.map(writable), isSingle ? 1 : 0),
    ),
    ...(isSingle ? { processing: tags.byPoints } : byColumn(columns.length, rows, tags)),
  }
}

/**
 * One point per correct cell and minus one per wrong cell, never below zero in a column, as in the academy's scoring.
 */
function byColumn(
  columns: number,
  rows: ExportContent['rows'],
  { tag, outcome }: QtiTags,
): Pick<QtiTask, 'outcomes' | 'processing'> {
  const names = Array.from({ length: columns }, (_, at) => `COLUMN${String(at + 1)}`)
  const variable = (identifier: string) => tag('variable', { identifier })
  const number = (value: number) => tag('baseValue', { baseType: 'float' }, String(value))
  const cells = names.flatMap((name, column) =>
    rows.map((row, at) => {
      const pair = tag('baseValue', { baseType: 'directedPair' }, pairOf(at, column))
      const points = tag('sum', {}, variable(name) + number(row.columns.includes(column) ? 1 : -1))
      const set = tag('setOutcomeValue', { identifier: name }, points)
      return tag('responseCondition', {}, tag('responseIf', {}, tag('member', {}, pair + variable('RESPONSE')) + set))
    }),
  )
  const sums = names.map((name) => tag('max', {}, variable(name) + number(0)))
  const score = tag('setOutcomeValue', { identifier: 'SCORE' }, tag('sum', {}, sums.join('')))
  return { outcomes: names.map(outcome).join(''), processing: tag('responseProcessing', {}, cells.join('') + score) }
}

function orderTask({ items }: ExportContent, tags: QtiTags): QtiTask {
  const id = (at: number) => `O${String(at + 1)}`
  // Written in an order that differs from the correct one.
  const given = items
    .map(({ text }, at) => tags.tag('simpleChoice', { identifier: id(at) }, tags.block(text)))
    .reverse()
  return {
    declarations: tags.declare({
      cardinality: 'ordered',
      baseType: 'identifier',
      right: items.map((_, at) => id(at)),
    }),
    inner: tags.interaction('orderInteraction', { shuffle: 'true' }, given.join('')),
  }
}

/**
 * A number within its tolerance. Also writes the bounds of the range because programs that add the tolerance in
 * floating point, as QTI defines it, miss some of them (0.7 + 0.1 is less than 0.8).
 */
function numberTask({ answer, tolerance }: ExportContent, { tag, declare, interaction }: QtiTags): QtiTask {
  const given = tag('variable', { identifier: 'RESPONSE' })
  const right = tag('correct', { identifier: 'RESPONSE' })
  const [low, high] = boundsOf(answer, tolerance).map((bound) => tag('baseValue', { baseType: 'float' }, bound))
  const spread = tolerance === '' ? '0' : tolerance
  const equal = tag('equal', { toleranceMode: 'absolute', tolerance: `${spread} ${spread}` }, given + right)
  const between = tag('and', {}, tag('gte', {}, given + low) + tag('lte', {}, given + high))
  const score = tag('setOutcomeValue', { identifier: 'SCORE' }, tag('baseValue', { baseType: 'float' }, '1'))
  const condition = tolerance === '' ? equal : tag('or', {}, equal + between)
  return {
    declarations: declare({ cardinality: 'single', baseType: 'float', right: [answer] }),
    inner: `<p>${interaction('textEntryInteraction', { expectedLength: 13 }, '')}</p>`,
    processing: tag('responseProcessing', {}, tag('responseCondition', {}, tag('responseIf', {}, condition + score))),
  }
}

/** Allows as many choices as are correct, with one point for each correct one. */
const selectTask = (options: Options, tags: QtiTags): QtiTask => ({
  declarations: tags.declare({
    cardinality: 'multiple',
    baseType: 'identifier',
    right: lettersOf(options),
    points: pointsOf(options, 0),
  }),
  inner: tags.interaction(
    'choiceInteraction',
    { shuffle: 'false', maxChoices: lettersOf(options).length },
    tags.choices(options),
  ),
  processing: tags.byPoints,
})

/** Named choice lists whose points are added, each list's never below zero. */
type ChoiceList = { label: string; options: Options; most: number; wrong: 0 | -1 }

function listsTask(lists: readonly ChoiceList[], tags: QtiTags): QtiTask {
  const id = (at: number) => `RESPONSE${String(at + 1)}`
  const declarations = lists.map(({ options, wrong }, at) =>
    tags.declare({
      cardinality: 'multiple',
      baseType: 'identifier',
      right: lettersOf(options),
      points: pointsOf(options, wrong),
      id: id(at),
    }),
  )
  const inner = lists.map(({ label, options, most }, at) =>
    tags.interaction(
      'choiceInteraction',
      { responseIdentifier: id(at), shuffle: 'false', maxChoices: most },
      tags.tag('prompt', {}, plainBlock(writable(label))) + tags.choices(options),
    ),
  )
  return {
    declarations: declarations.join(''),
    inner: inner.join(''),
    processing: tags.summed(lists.map((_, at) => id(at))),
  }
}

/** The sides of a Bow-Tie, as shown to students. */
const SIDES = ['Actions to take', 'Condition most likely experiencing', 'Parameters to monitor'] as const

/** The task of a question with a matrix, steps, a number, or option lists; undefined for other content. */
export function contentTask(question: ExportQuestion, tags: QtiTags): QtiTask | undefined {
  const content = contentOf(question)
  switch (question.type) {
    case 'Matrix Multiple Choice':
      return matrixTask(content, true, tags)
    case 'Matrix Multiple Response':
      return matrixTask(content, false, tags)
    case 'Ordered Response':
      return orderTask(content, tags)
    case 'Numeric':
      return numberTask(content, tags)
    case 'Select N':
      return selectTask(optionsIn(content).options, tags)
    case 'Grouping':
      return listsTask(
        optionsIn(content).groups.map((group) => ({ ...group, most: 0, wrong: -1 })),
        tags,
      )
    case 'Bow-Tie':
      return listsTask(
        optionsIn(content).sides.map((options, at) => ({
          label: SIDES[at] ?? '',
          options,
          most: lettersOf(options).length,
          wrong: 0,
        })),
        tags,
      )
    default:
      return undefined
  }
}
