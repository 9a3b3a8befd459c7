import { descendantsOf, childOf, childrenOf, textIn, type XmlNode } from '../text/read-xml-units.ts'

/** A QTI value: a single value, a container of several, or none. Pairs are texts, such as `A B`. */
export type QtiValue = string | number | boolean | readonly (string | number)[] | null

/** Thrown for unsupported scoring; the item is refused. */
export class UnknownScoring extends Error {}

export const unknown = (what: string): never => {
  throw new UnknownScoring(what)
}

/** Returns what is read of an item, or a refusal if its scoring isn't supported. */
export function understood<T>(read: () => T): T | 'format-scripted' {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnknownScoring) return 'format-scripted'
    throw error
  }
}

/** An item's declaration of a response or outcome. */
export type Declaration = {
  cardinality: string
  baseType: string
  right: QtiValue
  initial: QtiValue
  mapping: Mapping | undefined
}

type Mapping = { points: ReadonlyMap<string, number>; otherwise: number; low: number; high: number; isCased: boolean }

const isNumeric = (baseType: string) => baseType === 'float' || baseType === 'integer'

/** Parses a number; throws if it is invalid. */
export function numberOf(text: string): number {
  const number = Number(text)
  return text.trim() === '' || !Number.isFinite(number) ? unknown(`number ${text}`) : number
}

/** An undirected pair, with its parts sorted. */
const pairOf = (text: string) => text.split(/\s+/).toSorted().join(' ')

/** Parses a text of the file as a value of a base type. */
export function valueOf(text: string, baseType: string): string | number | boolean {
  const own = text.trim()
  if (isNumeric(baseType)) return numberOf(own)
  if (baseType === 'boolean') return own === 'true' || own === '1'
  if (baseType === 'pair') return pairOf(own)
  return baseType === 'directedpair' ? own.replace(/\s+/g, ' ') : own
}

/** A container of values; an empty one is NULL. */
export const contained = (values: readonly (string | number | boolean)[]): QtiValue =>
  values.length === 0 ? null : values.map((value) => (typeof value === 'boolean' ? String(value) : value))

/** The values of a container, or a single value as a list. */
export const valuesIn = (value: QtiValue): readonly (string | number)[] =>
  value === null ? [] : typeof value === 'boolean' ? [String(value)] : typeof value === 'object' ? value : [value]

function valuesOf(node: XmlNode | undefined, cardinality: string, baseType: string): QtiValue {
  const values = childrenOf(node, 'value').map((value) => valueOf(textIn(value), baseType))
  return cardinality === 'single' ? (values[0] ?? null) : contained(values)
}

function mappingOf(declaration: XmlNode, baseType: string): Mapping | undefined {
  const mapping = childOf(declaration, 'mapping')
  if (!mapping) return undefined
  const { defaultvalue = '0', lowerbound, upperbound } = mapping.attributes
  const entries = childrenOf(mapping, 'mapentry').map(({ attributes }) => attributes)
  const isCased = entries.some(({ casesensitive }) => casesensitive !== undefined && casesensitive !== 'false')
  const keyOf = (key: string) => {
    const own = String(valueOf(key, baseType))
    return baseType === 'string' && !isCased ? own.toLowerCase() : own
  }
  return {
    points: new Map(entries.map(({ mapkey = '', mappedvalue = '' }) => [keyOf(mapkey), numberOf(mappedvalue)])),
    otherwise: numberOf(defaultvalue),
    low: lowerbound === undefined ? -Infinity : numberOf(lowerbound),
    high: upperbound === undefined ? Infinity : numberOf(upperbound),
    isCased: isCased || baseType !== 'string',
  }
}

/** An item's response and outcome declarations, by identifier. */
export function declarationsOf(item: XmlNode): Map<string, Declaration> {
  const nodes = [...childrenOf(item, 'responsedeclaration'), ...childrenOf(item, 'outcomedeclaration')]
  return new Map(
    nodes.map((node) => {
      const { identifier = '', cardinality = 'single', basetype = '' } = node.attributes
      const baseType = basetype.toLowerCase()
      const initial = valuesOf(childOf(node, 'defaultvalue'), cardinality, baseType)
      const isOutcome = node.name === 'outcomedeclaration'
      return [
        identifier,
        {
          ...{ cardinality, baseType },
          right: valuesOf(childOf(node, 'correctresponse'), cardinality, baseType),
          // A numeric outcome defaults to 0.
          initial: initial === null && isOutcome && isNumeric(baseType) ? 0 : initial,
          mapping: mappingOf(node, baseType),
        },
      ] as const
    }),
  )
}

/** The points of a response by its mapping; each value counts once. */
export function mappedPoints(value: QtiValue, { mapping }: Declaration): number {
  if (!mapping) return unknown('mapResponse')
  const { points, otherwise, low, high, isCased } = mapping
  const values = new Set(valuesIn(value).map((own) => (isCased ? String(own) : String(own).toLowerCase())))
  const sum = [...values].reduce((total, own) => total + (points.get(own) ?? otherwise), 0)
  return Math.min(high, Math.max(low, sum))
}

/** Elements that show that an item is generated for each student. */
const MADE = new Set([
  'templatedeclaration',
  'templateprocessing',
  'printedvariable',
  'templateinline',
  'templateblock',
])

/** Whether an item's text or key is generated for each student. */
export const isMade = (item: XmlNode): boolean => descendantsOf(item, MADE).length > 0
