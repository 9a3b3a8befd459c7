import { childrenOf, descendantsOf, textIn, type XmlNode } from '../text/read-xml-units.ts'
import { unknown } from './qti-values.ts'
import { ident } from './qti12-keys.ts'

/** Selected or typed answers, by response identifier. */
export type Response12 = ReadonlyMap<string, readonly string[]>

/** Computes the points of an item of QTI 1.2; undefined if it has no scoring. */
export type Scoring12 = ((given: Response12) => number) | undefined

type Condition = (given: Response12) => boolean

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i
const CLOSE = 1e-9
/** The maximum number of conditions in an item, all of which run for each answer. */
const MAX_CONDITIONS = 1_000

/** Whether a typed answer equals the file's value, as a number or text. */
const isSameText = (a: string, b: string, isCased: boolean): boolean => {
  if (NUMBER.test(a) && NUMBER.test(b))
    return Math.abs(Number(a) - Number(b)) <= CLOSE * Math.max(1, Math.abs(Number(a)))
  return isCased ? a === b : a.toLowerCase() === b.toLowerCase()
}

const COMPARE: Readonly<Record<string, (given: number, bound: number) => boolean>> = {
  vargt: (given, bound) => given > bound + CLOSE,
  vargte: (given, bound) => given >= bound - CLOSE,
  varlt: (given, bound) => given < bound - CLOSE,
  varlte: (given, bound) => given <= bound + CLOSE,
}

/**
 * Compiles a condition of response processing; `chosen` are the responses selected from a list. Throws `UnknownScoring`
 * if it isn't supported.
 */
function conditionOf(node: XmlNode, chosen: ReadonlySet<string>): Condition {
  const inner = childrenOf(node)
  const conditions = () => inner.map((child) => conditionOf(child, chosen))
  const { respident, case: cased = '' } = node.attributes
  const givenFor = (given: Response12) => {
    const [only = [], another] = given.values()
    if (respident === undefined && another !== undefined) return unknown('respident')
    return respident === undefined ? only : (given.get(respident) ?? [])
  }
  const wanted = textIn(node).trim()
  switch (node.name) {
    case 'conditionvar':
    case 'and': {
      const all = conditions()
      return (given) => all.every((condition) => condition(given))
    }
    case 'or': {
      const all = conditions()
      return (given) => all.some((condition) => condition(given))
    }
    case 'not': {
      const all = conditions()
      return (given) => !all.every((condition) => condition(given))
    }
    case 'other':
      return () => true
    case 'unanswered':
      return (given) => givenFor(given).length === 0
    case 'varequal': {
      // Selected answers are compared by their exact identifiers.
      if (respident === undefined ? chosen.size > 0 : chosen.has(respident))
        return (given) => givenFor(given).includes(wanted)
      return (given) => givenFor(given).some((own) => isSameText(own, wanted, cased.toLowerCase() === 'yes'))
    }
    default: {
      const compare = COMPARE[node.name]
      if (!compare || !NUMBER.test(wanted)) return unknown(node.name)
      return (given) => givenFor(given).some((own) => NUMBER.test(own) && compare(Number(own), Number(wanted)))
    }
  }
}

type Variable = { initial: number; least: number; most: number }

const numberOr = (text: string | undefined, otherwise: number): number =>
  text !== undefined && NUMBER.test(text.trim()) ? Number(text) : otherwise

function variablesOf(processing: XmlNode): Map<string, Variable> {
  const declared = descendantsOf(processing, new Set(['decvar'])).map(({ attributes }) => {
    const { varname = 'SCORE', defaultval, minvalue, maxvalue } = attributes
    const limits = { least: numberOr(minvalue, -Infinity), most: numberOr(maxvalue, Infinity) }
    return [varname.toUpperCase(), { initial: numberOr(defaultval, 0), ...limits }] as const
  })
  return new Map(declared)
}

const ACTIONS: Readonly<Record<string, (before: number, value: number) => number>> = {
  set: (_, value) => value,
  add: (before, value) => before + value,
  subtract: (before, value) => before - value,
  multiply: (before, value) => before * value,
  divide: (before, value) => (value === 0 ? unknown('divide') : before / value),
}

/** The name of the changed variable, which Blackboard writes differently. */
const variableOf = ({ attributes }: XmlNode): string =>
  (attributes['varname'] ?? attributes['variablename'] ?? 'SCORE').toUpperCase()

