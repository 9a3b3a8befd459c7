import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, isObject, numberOf, parseJson, textOf, type Json, type JsonObject } from '../shared/json.ts'
import { LocalFailure } from '../shared/local-failure.ts'
import { processStart } from './process-start.ts'

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
    release: () => {
      rmSync(file, { force: true })
    },
  }
}
