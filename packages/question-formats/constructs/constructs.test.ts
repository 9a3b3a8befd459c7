import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { encode, readFile } from '../testing.ts'
import { type Construct, CONSTRUCTS, READ_FORMATS, type ReadFormat } from './constructs.ts'
import { EXAMPLES } from './examples.ts'
import { QTI2 } from './qti-examples.ts'

const ALL = { ...EXAMPLES, qti2: QTI2 }
const NAMES: Readonly<Record<ReadFormat, string>> = {
  moodle: 'a.xml',
  gift: 'a.gift',
  aiken: 'a.txt',
  qti12: 'a.xml',
  qti2: 'a.xml',
}
/** The types that a row may have if the table doesn't name one. */
const TYPES = new Set(['True/False', 'Numeric', 'Select All That Apply', 'Select N', 'Grouping'])
const isType = (becomes: string) => TYPES.has(becomes) || /Choice|Response|Cloze|Table|Text$|Dropdown/.test(becomes)

/** Reads the last question of an example; in a package, a stimulus is next to its item. */
async function lastRow(format: ReadFormat, name: string) {
  const example = ALL[format][name] ?? ''
  const stimulus =
    '<qti-assessment-stimulus><qti-stimulus-body><p>A client is pale.</p></qti-stimulus-body></qti-assessment-stimulus>'
  const file =
    name === 'A stimulus in the package' ? zipSync({ 'a.xml': encode(example), 's.xml': encode(stimulus) }) : example
  const { values } = await readFile(typeof file === 'string' ? NAMES[format] : 'a.zip', file)
  return values.at(-1)
}

describe.each(READ_FORMATS)('%s', (format) => {
  it('has an example of exactly the constructs in the table', () => {
    expect(Object.keys(ALL[format]).toSorted()).toEqual(CONSTRUCTS[format].map(({ name }) => name).toSorted())
  })
  it.each(CONSTRUCTS[format].map((construct): [string, Construct] => [construct.name, construct]))(
    '%s imports as the table says, with no other notes',
    async (name, construct) => {
      const row = await lastRow(format, name)
      const codes = (row?.losses ?? []).map((loss) => loss.replace(/:.*$/s, ''))
      if ('refused' in construct) {
        expect(row?.refusal?.replace(/:.*$/s, '')).toBe(construct.refused)
        return
      }
      expect(row?.refusal).toBeUndefined()
      if (isType(construct.becomes)) expect(row?.type).toBe(construct.becomes)
      expect(codes).toEqual(construct.note === undefined ? [] : [construct.note])
    },
  )
})
