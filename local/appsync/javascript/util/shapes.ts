import { asList } from '../../shared/as-list.ts'
import { asRecord } from '../../shared/as-record.ts'
import { toText } from '../../shared/to-text.ts'
import type { CodeFunction } from '../code-run.ts'

const isNothing = (value: unknown) => value === null || value === undefined
const isBlank = (value: unknown) => isNothing(value) || (typeof value === 'string' && value.trim() === '')
const isEmpty = (value: unknown) => isNothing(value) || value === ''

/** Java's names of the types, as the template language has them. */
function typeOf(value: unknown): string {
  if (isNothing(value)) return 'Null'
  if (Array.isArray(value)) return 'List'
  if (typeof value === 'object') return 'Map'
  return typeof value === 'number' ? 'Number' : typeof value === 'boolean' ? 'Boolean' : 'String'
}

const pick = (map: unknown, isKept: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(asRecord(map)).filter(([key]) => isKept(key)))

const whole = (value: unknown) => Math.trunc(Number(value))

/** Type tests, `util.map`, `util.math` and `util.str`. */
export const shapeFunctions: Readonly<Record<string, CodeFunction>> = {
  'util.isNull': (_run, value) => isNothing(value),
  'util.isNullOrEmpty': (_run, value) => isEmpty(value),
  'util.isNullOrBlank': (_run, value) => isBlank(value),
  'util.defaultIfNull': (_run, value, other) => (isNothing(value) ? other : value),
  'util.defaultIfNullOrEmpty': (_run, value, other) => (isEmpty(value) ? other : value),
  'util.defaultIfNullOrBlank': (_run, value, other) => (isBlank(value) ? other : value),
  'util.isString': (_run, value) => typeof value === 'string',
  'util.isNumber': (_run, value) => typeof value === 'number',
  'util.isBoolean': (_run, value) => typeof value === 'boolean',
  'util.isList': (_run, value) => Array.isArray(value),
  'util.isMap': (_run, value) => typeOf(value) === 'Map',
  'util.typeOf': (_run, value) => typeOf(value),
  'util.toJson': (_run, value) => JSON.stringify(value ?? null),
  'util.parseJson': (_run, text) => {
    const value: unknown = JSON.parse(toText(text))
    return value
  },
  'util.map.copyAndRetainAllKeys': (_run, map, keys) => pick(map, (key) => asList(keys).includes(key)),
  'util.map.copyAndRemoveAllKeys': (_run, map, keys) => pick(map, (key) => !asList(keys).includes(key)),
  'util.math.roundNum': (_run, value) => Math.round(Number(value)),
  'util.math.minVal': (_run, a, b) => Math.min(Number(a), Number(b)),
  'util.math.maxVal': (_run, a, b) => Math.max(Number(a), Number(b)),
  'util.math.randomDouble': () => Math.random(),
  'util.math.randomWithinRange': (_run, start, end) =>
    whole(start) + Math.floor(Math.random() * (whole(end) - whole(start))),
  'util.str.toUpper': (_run, text) => toText(text).toUpperCase(),
  'util.str.toLower': (_run, text) => toText(text).toLowerCase(),
  'util.str.toReplace': (_run, text, from, to) => toText(text).replaceAll(toText(from), toText(to)),
  'util.str.normalize': (_run, text, form) => toText(text).normalize(toText(form).toUpperCase()),
}
