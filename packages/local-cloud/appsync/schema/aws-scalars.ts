import { isIP } from 'node:net'
import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { tryParseJson } from '#shared/json.ts'

const offset = '(Z|[+-](?:0\\d|1[0-8]):[0-5]\\d(?::[0-5]\\d)?)'
const date = '(-?\\d{4,9})-(\\d\\d)-(\\d\\d)'
const time = '([01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?'
const datePattern = new RegExp(`^${date}${offset}?$`)
const timePattern = new RegExp(`^${time}${offset}?$`)
const dateTimePattern = new RegExp(`^${date}T${time}${offset}$`)

function isDay(match: RegExpExecArray | null): boolean {
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (month < 1 || month > 12 || day < 1) return false
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const length = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return day <= length
}

/** AWSDate: `YYYY-MM-DD`, with an optional offset. */
const isAwsDate = (text: string): boolean => isDay(datePattern.exec(text))

/** AWSTime: `hh:mm[:ss[.sss]]`, with an optional offset. */
const isAwsTime = (text: string): boolean => timePattern.test(text)

/** AWSDateTime: `YYYY-MM-DDThh:mm[:ss[.sss]]` with a required offset. */
const isAwsDateTime = (text: string): boolean => isDay(dateTimePattern.exec(text))

/** AWSEmail: `local-part@domain-part`. */
const isAwsEmail = (text: string): boolean =>
  text.length <= 320 &&
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/.test(
    text,
  )

/** AWSURL: requires a scheme and allows no two slashes in the path (RFC 1738). */
function isAwsUrl(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false
  const url = new URL(text)
  return /^[a-z][a-z0-9+.-]*:/i.test(text) && !url.pathname.includes('//')
}

/** AWSPhone: allows spaces and hyphens; without a country code, it is a North American number. */
const isAwsPhone = (text: string): boolean =>
  /^\+?[\d\s-]+$/.test(text) && (parsePhoneNumberFromString(text, 'US')?.isPossible() ?? false)

/** AWSIPAddress: IPv4 or IPv6, with an optional CIDR length. */
function isAwsIpAddress(text: string): boolean {
  const [address = '', length, more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more !== undefined) return false
  if (length === undefined) return true
  return /^\d{1,3}$/.test(length) && Number(length) <= (family === 4 ? 32 : 128)
}

type Behaviour = { serialize: (value: unknown) => unknown; parse: (value: unknown) => unknown }

const scalar = (name: string, { serialize, parse }: Behaviour) =>
  new GraphQLScalarType({
    name,
    serialize,
    parseValue: parse,
    parseLiteral: (node, variables) =>
      parse(node.kind === Kind.INT ? Number(node.value) : valueFromASTUntyped(node, variables)),
  })

/** AppSync's message for an output it cannot serialize; the path is added when the error is formatted. */
const notPrintable = (value: unknown, kind: string) =>
  new GraphQLError(`Unable to serialize \`${String(value)}\` as a valid ${kind} Object.`)

/** AppSync's error for an invalid input. */
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

/** Input is JSON text that the resolver receives parsed; output is JSON text. */
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
