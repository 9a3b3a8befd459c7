import fc from 'fast-check'
import {
  type GraphQLArgument,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { badTexts, dates, noWholeNumbers, numbers, strangers, wholeNumbers } from './bad-values.ts'

type Fields = Readonly<Record<string, { type: GraphQLInputType }>>
type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const SCALARS: Record<string, fc.Arbitrary<unknown>> = {
  Int: fc.oneof({ weight: 3, arbitrary: wholeNumbers }, { weight: 1, arbitrary: noWholeNumbers }),
  Float: fc.oneof({ weight: 3, arbitrary: numbers }, { weight: 1, arbitrary: wholeNumbers }),
  Boolean: fc.constantFrom<unknown>(true, false, 'true', 0, 1, ''),
  AWSDate: fc.oneof(dates, badTexts),
}

/** A list that may be far too long, or have an invalid element among valid ones. */
function spoiledList(type: GraphQLInputType, valid: unknown): fc.Arbitrary<unknown> {
  const good: unknown[] = Array.isArray(valid) ? valid : []
  const item = spoiled(type, good[0])
  return fc.oneof(
    { weight: 3, arbitrary: fc.tuple(item, fc.nat(good.length)).map(([bad, at]) => good.toSpliced(at, 1, bad)) },
    { weight: 2, arbitrary: fc.array(item, { maxLength: 4 }) },
    { weight: 1, arbitrary: item.map((bad) => [...good, ...good, bad, bad]) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(30, 101, 1_500).map((n) => Array.from({ length: n }, (_, i) => good[0] ?? `v${i}`)),
    },
    { weight: 1, arbitrary: item },
  )
}

/** Spoils one or two fields or all of them, omits one, or adds one. */
function spoiledFields(fields: Fields, valid: Values): fc.Arbitrary<unknown> {
  const names = Object.keys(fields)
  if (names.length === 0) return fc.constant({})
  const field = fc.constantFrom(...names)
  const invalidate = (name: string) => {
    const type = fields[name]?.type
    return type ? spoiled(type, valid[name]).map((value) => Object.fromEntries([[name, value]])) : fc.constant({})
  }
  return fc.oneof(
    { weight: 12, arbitrary: field.chain(invalidate).map((bad) => ({ ...valid, ...bad })) },
    {
      weight: 3,
      arbitrary: fc.tuple(field.chain(invalidate), field.chain(invalidate)).map(([a, b]) => ({ ...valid, ...a, ...b })),
    },
    {
      weight: 1,
      arbitrary: field.map((omitted) => Object.fromEntries(Object.entries(valid).filter(([name]) => name !== omitted))),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('__proto__', 'constructor', 'pk', 'uid', '', 'версия'), strangers)
        .map((extra) => Object.fromEntries([...Object.entries(valid), extra])),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(...names.map(invalidate))
        .map((all) => Object.fromEntries(all.flatMap((part) => Object.entries(part)))),
    },
  )
}

/**
 * Values for an input of this type that resemble a valid one but are invalid: most of the right kind, some of another.
 */
export function spoiled(type: GraphQLInputType, valid: unknown): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return spoiled(type.ofType, valid)
  const values = isListType(type)
    ? spoiledList(type.ofType, valid)
    : isInputObjectType(type)
      ? spoiledFields(type.getFields(), isValues(valid) ? valid : {})
      : isEnumType(type)
        ? fc.oneof(fc.constantFrom(...type.getValues().map(({ name }) => name)), badTexts)
        : (SCALARS[type.name] ?? badTexts)
  return fc.oneof({ weight: 9, arbitrary: values }, { weight: 1, arbitrary: strangers })
}

/** All arguments of a field, similar to valid ones. */
export const invalidArguments = (args: readonly GraphQLArgument[], valid: Values): fc.Arbitrary<Values> =>
  spoiledFields(Object.fromEntries(args.map((arg) => [arg.name, arg])), valid).map((all) => (isValues(all) ? all : {}))
