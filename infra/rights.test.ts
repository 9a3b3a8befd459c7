import { buildSync } from 'esbuild'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PARTITIONS } from '../data/partitions.ts'
import { areaFolder } from './constructs/project-folders.ts'
import { type Area, TABLE_RIGHTS, type TableRights } from './constructs/table-rights.ts'
import { listStatements } from './testing/list-statements.ts'
import { templatesOf } from './testing/synthesize.ts'

const areas = Object.keys(TABLE_RIGHTS) as Area[]

/** The partitions whose keys a function's code can make: what is left of `data/keys.ts` when the rest is shaken off. */
function partitionsIn(area: Area): string[] {
  const { outputFiles } = buildSync({
    entryPoints: [join(areaFolder(area), 'handler.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  })
  const code = outputFiles[0]?.text ?? ''
  const written = [...code.matchAll(/\bpk: (?:`([A-Z_]+#)\$\{|"([A-Z_]+)"|userPk\()/g)]
  const patterns = written.map(([, prefix, whole]) => whole ?? (prefix ? `${prefix}*` : PARTITIONS.users))
  return [...new Set(patterns)].sort()
}

describe.each(areas)('the function %s', (area) => {
  it('may touch the partitions whose keys its code can make, and no other', () => {
    const rights: TableRights = TABLE_RIGHTS[area]
    const { read = [], write = [] } = rights
    expect([...new Set([...read, ...write])].sort()).toEqual(partitionsIn(area))
  })

  it('has its rights on items by their partition alone', async () => {
    const { data, api } = await templatesOf('dev')
    const name = `${area.charAt(0).toUpperCase()}${area.slice(1)}ServiceRole`
    const statements = [...listStatements(data), ...listStatements(api)].filter(
      ({ policy, actions }) =>
        policy.startsWith(name) && actions.some((action) => /^dynamodb:\w*(Item|Query)$/.test(action)),
    )
    const keys = statements.flatMap(({ condition }) => {
      const { 'ForAllValues:StringLike': like } = (condition ?? {}) as Record<string, Record<string, string[]>>
      return like?.['dynamodb:LeadingKeys'] ?? ['(any)']
    })
    const rights: TableRights = TABLE_RIGHTS[area]
    expect([...new Set(keys.flat())].sort()).toEqual([...new Set(Object.values(rights).flat())].sort())
  })
})
