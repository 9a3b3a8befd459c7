import { isDeepStrictEqual } from 'node:util'

type Item = Record<string, unknown>

/** The values of an expression's `#names` and `:values`. */
export type Terms = {
  ExpressionAttributeNames?: Record<string, string> | undefined
  ExpressionAttributeValues?: Item | undefined
}

const TOKEN = /\s*(<>|<=|>=|=|<|>|\(|\)|,|\+|[#:]?[\w.#[\]]+)/y

function tokensOf(expression: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < expression.trimEnd().length) {
    const token = TOKEN.exec(expression)?.[1]
    if (token === undefined) throw new Error(`Not understood: ${expression}`)
    tokens.push(token)
  }
  return tokens
}

const pathOf = (token: string, { ExpressionAttributeNames: names = {} }: Terms): string[] =>
  token
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .map((part) => (part.startsWith('#') ? (names[part] ?? part) : part))

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null

const at = (item: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, part) => (isItem(value) ? value[part] : undefined), item)

const valueOf = (token: string, item: Item | undefined, terms: Terms): unknown =>
  token.startsWith(':') ? terms.ExpressionAttributeValues?.[token] : at(item, pathOf(token, terms))

const less = (a: unknown, b: unknown): boolean =>
  (typeof a === 'number' && typeof b === 'number' && a < b) || (typeof a === 'string' && typeof b === 'string' && a < b)

const COMPARE: Record<string, (a: unknown, b: unknown) => boolean> = {
  '=': (a, b) => a !== undefined && isDeepStrictEqual(a, b),
  '<>': (a, b) => !isDeepStrictEqual(a, b),
  '<': less,
  '>': (a, b) => less(b, a),
  '<=': (a, b) => (a !== undefined && a === b) || less(a, b),
  '>=': (a, b) => (a !== undefined && a === b) || less(b, a),
}

const FUNCTIONS: Record<string, (values: unknown[]) => boolean> = {
  attribute_exists: ([value]) => value !== undefined,
  attribute_not_exists: ([value]) => value === undefined,
  contains: ([list, value]) =>
    (list instanceof Set && list.has(value)) ||
    (Array.isArray(list) && list.includes(value)) ||
    (typeof list === 'string' && typeof value === 'string' && list.includes(value)),
  begins_with: ([text, prefix]) => typeof text === 'string' && typeof prefix === 'string' && text.startsWith(prefix),
}

/**
 * Evaluates a condition for an item (absent: none exists). Supports only this product's conditions, and throws for
 * others.
 */
export function holdsFor(expression: string, item: Item | undefined, terms: Terms): boolean {
  const tokens = tokensOf(expression)
  const next = () => tokens.shift() ?? ''
  const either = (): boolean => {
    let result = both()
    while (tokens[0] === 'OR') {
      next()
      const right = both()
      result ||= right
    }
    return result
  }
  const both = (): boolean => {
    let result = single()
    while (tokens[0] === 'AND') {
      next()
      const right = single()
      result &&= right
    }
    return result
  }
  const single = (): boolean => {
    const first = next()
    if (first === 'NOT') return !single()
    if (first === '(') {
      const inner = either()
      next()
      return inner
    }
    const call = FUNCTIONS[first]
    if (call) {
      const values: unknown[] = []
      while (next() !== ')') values.push(valueOf(next(), item, terms))
      return call(values)
    }
    const how = next()
    if (how === 'BETWEEN') {
      const [min, , max] = [next(), next(), next()].map((token) => valueOf(token, item, terms))
      const value = valueOf(first, item, terms)
      return !less(value, min) && !less(max, value)
    }
    if (how === 'IN') {
      const values: unknown[] = []
      while (next() !== ')') values.push(valueOf(next(), item, terms))
      return values.includes(valueOf(first, item, terms))
    }
    const compare = COMPARE[how]
    if (!compare) throw new Error(`Not understood: ${expression}`)
    return compare(valueOf(first, item, terms), valueOf(next(), item, terms))
  }
  const result = either()
  if (tokens.length > 0) throw new Error(`Not understood: ${expression}`)
  return result
}

function put(item: Item, path: readonly string[], value: unknown): void {
  const parent = at(item, path.slice(0, -1))
  const last = path.at(-1) ?? ''
  if (!isItem(parent)) throw new Error(`No map at ${path.join('.')}`)
  if (value === undefined) Reflect.deleteProperty(parent, last)
  else parent[last] = value
}

const CLAUSES = ['SET', 'REMOVE', 'ADD']

/** Returns the result of ADD: a sum, or the union of two sets. */
const added = (before: unknown, value: unknown): unknown =>
  value instanceof Set
    ? new Set<unknown>([...(before instanceof Set ? before : []), ...value])
    : Number(before ?? 0) + Number(value)

/**
 * Returns the item after an update expression of SET, REMOVE, and ADD. Throws for anything this product does not use.
 */
export function updated(expression: string, before: Item, terms: Terms): Item {
  const item = structuredClone(before)
  const tokens = tokensOf(expression)
  const next = () => tokens.shift() ?? ''
  const operand = (): unknown => {
    const first = next()
    if (first !== 'if_not_exists') return valueOf(first, before, terms)
    next()
    const known = valueOf(next(), before, terms)
    next()
    const otherwise = valueOf(next(), before, terms)
    next()
    return known ?? otherwise
  }
  let clause = ''
  while (tokens.length > 0) {
    if (CLAUSES.includes(tokens[0] ?? '')) clause = next()
    const path = pathOf(next(), terms)
    if (clause === 'REMOVE') put(item, path, undefined)
    else if (clause === 'ADD') put(item, path, added(at(before, path), valueOf(next(), before, terms)))
    else {
      if (next() !== '=') throw new Error(`Not understood: ${expression}`)
      let value = operand()
      while (tokens[0] === '+') {
        next()
        value = Number(value) + Number(operand())
      }
      put(item, path, structuredClone(value))
    }
    if (tokens[0] === ',') next()
  }
  return item
}
