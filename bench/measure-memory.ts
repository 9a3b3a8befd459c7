import { execFileSync } from 'node:child_process'
import { atMost, type Row } from './row.ts'

type Process = { pid: number; parent: number; kilobytes: number }

function listProcesses(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
    return { pid, parent, kilobytes }
  })
}

function treeOf(pid: number, all: readonly Process[]): Process[] {
  const own = all.filter((one) => one.pid === pid)
  return [...own, ...all.filter((one) => one.parent === pid).flatMap((child) => treeOf(child.pid, all))]
}

/** Resident memory of a process and all that it started. Pages that several share are counted for each. */
export function measureMemory(pid: number, when: string): Row {
  const kilobytes = treeOf(pid, listProcesses()).reduce((sum, one) => sum + one.kilobytes, 0)
  return atMost(`local cloud at rest, all processes, ${when}`, 900, Math.round(kilobytes / 1024), 'MB')
}
