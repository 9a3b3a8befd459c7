import { describe, expect, it } from 'vitest'
import { awsScalars } from './aws-scalars.ts'

const accepts = (name: string, value: unknown): boolean => {
  const scalar = awsScalars.find((candidate) => candidate.name === name)
  try {
    scalar?.parseValue(value)
    return scalar !== undefined
  } catch {
    return false
  }
}

describe('AWS scalars', () => {
  it.each<[string, readonly unknown[], readonly unknown[]]>([
    [
      'AWSDate',
      ['1970-01-01', '2024-02-29Z', '2020-12-31-07:00', '2020-12-31+05:30:10'],
      ['2023-02-29', '2024-13-01', '24-01-01', '2024-1-1', 'today', 20240101],
    ],
    ['AWSTime', ['12:30', '12:30:59', '12:30:24.500Z', '12:30:24-07:00'], ['24:00', '12', '12:60', '1:30']],
    [
      'AWSDateTime',
      ['1970-01-01T12:30:24Z', '2024-02-29T23:59:59.123456789+05:30', '1970-01-01T12:30Z'],
      ['2024-02-29', '2024-02-29T10:00:00', '2023-02-29T10:00:00Z', '2024-02-29 10:00:00Z'],
    ],
    ['AWSTimestamp', [0, -1, 1_700_000_000, '17'], [1.5, 'now', true]],
    ['AWSEmail', ['a@example.com', 'first.last+tag@sub.example.co'], ['a', 'a@', '@b.c', 'a b@c.de', 'a@b..c']],
    ['AWSJSON', ['{"a":1}', '[1]', '"text"', '1', 'null'], ['{a:1}', '', 'text', { a: 1 }]],
    [
      'AWSURL',
      ['https://example.com/a?b=1', 'mailto:a@example.com', 'http://localhost:3000'],
      ['example.com', '/path', 'https://example.com//a', 'https://exa mple.com'],
    ],
    ['AWSPhone', ['+12025550123', '202-555-0123', '+44 20 7946 0958'], ['12', 'phone', '+1 (202) 555-0123 x5']],
    [
      'AWSIPAddress',
      ['123.12.34.56', '1a2b:3c4b::1234:4567', '10.0.0.0/8', '::1/128'],
      ['256.1.1.1', '1.2.3', '10.0.0.0/33', '::1/129', '1.1.1.1/8/9'],
    ],
  ])('%s accepts only valid values', (name, valid, invalid) => {
    expect(valid.filter((value) => !accepts(name, value))).toEqual([])
    expect(invalid.filter((value) => accepts(name, value))).toEqual([])
  })

  it('AWSJSON serializes objects as JSON text and leaves JSON text unchanged', () => {
    const json = awsScalars.find(({ name }) => name === 'AWSJSON')
    expect([json?.serialize({ a: 1 }), json?.serialize('{"a":1}'), json?.serialize('text')]).toEqual([
      '{"a":1}',
      '{"a":1}',
      '"text"',
    ])
  })
})
