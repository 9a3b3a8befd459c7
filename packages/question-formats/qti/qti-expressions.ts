import { childrenOf, textIn, type XmlNode } from '../text/read-xml-units.ts'
import {
  contained,
  type Declaration,
  mappedPoints,
  numberOf,
  type QtiValue,
  unknown,
  valueOf,
  valuesIn,
} from './qti-values.ts'

/** The state while an item is scored: its declarations, the responses, and the outcomes so far. */
export type ScoringState = {
  declarations: ReadonlyMap<string, Declaration>
  responses: ReadonlyMap<string, QtiValue>
  outcomes: Map<string, QtiValue>
}

export type Expression = (state: ScoringState) => QtiValue

/** The tolerance for comparing numbers, since sums of decimals are inexact. */
const CLOSE = 1e-9
export const isClose = (a: number, b: number): boolean =>
  Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(a), Math.abs(b))

const isSameValue = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? isClose(a, b) : String(a) === String(b)

/** Whether two containers are equal: in order if either is ordered. */
function isMatch(first: QtiValue, second: QtiValue, isOrdered: boolean): boolean | null {
  if (first === null || second === null) return null
  const [a, b] = [valuesIn(first), valuesIn(second)]
  if (a.length !== b.length) return false
  if (isOrdered || a.length === 1) return a.every((value, at) => isSameValue(value, b[at] ?? ''))
  const left = [...b]
  return a.every((value) => {
    const at = left.findIndex((other) => isSameValue(value, other))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const asNumber = (value: QtiValue): number | null => {
  if (value === null) return null
  if (typeof value === 'number') return value
  return typeof value === 'object' && value.length === 1 && typeof value[0] === 'number' ? value[0] : unknown('number')
}
const asTruth = (value: QtiValue): boolean | null =>
  value === null || typeof value === 'boolean' ? value : unknown('truth')

/** Rounds a number as `equalRounded` does; halves round up. */
export function roundedBy(value: number, mode: string, figures: number): number {
  if (mode === 'decimalplaces') return Math.floor(value * 10 ** figures + 0.5 + CLOSE) / 10 ** figures
  if (value === 0) return 0
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) + 1 - figures)
  return Math.floor(value / unit + 0.5 + CLOSE) * unit
}

/** The lower and upper tolerance of an `equal`, and whether the bounds are included. */
export function toleranceOf({ attributes }: XmlNode) {
  const mode = (attributes['tolerancemode'] ?? 'exact').toLowerCase()
  const [low = 0, high = low] = (attributes['tolerance'] ?? '0').trim().split(/\s+/).map(numberOf)
  const { includelowerbound = 'true', includeupperbound = 'true' } = attributes
  return { mode, low, high, hasLow: includelowerbound !== 'false', hasHigh: includeupperbound !== 'false' }
}

function isEqual(node: XmlNode, [first, second]: readonly (number | null)[]): boolean | null {
  if (first == null || second == null) return null
  const { mode, low, high, hasLow, hasHigh } = toleranceOf(node)
  if (mode === 'exact') return isClose(first, second)
  const ends =
    mode === 'absolute'
      ? [first - low, first + high]
      : [first * (1 - low / 100), first * (1 + high / 100)].toSorted((a, b) => a - b)
  const [from = 0, to = 0] = ends
  const isFrom = isClose(second, from) ? hasLow : second > from
  const isTo = isClose(second, to) ? hasHigh : second < to
  return isFrom && isTo
}

const truthOf = (truths: readonly (boolean | null)[], isAll: boolean): boolean | null => {
  if (truths.includes(!isAll)) return !isAll
  return truths.includes(null) ? null : isAll
}

const compare: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  gt: (a, b) => a > b && !isClose(a, b),
  gte: (a, b) => a > b || isClose(a, b),
  lt: (a, b) => a < b && !isClose(a, b),
  lte: (a, b) => a < b || isClose(a, b),
}

const compute: Readonly<Record<string, (numbers: readonly number[]) => number>> = {
  sum: (numbers) => numbers.reduce((a, b) => a + b, 0),
  product: (numbers) => numbers.reduce((a, b) => a * b, 1),
  subtract: ([a = 0, b = 0]) => a - b,
  divide: ([a = 0, b = 0]) => (b === 0 ? unknown('divide') : a / b),
  min: (numbers) => Math.min(...numbers),
  max: (numbers) => Math.max(...numbers),
  round: ([a = 0]) => Math.floor(a + 0.5),
  truncate: ([a = 0]) => Math.trunc(a),
  integertofloat: ([a = 0]) => a,
  power: ([a = 0, b = 0]) => a ** b,
}

