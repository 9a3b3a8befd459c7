import { isRecord, toText } from '#shared/json.ts'
import { MappingError } from '../mapping-error.ts'
import { type Item, toItem } from './attribute-values.ts'

/** Names and values of all expressions in a call. */
export type Placeholders = { ExpressionAttributeNames?: Record<string, string>; ExpressionAttributeValues?: Item }

/** The text of an expression object, or undefined if there is none. Throws MappingError on an object without text. */
export function expressionText(expression: unknown, field: string): string | undefined {
  if (expression === null || expression === undefined) return undefined
  const text = isRecord(expression) ? expression['expression'] : undefined
  if (typeof text !== 'string' || text === '')
    throw new MappingError(`Value for field '$[${field}][expression]' not found.`)
  return text
}

/** Merges the placeholders of several expression objects. Omits empty maps because DynamoDB rejects them. */
export function placeholders(...expressions: readonly unknown[]): Placeholders {
  const names: Record<string, string> = {}
  const values: Item = {}
  for (const expression of expressions.filter(isRecord)) {
    const { expressionNames, expressionValues } = expression
    if (isRecord(expressionNames)) for (const [key, name] of Object.entries(expressionNames)) names[key] = toText(name)
    Object.assign(values, toItem(expressionValues))
  }
  return {
    ...(Object.keys(names).length > 0 ? { ExpressionAttributeNames: names } : {}),
    ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}),
  }
}
