import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql'
import { tryParseJson } from '#shared/json.ts'
import { isAwsEmail, isAwsIpAddress, isAwsPhone, isAwsUrl } from './check-address.ts'
import { isAwsDate, isAwsDateTime, isAwsTime } from './check-calendar.ts'

type Behaviour = { serialize: (value: unknown) => unknown; parse: (value: unknown) => unknown }

const scalar = (name: string, { serialize, parse }: Behaviour) =>
  new GraphQLScalarType({
    name,
    serialize,
    parseValue: parse,
    parseLiteral: (node, variables) =>
      parse(node.kind === Kind.INT ? Number(node.value) : valueFromASTUntyped(node, variables)),
  })

/** AppSync's own sentence for an output it cannot print; the path is put before it when the error is shaped. */
const notPrintable = (value: unknown, kind: string) =>
  new GraphQLError(`Unable to serialize \`${String(value)}\` as a valid ${kind} Object.`)

/** AppSync's refusal of an input. */
const notReadable = (value: unknown, kind: string) =>
  new GraphQLError(`Unable to parse \`${String(value)}\` as a valid ${kind}.`)

const text = (kind: string, isValid: (value: string) => boolean): Behaviour => {
  const check = (refusal: typeof notPrintable) => (value: unknown) => {
    if (typeof value !== 'string' || !isValid(value)) throw refusal(value, kind)
    return value
  }
  return { serialize: check(notPrintable), parse: check(notReadable) }
}

const whole = (kind: string, least: number, most: number): Behaviour => {
  const check = (refusal: typeof notPrintable) => (value: unknown) => {
    const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
    if (typeof number !== 'number' || !Number.isInteger(number) || number < least || number > most)
      throw refusal(value, kind)
    return number
  }
  return { serialize: check(notPrintable), parse: check(notReadable) }
}

const double: Behaviour = {
  serialize: (value) => (typeof value === 'number' ? value : Number(value)),
  parse: (value) => {
    if (typeof value !== 'number') throw notReadable(value, 'Double')
    return value
  },
}

/** Input is JSON text and reaches the resolver parsed; output is JSON text. */
const json: Behaviour = {
  serialize: (value) =>
    typeof value === 'string' && tryParseJson(value) !== undefined ? value : JSON.stringify(value),
  parse: (value) => {
    const parsed = typeof value === 'string' ? tryParseJson(value) : undefined
    if (parsed === undefined) throw notReadable(value, 'JSON')
    return parsed
  },
}

/** The AWS scalars by name, with AppSync's validation of input and output. */
export const awsScalars: readonly GraphQLScalarType[] = [
  scalar('AWSDate', text('Date', isAwsDate)),
  scalar('AWSTime', text('Time', isAwsTime)),
  scalar('AWSDateTime', text('DateTime', isAwsDateTime)),
  scalar('AWSTimestamp', whole('Timestamp', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
  scalar('AWSEmail', text('Email', isAwsEmail)),
  scalar('AWSJSON', json),
  scalar('AWSURL', text('URL', isAwsUrl)),
  scalar('AWSPhone', text('Phone', isAwsPhone)),
  scalar('AWSIPAddress', text('IPAddress', isAwsIpAddress)),
  scalar('Long', whole('Long', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
  scalar('BigInt', whole('BigInt', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
  scalar('Double', double),
]
