import { type Element, elementsIn, named, textOf } from './xml-tree.ts'

/** A QTI value with its items; null represents NULL. Numbers are numbers, everything else is text. */
export type Value = { cardinality: 'single' | 'multiple' | 'ordered'; items: readonly (string | number)[] } | null

/** The names that expressions can refer to. */
export type Scope = { declarations: ReadonlyMap<string, Element>; variables: Map<string, Value> }

/** A required attribute. */
export function attribute(element: Element, name: string): string {
  const value = element.attributes[name]
  if (value === undefined) throw new Error(`<${element.name}> has no ${name}.`)
  return value
}

const itemOf = (text: string, baseType: string): string | number => {
  if (baseType !== 'float' && baseType !== 'integer') return text.trim()
  const value = Number(text)
  if (text.trim() === '' || Number.isNaN(value)) throw new Error(`${text} is no number.`)
  return value
}

const numberValue = (value: number): Value => ({ cardinality: 'single', items: [value] })
const truth = (value: boolean): Value => ({ cardinality: 'single', items: [String(value)] })

/** Parses a candidate's response or a declaration's values by the declared type. */
export function valueOf(declaration: Element, texts: readonly string[]): Value {
  const cardinality = attribute(declaration, 'cardinality')
  if (cardinality !== 'single' && cardinality !== 'multiple' && cardinality !== 'ordered') throw new Error(cardinality)
  if (cardinality === 'single' && texts.length > 1) throw new Error('A single response has one value.')
  const baseType = attribute(declaration, 'baseType')
  return texts.length === 0 ? null : { cardinality, items: texts.map((text) => itemOf(text, baseType)) }
}

const declarationOf = (expression: Element, { declarations }: Scope): Element => {
  const id = attribute(expression, 'identifier')
  const declaration = declarations.get(id)
  if (!declaration) throw new Error(`${id} is not declared.`)
  return declaration
}

/** The correct value that a response declares. */
export function correctOf(declaration: Element): Value {
  const [correct] = named(declaration, 'correctResponse')
  return valueOf(declaration, correct ? named(correct, 'value').map((value) => textOf(value)) : [])
}

/** The points of a response by its mapping; every value counts once. */
export function mapped(declaration: Element, response: Value): number {
  const [mapping] = named(declaration, 'mapping')
  if (!mapping) throw new Error('There is no mapping.')
  const points = new Map(
    named(mapping, 'mapEntry').map((entry) => [attribute(entry, 'mapKey'), Number(attribute(entry, 'mappedValue'))]),
  )
  const { defaultValue = '0', lowerBound = '-Infinity', upperBound = 'Infinity' } = mapping.attributes
  const sum = [...new Set(response?.items)]
    .map((item) => points.get(String(item)) ?? Number(defaultValue))
    .reduce((all, own) => all + own, 0)
  return Math.min(Number(upperBound), Math.max(Number(lowerBound), sum))
}

/** Whether two values are equal, in any order if the cardinality is multiple. */
function isSame(a: Value, b: Value): Value {
  if (a === null || b === null) return null
  const list = ({ cardinality, items }: NonNullable<Value>) =>
    (cardinality === 'multiple' ? items.map(String).toSorted() : items.map(String)).join('\n')
  return truth(a.cardinality === b.cardinality && list(a) === list(b))
}

const numbersIn = (values: readonly Value[]): number[] | undefined =>
  values.some((value) => value === null) ? undefined : values.flatMap((value) => value?.items ?? []).map(Number)

/** Applies a function to numbers; null if a value is missing. */
const ofNumbers = (values: readonly Value[], make: (...numbers: number[]) => Value): Value => {
  const numbers = numbersIn(values)
  return numbers === undefined ? null : make(...numbers)
}

/** Whether a value is true; null is neither true nor false. */
export const isTrue = (value: Value): boolean => value?.items[0] === 'true'
const isFalse = (value: Value): boolean => value?.items[0] === 'false'

/** Uses the bounds of QTI 2.1, section 15.3: `y - t0 <= x <= y + t1`, in floating point. */
function isEqual(expression: Element, x: number, y: number): boolean {
  const mode = attribute(expression, 'toleranceMode')
  if (mode === 'exact') return x === y
  const [below = 0, above = below] = attribute(expression, 'tolerance').split(/\s+/).map(Number)
  if (mode === 'absolute') return x >= y - below && x <= y + above
  throw new Error(`toleranceMode ${mode}`)
}

/** Evaluates an expression. Throws on expressions that the writers don't use. */
export function evaluate(expression: Element, scope: Scope): Value {
  const values = () => elementsIn(expression).map((child) => evaluate(child, scope))
  switch (expression.name) {
    case 'variable':
      declarationOf(expression, scope)
      return scope.variables.get(attribute(expression, 'identifier')) ?? null
    case 'correct':
      return correctOf(declarationOf(expression, scope))
    case 'mapResponse':
      return numberValue(
        mapped(declarationOf(expression, scope), scope.variables.get(attribute(expression, 'identifier')) ?? null),
      )
    case 'baseValue':
      return { cardinality: 'single', items: [itemOf(textOf(expression), attribute(expression, 'baseType'))] }
    case 'match': {
      const [a = null, b = null] = values()
      return isSame(a, b)
    }
    case 'member': {
      const [item = null, list = null] = values()
      return item === null || list === null ? null : truth(item.items.every((own) => list.items.includes(own)))
    }
    case 'sum':
      return ofNumbers(values(), (...numbers) => numberValue(numbers.reduce((all, own) => all + own, 0)))
    case 'max':
      return ofNumbers(values(), (...numbers) => numberValue(Math.max(...numbers)))
    case 'equal':
      return ofNumbers(values(), (x = NaN, y = NaN) => truth(isEqual(expression, x, y)))
    case 'gte':
      return ofNumbers(values(), (x = NaN, y = NaN) => truth(x >= y))
    case 'lte':
      return ofNumbers(values(), (x = NaN, y = NaN) => truth(x <= y))
    case 'and': {
      const all = values()
      return all.some(isFalse) ? truth(false) : all.every(isTrue) ? truth(true) : null
    }
    case 'or': {
      const all = values()
      return all.some(isTrue) ? truth(true) : all.every(isFalse) ? truth(false) : null
    }
    default:
      throw new Error(`<${expression.name}> is not known.`)
  }
}