const ORDERED = /^(?:ordered|record)$/

/** Whether an expression returns an ordered container. */
function isOrdered(node: XmlNode, declarations: ScoringState['declarations']): boolean {
  if (node.name === 'ordered') return true
  const own = declarations.get(node.attributes['identifier'] ?? '')
  return (node.name === 'variable' || node.name === 'correct') && ORDERED.test(own?.cardinality ?? '')
}

/** Whether texts are equal, optionally ignoring case. */
function isText(node: XmlNode, [first, second]: readonly QtiValue[]): boolean | null {
  if (first == null || second == null) return null
  const isCased = node.attributes['casesensitive'] !== 'false'
  const [a, b] = [first, second].map((value) => (isCased ? String(value) : String(value).toLowerCase()))
  return a === b
}

/** Compiles an expression of response processing. Throws `UnknownScoring` if it isn't supported. */
export function expressionOf(node: XmlNode, declarations: ScoringState['declarations']): Expression {
  const { name, attributes } = node
  const inner = childrenOf(node)
  const { identifier = '', basetype = '' } = attributes
  const declared = () => declarations.get(identifier) ?? unknown(identifier)
  const values = inner.map((child) => expressionOf(child, declarations))
  const all = (state: ScoringState) => values.map((value) => value(state))
  const numbers = (state: ScoringState) => all(state).map(asNumber)
  switch (name) {
    case 'basevalue': {
      const value = valueOf(textIn(node), basetype.toLowerCase())
      return () => value
    }
    case 'null':
      return () => null
    case 'variable': {
      const own = declared()
      return ({ responses, outcomes }) => responses.get(identifier) ?? outcomes.get(identifier) ?? own.initial
    }
    case 'correct': {
      const { right } = declared()
      return () => right
    }
    case 'default': {
      const { initial } = declared()
      return () => initial
    }
    case 'mapresponse': {
      const own = declared()
      if (!own.mapping) return unknown('mapResponse')
      return ({ responses }) => mappedPoints(responses.get(identifier) ?? null, own)
    }
    case 'match': {
      const hasOrder = inner.some((child) => isOrdered(child, declarations))
      return (state) => {
        const [first = null, second = null] = all(state)
        return isMatch(first, second, hasOrder)
      }
    }
    case 'multiple':
    case 'ordered':
      return (state) => contained(all(state).flatMap(valuesIn))
    case 'index': {
      const at = numberOf(attributes['n'] ?? '')
      return (state) => valuesIn(all(state)[0] ?? null)[at - 1] ?? null
    }
    case 'isnull':
      return (state) => valuesIn(all(state)[0] ?? null).every((value) => value === '')
    case 'member':
      return (state) => {
        const [part = null, container = null] = all(state)
        if (part === null || container === null) return null
        return valuesIn(container).some((value) => valuesIn(part).some((own) => isSameValue(own, value)))
      }
    case 'contains':
      return (state) => {
        const [container = null, part = null] = all(state)
        if (container === null || part === null) return null
        return valuesIn(part).every((own) => valuesIn(container).some((value) => isSameValue(own, value)))
      }
    case 'containersize':
      return (state) => valuesIn(all(state)[0] ?? null).length
    case 'not':
      return (state) => {
        const truth = asTruth(all(state)[0] ?? null)
        return truth === null ? null : !truth
      }
    case 'and':
      return (state) => truthOf(all(state).map(asTruth), true)
    case 'or':
      return (state) => truthOf(all(state).map(asTruth), false)
    case 'equal':
      return (state) => isEqual(node, numbers(state))
    case 'equalrounded': {
      const mode = (attributes['roundingmode'] ?? 'significantFigures').toLowerCase()
      const figures = numberOf(attributes['figures'] ?? '')
      return (state) => {
        const [a, b] = numbers(state)
        return a == null || b == null ? null : isClose(roundedBy(a, mode, figures), roundedBy(b, mode, figures))
      }
    }
    case 'stringmatch':
      // With `substring`, infinitely many answers would match.
      return attributes['substring'] === 'true' ? unknown(name) : (state) => isText(node, all(state))
    default:
      return arithmetic(name, numbers)
  }
}

function arithmetic(name: string, numbers: (state: ScoringState) => (number | null)[]): Expression {
  const comparison = compare[name]
  if (comparison)
    return (state) => {
      const [a, b] = numbers(state)
      return a == null || b == null ? null : comparison(a, b)
    }
  const operation = compute[name]
  if (!operation) return unknown(name)
  return (state) => {
    const given = numbers(state)
    return given.includes(null) ? null : operation(given.map((number) => number ?? 0))
  }
}
