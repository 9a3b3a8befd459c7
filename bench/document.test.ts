import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Machine, writeSection } from './document.ts'
import { atMost, row } from './rows.ts'

const machine: Machine = {
  time: new Date(Date.UTC(2026, 10, 21, 17, 40)),
  cores: 2,
  processor: 'a processor',
  gigabytes: 24,
  node: 'v20.20.2',
  load: 3.25,
}
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'academy-document-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the document of measurements', () => {
  it('replaces the part of an earlier measurement, and keeps the others', async () => {
    const file = join(folder, 'benchmarks.md')
    const write = (part: string, measured: number) =>
      writeSection(file, {
        part,
        title: `The ${part}`,
        rows: [row('something', atMost(4, measured, 'read'))],
        before: machine,
        after: machine,
      })
    await write('first', 3)
    await write('second', 2)
    await write('first', 5)
    const text = readFileSync(file, 'utf8')
    expect(text.match(/^## .*$/gm)).toEqual(['## `first`: The first', '## `second`: The second'])
    expect(text).toContain('2 read')
    expect(text).not.toContain('3 read')
    expect(text).toMatch(/\| something +\| ≤ 4 read \| 5 read +\| MISSED/)
    expect(text).toContain('Missed: **something** (5 read): no reason on record yet.')
    expect(text).toMatch(/2026-11-21 17:40 UTC_ .* _2 cores of a processor, 24 GB, Node v20.20.2, load 3.3 to 3.3_/)
  })
})
