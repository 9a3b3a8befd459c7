import { isObject, textOf, type Json } from '../shared/json.ts'
import type { WorkerFacts } from './invocation.ts'

/** What a worker was started with, read back from what came over the thread's boundary. */
export function readFacts(value: unknown): WorkerFacts {
  const facts = isObject(value) ? value : {}
  const text = (name: string): string => textOf(facts[name]) ?? ''
  const memory: Json | undefined = facts['memoryMegabytes']
  return {
    file: text('file'),
    exportName: text('exportName'),
    functionName: text('functionName'),
    arn: text('arn'),
    memoryMegabytes: typeof memory === 'number' ? memory : 128,
    sourceMaps: facts['sourceMaps'] === true,
    logsJson: facts['logsJson'] === true,
  }
}
