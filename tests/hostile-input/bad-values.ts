import fc from 'fast-check'

/** JSON's only way to express infinity: `rawNumbers` replaces this text with the number. */
const ENDLESS = '@@1e999@@'
export const rawNumbers = (json: string): string => json.replaceAll(`"${ENDLESS}"`, '1e999')

const ODD_TEXTS = [
  ...['', ' ', '\t\r\n', '\u0000', 'a\u0000b', '\u0007\u001b[31m', '\u200b', '\u202egnp.exe', '\ufeff'],
  ...['\ud800', 'half \udfff', '\udc00\ud800', '👩🏽‍⚕️'.slice(0, 3)],
  ...['👩🏽‍⚕️', 'é', 'ﷺ', 'Ω', '١٢', '９', 'İ', 'ß', 'a\u0301'.repeat(60)],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'NaN', 'Infinity', '-0', '0x10', '1e3'],
  ...['null', 'undefined', 'true', '[]', '{}', '{"a":1}', '../../etc', '%00', '#', 'TASK#x', '\u{10ffff}', '$ne', '-1'],
  ...['2147483648', '9007199254740993', '1.5', '=1+1', '@x', 'create', 'RN', 'PN', 'Easy', 'META', '00:00', '25:99PM'],
]

/** Lengths around our limits and those of the table's keys (1,024 and 2,048 bytes), and far beyond. */
const LENGTHS = [2, 41, 101, 201, 501, 1_025, 2_049, 20_001, 100_000]
const longTexts = fc
  .tuple(fc.constantFrom(...LENGTHS), fc.constantFrom('a', '€', '👩', '<b>', ' a', '"', '\u0001'))
  .map(([length, letter]) => letter.repeat(Math.ceil(length / letter.length)))

/** Odd and long texts, also where another type is expected. */
export const badTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 2, arbitrary: longTexts },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)

/** Integers in GraphQL's Int range, including its bounds. */
export const wholeNumbers: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -1, 1, 2, 100, 101, 1_000, 999_999, 2_147_483_647, -2_147_483_648),
  fc.integer(),
)
/** Values that aren't an Int. */
export const noWholeNumbers: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(2_147_483_648, -2_147_483_649, 1.5, 1e21, 2 ** 53 + 2, '1', '', 'NaN', ENDLESS, true),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
export const numbers: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(0, -1, 0.5, 1e15, 1.7976931348623157e308, 5e-324, -1e21, 2 ** 53, ENDLESS),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
export const dates: fc.Arbitrary<string> = fc.constantFrom(
  ...[
    '2031-01-01',
    '2031-02-29',
    '2031-13-01',
    '0000-00-00',
    '2031-01-01Z',
    '2031-01-01+14:00',
    '99999-01-01',
    '+2031',
  ],
  ...['1900-01-01', '9999-12-31', '31.12.2031', 'tomorrow', '', '2031-1-1', '２０３１-01-01'],
)

const deep = (depth: number): unknown => (depth === 0 ? 'x' : [deep(depth - 1)])
/** Values of an unexpected type: null, nested lists, objects with names of built-in properties. */
export const strangers: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, 'x', [], {}, [[]], deep(5), deep(500), [null], { length: 1 }),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'then').map((name) => Object.fromEntries([[name, { x: 1 }]])),
)
