import { type GraphQLError, type GraphQLSchema, isObjectType, type SourceLocation } from 'graphql'
import { FieldError } from './field-error.ts'

/** A GraphQL error in AppSync's response format. */
export type WireError = {
  path: readonly (string | number)[] | null
  data: unknown
  errorType: string | null
  errorInfo: unknown
  locations: readonly { line: number; column: number; sourceName: null }[] | null
  message: string
}

export const wireLocations = (locations: readonly SourceLocation[] | undefined): WireError['locations'] =>
  locations?.map(({ line, column }) => ({ line, column, sourceName: null })) ?? null

const pathText = (path: readonly (string | number)[] | undefined) =>
  `/${(path ?? [])
    .map((part) => (typeof part === 'number' ? `[${part}]` : part))
    .join('/')
    .replaceAll('/[', '[')}`

/** AppSync's message for an error that graphql-js raised while completing a value. */
function completionMessage(error: GraphQLError, schema: GraphQLSchema): string {
  const { message } = error
  const missing = /^Cannot return null for non-nullable field (\w+)\.(\w+)\.$/.exec(message)
  if (missing) {
    const [, typeName = '', fieldName = ''] = missing
    const parent = schema.getType(typeName)
    const type = isObjectType(parent) ? String(parent.getFields()[fieldName]?.type).replace(/[![\]]/g, '') : ''
    return `Cannot return null for non-nullable type: '${type}' within parent '${typeName}' (${pathText(error.path)})`
  }
  if (/^Expected Iterable/.test(message))
    return `Can't resolve value (${pathText(error.path)}) : type mismatch error, expected type LIST`
  if (/^Unable to serialize/.test(message)) return `Can't serialize value (${pathText(error.path)}) : ${message}`
  const scalar = /^(?:Int|Float|String|Boolean|ID) cannot represent .*?: (.*)$/s.exec(message)
  if (scalar)
    return `Can't serialize value (${pathText(error.path)}) : Expected type '${message.split(' ')[0]}' but was '${scalar[1]}'.`
  const choice = /^Enum "(\w+)" cannot represent value: (.*)$/s.exec(message)
  if (choice)
    return `Can't serialize value (${pathText(error.path)}) : Invalid input for Enum '${choice[1]}'. No value found for name '${choice[2]?.replaceAll('"', '')}'`
  return message
}

/** Converts a graphql-js execution error to AppSync's response format. */
export function toWireError(error: GraphQLError, schema: GraphQLSchema): WireError {
  const { originalError } = error
  const locations = wireLocations(error.locations)
  const path = error.path ?? null
  if (originalError instanceof FieldError)
    return {
      path,
      data: originalError.data,
      errorType: originalError.errorType,
      errorInfo: originalError.errorInfo,
      locations,
      message: error.message,
    }
  if (path !== null)
    return {
      path,
      data: null,
      errorType: null,
      errorInfo: null,
      locations: null,
      message: completionMessage(error, schema),
    }
  return {
    path,
    data: null,
    errorType: 'ValidationError',
    errorInfo: null,
    locations,
    message: variableMessage(error.message),
  }
}

/**
 * AppSync's message for an invalid variable. For a missing inner field, it names the field's type as if the variable
 * itself were missing.
 */
function variableMessage(message: string): string {
  const missing =
    /^Variable "\$(\w+)" of (?:required|non-null) type "(.+?)" (?:was not provided|must not be null)\.$/.exec(
      message,
    ) ??
    /^Variable "\$(\w+)" got invalid value .*; Field "\w+" of required type "(.+?)" was not provided\.$/s.exec(message)
  if (missing) return `Variable '${missing[1]}' has coerced Null value for NonNull type '${missing[2]}'`
  const unknown = /^Variable "\$\w+" got invalid value .*; Field "\w+" is not defined by type "(\w+)"\./s.exec(message)
  if (unknown) return `The variables input contains a field that is not defined for input object type '${unknown[1]}' `
  const invalid = /^Variable "\$(\w+)" got invalid value .*?; (.*)$/s.exec(message)
  return invalid ? `Variable '${invalid[1]}' has an invalid value. ${invalid[2]}` : message
}
