import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/build-model.ts'
import { lockFolder, processStart } from './lock-folder.ts'

const sleeper = () => spawn('sleep', ['60'], { stdio: 'ignore' })

describe('the lock on the data folder', () => {
  it('is refused while another process holds it and granted after that process ends', async () => {
    const folder = temporaryFolder()
    const holder = sleeper()
    const pid = holder.pid ?? 0
    writeFileSync(join(folder, 'lock.json'), JSON.stringify({ owner: { pid, start: processStart(pid) } }))
    expect(() => lockFolder(folder)).toThrow(
      `Another local cloud (process ${String(pid)}) uses ${folder}; stop it first.`,
    )
    holder.kill('SIGKILL')
    await new Promise((resolve) => holder.once('exit', resolve))
    lockFolder(folder).release()
  })

  it('is granted when the process ID now belongs to a later process', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'lock.json'), JSON.stringify({ owner: { pid: process.ppid, start: 'earlier' } }))
    expect(() => lockFolder(folder)).not.toThrow()
  })

  it('kills the Java process that a killed owner left running', async () => {
    const folder = temporaryFolder()
    const java = sleeper()
    const pid = java.pid ?? 0
    writeFileSync(
      join(folder, 'lock.json'),
      JSON.stringify({ owner: { pid: 999_999, start: 'gone' }, java: { pid, start: processStart(pid) } }),
    )
    const ended = new Promise((resolve) => java.once('exit', (_, signal) => resolve(signal)))
    lockFolder(folder)
    expect(await ended).toBe('SIGKILL')
  })

  it('records the owner and Java, and replaces a truncated file', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'lock.json'), '{"owner":')
    const lock = lockFolder(folder)
    lock.noteJava(process.ppid)
    expect(JSON.parse(readFileSync(join(folder, 'lock.json'), 'utf8'))).toMatchObject({
      owner: { pid: process.pid },
      java: { pid: process.ppid },
    })
  })
})
