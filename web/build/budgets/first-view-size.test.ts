import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addedSize, type Chunk, firstViewSize } from './first-view-size.ts'

/** Code that gzip can barely compress. */
const kilobytes = (count: number) => randomBytes(count * 1024).toString('latin1')
const aChunk = (fileName: string, more: Partial<Chunk>): Chunk => ({
  fileName,
  code: '',
  imports: [],
  moduleIds: [],
  ...more,
})

describe('the size of a first view', () => {
  const chunks = [
    aChunk('app.js', { moduleIds: ['/web/main.tsx'], imports: ['react.js'] }),
    aChunk('react.js', { code: kilobytes(20), imports: ['app.js'] }),
    aChunk('page.js', { code: kilobytes(10), moduleIds: ['/web/page.tsx'], imports: ['react.js'] }),
    aChunk('other.js', { code: kilobytes(40), moduleIds: ['/web/other.tsx'] }),
  ]

  it('counts what the modules import once, and nothing else', () => {
    const entry = firstViewSize(chunks, ['/web/main.tsx'])
    const both = firstViewSize(chunks, ['/web/main.tsx', '/web/page.tsx'])
    expect(entry).toBeGreaterThanOrEqual(20)
    expect(both - entry).toBeGreaterThanOrEqual(9)
    expect(both).toBeLessThan(60)
  })

  it('counts of modules that are added only what a view has not got', () => {
    const added = addedSize(chunks, ['/web/main.tsx'], ['/web/page.tsx'])
    expect(added).toBeGreaterThanOrEqual(9)
    expect(added).toBeLessThan(19)
    expect(addedSize(chunks, ['/web/page.tsx'], ['/web/main.tsx', '/web/page.tsx'])).toBe(0)
  })

  it('fails for a module that is missing from the bundle', () => {
    expect(() => firstViewSize(chunks, ['/web/gone.tsx'])).toThrow('/web/gone.tsx is in no chunk of the bundle')
  })
})
