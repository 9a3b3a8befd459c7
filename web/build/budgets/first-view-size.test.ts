import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addedSize, type Bundle, type Chunk, firstViewSize } from './first-view-size.ts'

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
  const styles = new Map([['page.css', kilobytes(5)]])
  const chunks = [
    aChunk('app.js', { moduleIds: ['/web/main.tsx'], imports: ['react.js'] }),
    aChunk('react.js', { code: kilobytes(20), imports: ['app.js'] }),
    aChunk('page.js', {
      code: kilobytes(10),
      moduleIds: ['/web/page.tsx'],
      imports: ['react.js'],
      viteMetadata: { importedCss: new Set(['page.css']) },
    }),
    aChunk('other.js', { code: kilobytes(40), moduleIds: ['/web/other.tsx'] }),
  ]
  const bundle: Bundle = { chunks, styles }

  it('counts the scripts and styles that the modules import once, and nothing else', () => {
    const entry = firstViewSize(bundle, ['/web/main.tsx'])
    const both = firstViewSize(bundle, ['/web/main.tsx', '/web/page.tsx'])
    expect(entry).toBeGreaterThanOrEqual(20)
    expect(both - entry).toBeGreaterThanOrEqual(14)
    expect(both).toBeLessThan(60)
  })

  it('counts of modules that are added only what a view has not got', () => {
    const added = addedSize(bundle, ['/web/main.tsx'], ['/web/page.tsx'])
    expect(added).toBeGreaterThanOrEqual(14)
    expect(added).toBeLessThan(19)
    expect(addedSize(bundle, ['/web/page.tsx'], ['/web/main.tsx', '/web/page.tsx'])).toBe(0)
  })

  it('fails for a module that is missing from the bundle', () => {
    expect(() => firstViewSize(bundle, ['/web/gone.tsx'])).toThrow('/web/gone.tsx is in no chunk of the bundle')
  })
})
