import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/build-model.ts'
import { runChild } from './run-child.ts'

const run = (code: string, word?: Promise<unknown>) =>
  runChild('The child', [process.execPath, '-e', code], temporaryFolder(), process.env, word)

describe('a child process of the boot', () => {
  it('reports its output when it fails', async () => {
    await expect(run('console.error("no stacks"); process.exit(2)')).rejects.toThrow('The child failed:\nno stacks')
    await expect(run('')).resolves.toBeUndefined()
  })

  it('waits for the parent’s message before it continues', async () => {
    const file = join(temporaryFolder(), 'heard')
    const code = `process.once('message', (word) => { require('fs').writeFileSync(${JSON.stringify(file)}, word); process.disconnect() })`
    let give: (value?: unknown) => void = () => undefined
    const running = run(code, new Promise((resolve) => (give = resolve)))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(existsSync(file)).toBe(false)
    give()
    await running
    expect(readFileSync(file, 'utf8')).toBe('go')
  })

  it('ends when the parent’s message never comes', async () => {
    const waiting = run(
      "process.once('message', () => undefined)",
      Promise.reject(new Error('The bundle was not built')),
    )
    await expect(waiting).rejects.toThrow('The child failed')
  })
})
