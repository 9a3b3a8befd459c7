import {
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Random } from '#domain/attempts/sampling.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/**
 * The fault of a request. Not executed: `throttled`, `conflict` (with a transaction; not for reads), `dies before`.
 * Executed, but the reply does not arrive: `lost` (the SDK retries), `in progress` (the SDK's retry of a transaction
 * meets the original), `gone` (no retry), `dies after`. After a death, the process runs nothing more.
 */
export type Fault = 'throttled' | 'conflict' | 'lost' | 'in progress' | 'gone' | 'dies before' | 'dies after'

export const FAULTS: readonly Fault[] = [
  'throttled',
  'conflict',
  'lost',
  'in progress',
  'gone',
  'dies before',
  'dies after',
]

/** Executed, though the process may not receive the reply. */
export const LANDING: readonly Fault[] = ['lost', 'in progress', 'gone', 'dies after']

/**
 * The faults that differ at every request: SDK retries hide throttling, and a death before a request equals one after
 * the previous request.
 */
export const REVEALING: readonly Fault[] = ['conflict', ...LANDING]

const READS = new Set([
  'GetItemCommand',
  'BatchGetItemCommand',
  'QueryCommand',
  'ScanCommand',
  'TransactGetItemsCommand',
])

/**
 * Whether a fault at a request of this name has a new effect. Conflicts affect only writes, and only a transaction can
 * meet itself. A read whose reply is lost is repeated. A death after a read equals one after the previous write; before
 * the first write it equals `gone`, which always differs.
 */
export function differsAt(fault: Fault, request: string): boolean {
  if (fault === 'in progress') return request === TRANSACTION
  if (fault === 'conflict') return request === TRANSACTION || SINGLE_WRITES.has(request)
  return fault === 'gone' || !READS.has(request)
}

/** Returns a fault plan without the requests at which its fault has no new effect. */
export const whereItDiffers =
  (fault: Fault, plan: FaultPlan): FaultPlan =>
  (request) =>
    differsAt(fault, request) ? plan(request) : undefined

/** Returns the fault of a process's next request, such as 'TransactWriteItemsCommand'; each SDK retry counts as one. */
export type FaultPlan = (request: string) => Fault | undefined

type Process = { plan: FaultPlan; dead: boolean }

const processes = new AsyncLocalStorage<Process>()
const injectedErrors = new WeakSet<Error>()
const SINGLE_WRITES = new Set(['PutItemCommand', 'UpdateItemCommand', 'DeleteItemCommand'])
const TRANSACTION = 'TransactWriteItemsCommand'

function injected(error: Error): Error {
  injectedErrors.add(error)
  return error
}

const details = { $metadata: {}, message: 'A fault of the test' }

function die(running: Process): Error {
  running.dead = true
  return injected(new Error('The process has died'))
}

function before(running: Process, request: string, fault: Fault | undefined, isDone: boolean): Error | undefined {
  if (running.dead || fault === 'dies before') return die(running)
  if (fault === 'throttled') return injected(new ProvisionedThroughputExceededException(details))
  // A finished transaction returns the same reply for a repeated request, even under a conflict.
  if (fault !== 'conflict' || isDone) return undefined
  const CancellationReasons = [{ Code: 'TransactionConflict' }]
  if (request === TRANSACTION) return injected(new TransactionCanceledException({ ...details, CancellationReasons }))
  return SINGLE_WRITES.has(request) ? injected(new TransactionConflictException(details)) : undefined
}

function after(running: Process, request: string, fault: Fault | undefined): Error | undefined {
  if (running.dead || fault === 'dies after') return die(running)
  if (fault === 'lost') return injected(Object.assign(new Error('The reply was lost'), { name: 'TimeoutError' }))
  if (fault === 'gone') return injected(new Error('The connection is gone'))
  return fault === 'in progress' && request === TRANSACTION
    ? injected(new TransactionInProgressException(details))
    : undefined
}

/** Runs `act` with the fault that the process's plan has for `request`; without a process, runs it normally. */
async function runWithFault<Reply>(
  request: string,
  act: () => Promise<Reply>,
  done = new Set(),
  name: unknown = act,
): Promise<Reply> {
  const running = processes.getStore()
  if (!running) return act()
  const fault = running.dead ? undefined : running.plan(request)
  const early = before(running, request, fault, done.has(name))
  if (early) throw early
  const reply = await act()
  done.add(name)
  const late = after(running, request, fault)
  if (late) throw late
  return reply
}

/** The SDK's retries share one input object; a transaction that the product repeats shares its token. */
const nameOf = (input: object): unknown => ('ClientRequestToken' in input ? input.ClientRequestToken : input)

/** Runs outside the faulty process: for the test's own actions, or the table. */
export const withoutFaults = <Value>(act: () => Value): Value => processes.exit(act)

/** How a process ended: with a value, a refusal, or interrupted by a fault. */
export type Ended<Value> = { kind: 'done'; value: Value } | { kind: 'refused'; code: string } | { kind: 'cut off' }

/**
 * Runs `act` as a process whose table requests follow this fault plan, below the SDK's retries. Other requests, and
 * later ones, are unaffected. Throws errors that no fault caused.
 */
export async function underFaults<Value>(
  { client }: Table,
  plan: FaultPlan,
  act: () => Promise<Value>,
): Promise<Ended<Value>> {
  const done = new Set()
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) =>
        runWithFault(commandName, () => next(args), done, nameOf(args.input)),
    { step: 'deserialize', priority: 'high', name: 'faults', override: true },
  )
  const running: Process = { plan, dead: false }
  try {
    return { kind: 'done', value: await processes.run(running, act) }
  } catch (error) {
    if (running.dead || (error instanceof Error && injectedErrors.has(error))) return { kind: 'cut off' }
    if (error instanceof Refusal) return { kind: 'refused', code: error.code }
    throw error
  }
}

/** Returns the service with these calls subject to the calling process's fault plan. */
export function exposed<Service extends object>(service: Service, ...names: (keyof Service & string)[]): Service {
  const calls = names.map((name) => {
    const call = service[name] as (...args: unknown[]) => Promise<unknown>
    return [name, (...args: unknown[]) => runWithFault(name, () => call(...args))]
  })
  return { ...service, ...(Object.fromEntries(calls) as Partial<Service>) }
}

/** Returns a repeatable plan with faults at about this many of a hundred requests. */
export const randomFaults =
  (random: Random, percent = 20, faults = FAULTS): FaultPlan =>
  () =>
    random(100) < percent ? faults[random(faults.length)] : undefined

/** Returns a plan for a process's transactions, in order; other requests succeed. */
export function atTransactions(...faults: (Fault | undefined)[]): FaultPlan {
  const left = [...faults]
  return (request) => (request === TRANSACTION ? left.shift() : undefined)
}

/**
 * In `npm test`, each fault affects every fifth request, with a different start per kind, so that every request meets
 * one.
 */
const EVERY = atDepth({ quick: 5, nightly: 1, mutation: 1 })

/**
 * Runs repeatedly with the fault at one request after another, `every` apart, and then without it. Returns the number
 * of requests.
 */
export async function atEveryRequest(
  fault: Fault,
  run: (plan: FaultPlan, at: number) => Promise<unknown>,
  every = EVERY,
): Promise<number> {
  for (let at = FAULTS.indexOf(fault) % every; ; at += every) {
    let requests = 0
    await run(() => ((requests += 1) === at + 1 ? fault : undefined), at)
    if (requests <= at) return requests
  }
}
