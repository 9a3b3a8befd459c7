import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { atMost, figure } from '#bench/row.ts'
import type { Machine } from './describe-machine.ts'
import { writeSection } from './write-section.ts'

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
  it('gets a part in place of what was measured of it before, and keeps the others', async () => {
    const file = join(folder, 'benchmarks.md')
    const write = (part: string, measured: number) =>
      writeSection(file, {
        part,
        title: `The ${part}`,
        rows: [atMost('something', 4, measured, 'read')],
        before: machine,
        after: machine,
      })
    await write('first', 3)
    await write('second', 2)
    await write('first', 5)
    const text = readFileSync(file, 'utf8')
    expect(text.match(/## The first/g)).toHaveLength(1)
    expect(text).toContain('2 read')
    expect(text).not.toContain('3 read')
    expect(text).toMatch(/\| something \| 5 read \(≤ 4 read\) \| MISSED/)
    expect(text).toContain('**something** (5 read): no reason on record yet.')
    expect(text).toContain('2026-11-21 17:40 UTC; 2 cores of a processor, 24 GB, Node v20.20.2; load 3.3 to 3.3')
  })

  it('puts rows about one subject on one line, and figures without a target below', async () => {
    const file = join(folder, 'benchmarks.md')
    const rows = [
      atMost('a file: time', 4, 3, 's'),
      atMost('a file: memory', 9, 8, 'MB'),
      figure('a file: garbage', '20 MB'),
    ]
    await writeSection(file, { part: 'one', title: 'One', rows, before: machine, after: machine })
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(/\| a file \| time 3 s \(≤ 4 s\); memory 8 MB \(≤ 9 MB\) \| met/)
    expect(text).toContain('No target: a file: garbage: 20 MB.')
  })
})
