import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, isObject, type Json, type JsonObject, numberOf, parseJson, textOf } from '../shared/json.ts'
import { LocalFailure } from '../shared/local-failure.ts'

/** The start time of a process; with its ID, it identifies the process. Undefined if the process has ended. */
export function processStart(pid: number): string | undefined {
  if (existsSync('/proc/self/stat')) {
    if (!existsSync(`/proc/${String(pid)}/stat`)) return undefined
    // The second field, the name, may contain spaces; the start time is the 20th field after it.
    return readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')
      .at(-1)
      ?.split(' ')[19]
  }
  const printed = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return printed.error === undefined ? printed.stdout.trim() || undefined : undefined
}

/** This process's lock on the data folder. */
export type FolderLock = { noteJava: (pid: number | undefined) => void; release: () => void }

function describe(pid: number): JsonObject {
  return { pid, start: processStart(pid) ?? '' }
}

/** The process named by a lock, if it is still running. */
function alive(described: Json | undefined): number | undefined {
  const pid = numberOf(at(described, 'pid'))
  if (pid === undefined) return undefined
  const start = processStart(pid)
  return start !== undefined && start === textOf(at(described, 'start')) ? pid : undefined
}

function readLock(file: string): JsonObject {
  try {
    const value = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : {}
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

/**
 * Locks the data folder for this process and ends what a killed predecessor left running. Throws LocalFailure if
 * another local cloud holds the lock.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock.json')
  const old = readLock(file)
  const holder = alive(old['owner'])
  if (holder !== undefined && holder !== process.pid) {
    throw new LocalFailure(`Another local cloud (process ${String(holder)}) uses ${folder}; stop it first.`)
  }
  const java = alive(old['java'])
  if (java !== undefined && holder === undefined) process.kill(java, 'SIGKILL')
  const lock: JsonObject = { owner: describe(process.pid) }
  writeFileSync(file, JSON.stringify(lock))
  return {
    noteJava: (pid) => {
      if (pid !== undefined) writeFileSync(file, JSON.stringify({ ...lock, java: describe(pid) }))
    },
    release: () => rmSync(file, { force: true }),
  }
}

/** Removes everything in the data folder except its lock. */
export function emptyFolder(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    if (name !== 'lock.json') rmSync(join(folder, name), { recursive: true, force: true })
  }
}
