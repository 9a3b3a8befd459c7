import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from './open-store.ts'

type Numbers = { number: { n: number }; double: { n: number } }

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
  file = join(folder, 'store.jsonl')
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const writer = (path: string) => `
  import { openStore } from ${JSON.stringify(join(import.meta.dirname, 'open-store.ts'))}
  const store = openStore(${JSON.stringify(path)})
  for (let n = 0; n < 1e9; n += 1) {
    store.together(() => {
      store.put('number', String(n), { n })
      store.put('double', String(n), { n: 2 * n })
    })
    if (n % 50 === 0) process.stdout.write(n + '\\n')
  }`

describe('a store', () => {
  it('returns records in insertion order and drops removed ones', () => {
    const store = openStore<Numbers>(file)
    for (const n of [1, 2, 3]) store.put('number', String(n), { n })
    store.put('number', '1', { n: 10 })
    store.remove('number', '2')
    const again = openStore<Numbers>(file)
    expect(again.list('number')).toEqual([{ n: 10 }, { n: 3 }])
    expect(again.get('number', '2')).toBeUndefined()
    expect(again.get('double', '1')).toBeUndefined()
  })

  it('reads up to a truncated line and keeps writing after it', () => {
    openStore<Numbers>(file).put('number', '1', { n: 1 })
    appendFileSync(file, '[["number","2",{"n"')
    const torn = openStore<Numbers>(file)
    torn.put('number', '3', { n: 3 })
    expect(openStore<Numbers>(file).list('number')).toEqual([{ n: 1 }, { n: 3 }])
  })

  it('is compacted to one line per record when opened', () => {
    const store = openStore<Numbers>(file)
    for (let n = 0; n < 100; n += 1) store.put('number', 'same', { n })
    openStore<Numbers>(file)
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1)
  })

  it('keeps every acknowledged write and no partial transaction when its process is killed', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', writer(file)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let written = -1
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (data: Buffer) => {
        written = Math.max(written, ...data.toString().trim().split('\n').map(Number))
        if (written >= 500) resolve()
      })
    })
    child.kill('SIGKILL')
    await once(child, 'exit')
    const store = openStore<Numbers>(file)
    const numbers = store.list('number')
    expect(numbers.length).toBeGreaterThan(written)
    expect(numbers.map(({ n }) => n)).toEqual(numbers.map((_, i) => i))
    expect(store.list('double').map(({ n }) => n)).toEqual(numbers.map(({ n }) => 2 * n))
  })
})