/** The name of a changed variable and the change; without an action if it isn't supported. */
function changeOf(node: XmlNode, variables: ReadonlyMap<string, Variable>) {
  const name = variableOf(node)
  const action = ACTIONS[(node.attributes['action'] ?? 'Set').toLowerCase()]
  const text = textIn(node).trim()
  // Blackboard refers to a question's maximum points by name.
  const isMost = text.toUpperCase() === `${name}.MAX`
  const most = variables.get(name)?.most ?? Infinity
  const value = isMost ? (Number.isFinite(most) && most > 0 ? most : 1) : NUMBER.test(text) ? Number(text) : undefined
  // Brightspace uses the value of another variable.
  const source = variables.has(text.toUpperCase()) ? text.toUpperCase() : undefined
  const isKnown = value !== undefined || source !== undefined
  return { name, action: isKnown ? action : undefined, value: value ?? 0, source }
}

/** The variables with the points, and their weights: SCORE, the only one, or Brightspace's. */
function pointsOf(names: ReadonlySet<string>): ReadonlyMap<string, number> {
  const [only = '', another] = names
  if (names.has('SCORE')) return new Map([['SCORE', 1]])
  if (another === undefined) return new Map([[only, 1]])
  // Brightspace also counts wrong answers.
  if (names.has('D2L_CORRECT'))
    return new Map([
      ['D2L_CORRECT', 1],
      ['D2L_INCORRECT', -1],
    ])
  return names.has('QUE_SCORE') ? new Map([['QUE_SCORE', 1]]) : unknown('outcomes')
}

/** The responses that a condition refers to. */
const responsesIn = (node: XmlNode): Set<string> =>
  new Set(
    descendantsOf(node, new Set(['varequal', ...Object.keys(COMPARE)])).map(
      ({ attributes }) => attributes['respident'] ?? '',
    ),
  )

/**
 * Whether each condition adds the points of one of several lists. Canvas omits the `continue` attribute there but adds
 * up all conditions.
 */
function isSummed(nodes: readonly XmlNode[]): boolean {
  const adding = nodes.filter((node) => childrenOf(node, 'setvar').length > 0)
  const isAdded = ({ attributes }: XmlNode) => /^add$/i.test(attributes['action'] ?? '')
  const lists = adding.map(responsesIn)
  return (
    adding.every((node) => childrenOf(node, 'setvar').every(isAdded)) &&
    lists.every(({ size }) => size === 1) &&
    new Set(lists.flatMap((list) => [...list])).size > 1
  )
}

/** Compiles an item's scoring. Throws `UnknownScoring` if it isn't supported. */
export function scoring12(item: XmlNode): Scoring12 {
  const [processing, another] = descendantsOf(item, new Set(['resprocessing']))
  if (!processing) return undefined
  if (another) return unknown('resprocessing')
  const variables = variablesOf(processing)
  if (descendantsOf(processing, new Set(['respcondition', 'varequal'])).length > MAX_CONDITIONS)
    return unknown('length')
  const chosen = new Set(descendantsOf(item, new Set(['response_lid', 'response_grp'])).map(ident))
  const nodes = childrenOf(processing, 'respcondition')
  const goesOn = isSummed(nodes) ? 'Yes' : 'No'
  const rules = nodes.map((node) => {
    const changes = childrenOf(node, 'setvar').map((own) => changeOf(own, variables))
    const isLast = (node.attributes['continue'] ?? goesOn).toLowerCase() !== 'yes'
    // A condition that changes and ends nothing only shows feedback.
    const isPlain = changes.length === 0 && !isLast
    const condition = childrenOf(node, 'conditionvar')[0]
    return { changes, isLast, condition: isPlain || !condition ? undefined : conditionOf(condition, chosen) }
  })
  const names = new Set(rules.flatMap(({ changes }) => changes.map(({ name }) => name)))
  if (names.size === 0) return undefined
  const points = pointsOf(names)
  const sources = rules.flatMap(({ changes }) => changes.flatMap(({ source }) => source ?? []))
  const isCounted = ({ name }: { name: string }) => points.has(name) || sources.includes(name)
  if (rules.some(({ changes }) => changes.some((change) => change.action === undefined && isCounted(change))))
    return unknown('setvar')
  return (given) => {
    const values = new Map<string, number>()
    for (const { condition, changes, isLast } of rules) {
      if (condition?.(given) !== true) continue
      for (const change of changes) {
        if (!change.action) continue
        const before = values.get(change.name) ?? variables.get(change.name)?.initial ?? 0
        const value = change.source === undefined ? change.value : (values.get(change.source) ?? 0)
        values.set(change.name, change.action(before, value))
      }
      if (isLast) break
    }
    return [...points].reduce((sum, [name, worth]) => {
      const { initial = 0, least = -Infinity, most = Infinity } = variables.get(name) ?? {}
      return sum + worth * Math.min(most, Math.max(least, values.get(name) ?? initial))
    }, 0)
  }
}

/** Every number with which an item compares typed answers. */
export const bounds12 = (item: XmlNode): number[] =>
  descendantsOf(item, new Set(['varequal', ...Object.keys(COMPARE)]))
    .map((node) => textIn(node).trim())
    .filter((text) => NUMBER.test(text))
    .map(Number)
