import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, isObject, type Json, type JsonObject, numberOf, parseJson, textOf } from '../shared/json.ts'
import { LocalFailure } from '../shared/local-failure.ts'

/** When a process began, as the system says it; together with its id it names one process. Undefined when it is gone. */
export function processStart(pid: number): string | undefined {
  if (existsSync('/proc/self/stat')) {
    if (!existsSync(`/proc/${String(pid)}/stat`)) return undefined
    // The name, second field, may hold spaces; the start time is the 20th field after it.
    return readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')
      .at(-1)
      ?.split(' ')[19]
  }
  const printed = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return printed.error === undefined ? printed.stdout.trim() || undefined : undefined
}

/** The data folder held by this process. */
export type FolderLock = { noteJava: (pid: number | undefined) => void; release: () => void }

function describe(pid: number): JsonObject {
  return { pid, start: processStart(pid) ?? '' }
}

/** The process that a lock names, if it still runs. */
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
 * Takes the data folder for this process. What a killed predecessor left running is ended. Throws LocalFailure when another
 * local cloud holds it.
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

/** Removes everything in the data folder but its lock. */
export function emptyFolder(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    if (name !== 'lock.json') rmSync(join(folder, name), { recursive: true, force: true })
  }
}
