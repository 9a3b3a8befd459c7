import { asList, asRecord, isRecord } from '#shared/json.ts'
import type { CodeFunction } from '../code-run.ts'
import type { Expression } from '../util/dynamodb-expression.ts'
import { itemValue } from './item-values.ts'

/** `operations` of `@aws-appsync/utils/dynamodb`, with AppSync's markers. */
export const operations: Readonly<Record<string, CodeFunction>> = {
  add: (_run, value) => ({ type: 'OPERATION_ADD', value }),
  remove: () => ({ type: 'OPERATION_REMOVE' }),
  replace: (_run, value) => ({ type: 'OPERATION_REPLACE', value }),
  increment: (_run, by) => ({ type: 'OPERATION_INCREMENT', by: by ?? 1 }),
  decrement: (_run, by) => ({ type: 'OPERATION_DECREMENT', by: by ?? 1 }),
  append: (_run, items) => ({ type: 'OPERATION_APPEND', items }),
  prepend: (_run, items) => ({ type: 'OPERATION_PREPEND', items }),
  updateListItem: (_run, value, index) => ({ type: 'OPERATION_UPDATE_LIST_ITEM', value, index }),
}

type Writer = { name(attribute: string): string; value(item: unknown): string; set: string[]; remove: string[] }

function createWriter(into: Expression): Writer {
  let names = 0
  let values = 0
  return {
    set: [],
    remove: [],
    name(attribute) {
      names += 1
      into.expressionNames[`#expName_${names}`] = attribute
      return `#expName_${names}`
    },
    value(item) {
      values += 1
      into.expressionValues[`:expValue_${values}`] = itemValue(item)
      return `:expValue_${values}`
    },
  }
}

const operationOf = (value: unknown): string | undefined => {
  const type = isRecord(value) ? value['type'] : undefined
  return typeof type === 'string' && type.startsWith('OPERATION_') ? type : undefined
}

function writeOperation(writer: Writer, path: string, type: string, operation: Record<string, unknown>): void {
  const { value, by, items } = operation
  if (type === 'OPERATION_REMOVE') writer.remove.push(path)
  else if (type === 'OPERATION_INCREMENT') writer.set.push(`${path} = ${path} + ${writer.value(by)}`)
  else if (type === 'OPERATION_DECREMENT') writer.set.push(`${path} = ${path} - ${writer.value(by)}`)
  else if (type === 'OPERATION_APPEND')
    writer.set.push(`${path} = list_append(${path}, ${writer.value(asList(items))})`)
  else if (type === 'OPERATION_PREPEND')
    writer.set.push(`${path} = list_append(${writer.value(asList(items))}, ${path})`)
  else writer.set.push(`${path} = ${writer.value(value)}`)
}

function writeEntry(writer: Writer, parent: string, attribute: string, value: unknown): void {
  const path = `${parent}${writer.name(attribute)}`
  const type = operationOf(value)
  if (type) {
    writeOperation(writer, path, type, asRecord(value))
    return
  }
  if (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => operationOf(item) === 'OPERATION_UPDATE_LIST_ITEM')
  ) {
    for (const item of value)
      writer.set.push(`${path}[${String(asRecord(item)['index'])}] = ${writer.value(asRecord(item)['value'])}`)
    return undefined
  }
  const isMap =
    isRecord(value) &&
    Object.keys(value).length > 0 &&
    !('SS' in itemValue(value) || 'NS' in itemValue(value) || 'BS' in itemValue(value))
  if (isMap) for (const [key, item] of Object.entries(value)) writeEntry(writer, `${path}.`, key, item)
  else writer.set.push(`${path} = ${writer.value(value)}`)
  return undefined
}

/** Renders the update expression of an update object; a plain map updates only the keys it contains. */
export function renderUpdate(update: unknown): Expression {
  const into: Expression = { expression: '', expressionNames: {}, expressionValues: {} }
  const writer = createWriter(into)
  for (const [attribute, value] of Object.entries(asRecord(update))) writeEntry(writer, '', attribute, value)
  const clauses = [
    ...(writer.set.length > 0 ? [`SET ${writer.set.join(', ')}`] : []),
    ...(writer.remove.length > 0 ? [`REMOVE ${writer.remove.join(', ')}`] : []),
  ]
  return { ...into, expression: clauses.join(' ') }
}
