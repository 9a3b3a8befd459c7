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
 * What befalls a request. Not done: `throttled`, `conflict` (with a transaction; reads do not meet it), `dies before`. Done, but
 * nobody hears it: `lost` (the SDK asks again), `in progress` (a transaction that the SDK asks for again meets itself), `gone`
 * (nobody asks again), `dies after`. After a death nothing of the process runs any more.
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

/** Done, though its process may not hear of it. */
export const LANDING: readonly Fault[] = ['lost', 'in progress', 'gone', 'dies after']

/**
 * What differs at every request in its turn: the SDK's own retries hide a throttling, and a death before a request is one after the
 * request before it.
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
 * Whether a fault at a request of this name leads anywhere new. Conflicts befall writes, and only a transaction meets
 * itself. A read whose reply is lost is repeated. A death after a read equals one after the write before it; before the
 * first write it equals `gone`, which differs at every request.
 */
export function differsAt(fault: Fault, request: string): boolean {
  if (fault === 'in progress') return request === TRANSACTION
  if (fault === 'conflict') return request === TRANSACTION || SINGLE_WRITES.has(request)
  return fault === 'gone' || !READS.has(request)
}

/** A fault plan that leaves out the requests at which its fault leads nowhere else. */
export const whereItDiffers =
  (fault: Fault, plan: FaultPlan): FaultPlan =>
  (request) =>
    differsAt(fault, request) ? plan(request) : undefined

/** What befalls the next request of a process, such as 'TransactWriteItemsCommand'; each try of the SDK is one. */
export type FaultPlan = (request: string) => Fault | undefined

type Process = { plan: FaultPlan; dead: boolean }

const processes = new AsyncLocalStorage<Process>()
const ours = new WeakSet<Error>()
const SINGLE_WRITES = new Set(['PutItemCommand', 'UpdateItemCommand', 'DeleteItemCommand'])
const TRANSACTION = 'TransactWriteItemsCommand'

function injected(error: Error): Error {
  ours.add(error)
  return error
}

const said = { $metadata: {}, message: 'A fault of the test' }

function die(running: Process): Error {
  running.dead = true
  return injected(new Error('The process has died'))
}

function before(running: Process, request: string, fault: Fault | undefined, isDone: boolean): Error | undefined {
  if (running.dead || fault === 'dies before') return die(running)
  if (fault === 'throttled') return injected(new ProvisionedThroughputExceededException(said))
  // A transaction that was done answers the same request as it did, conflict or not.
  if (fault !== 'conflict' || isDone) return undefined
  const CancellationReasons = [{ Code: 'TransactionConflict' }]
  if (request === TRANSACTION) return injected(new TransactionCanceledException({ ...said, CancellationReasons }))
  return SINGLE_WRITES.has(request) ? injected(new TransactionConflictException(said)) : undefined
}

function after(running: Process, request: string, fault: Fault | undefined): Error | undefined {
  if (running.dead || fault === 'dies after') return die(running)
  if (fault === 'lost') return injected(Object.assign(new Error('The reply was lost'), { name: 'TimeoutError' }))
  if (fault === 'gone') return injected(new Error('The connection is gone'))
  return fault === 'in progress' && request === TRANSACTION
    ? injected(new TransactionInProgressException(said))
    : undefined
}

/** Does what `request` names, with what befalls it in the process that asks; as it is outside of one. */
async function meet<Reply>(
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

/** The tries of one request have one input; a transaction that the product itself sends again has its token. */
const nameOf = (input: object): unknown => ('ClientRequestToken' in input ? input.ClientRequestToken : input)

/** Does something outside of the process that asks: what a test itself does, or the table. */
export const undisturbed = <Value>(act: () => Value): Value => processes.exit(act)

/** How a process ended: with a value, with a refusal, or cut off by what befell it. */
export type Ended<Value> = { kind: 'done'; value: Value } | { kind: 'refused'; code: string } | { kind: 'cut off' }

/**
 * Runs `act` as a process of its own whose requests to the table meet this fault plan, below the SDK's own retries. Others,
 * and what runs later, do not. An error that no fault has made is thrown.
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
        meet(commandName, () => next(args), done, nameOf(args.input)),
    { step: 'deserialize', priority: 'high', name: 'faults', override: true },
  )
  const running: Process = { plan, dead: false }
  try {
    return { kind: 'done', value: await processes.run(running, act) }
  } catch (error) {
    if (running.dead || (error instanceof Error && ours.has(error))) return { kind: 'cut off' }
    if (error instanceof Refusal) return { kind: 'refused', code: error.code }
    throw error
  }
}

/** The same service, whose calls of these names meet the fault plan of the process that makes them. */
export function exposed<Service extends object>(service: Service, ...names: (keyof Service & string)[]): Service {
  const calls = names.map((name) => {
    const call = service[name] as (...args: unknown[]) => Promise<unknown>
    return [name, (...args: unknown[]) => meet(name, () => call(...args))]
  })
  return { ...service, ...(Object.fromEntries(calls) as Partial<Service>) }
}

/** Of a hundred requests, about so many meet a fault, in a repeatable order. */
export const randomFaults =
  (random: Random, percent = 20, faults = FAULTS): FaultPlan =>
  () =>
    random(100) < percent ? faults[random(faults.length)] : undefined

/** What befalls the transactions of a process, in their order; other requests go well. */
export function atTransactions(...faults: (Fault | undefined)[]): FaultPlan {
  const left = [...faults]
  return (request) => (request === TRANSACTION ? left.shift() : undefined)
}

/** In `npm test` each fault comes at every fifth request, each kind beginning at another, so that every request meets one. */
const EVERY = atDepth({ quick: 5, nightly: 1, mutation: 1 })

/**
 * Runs again and again, with the fault at one request after the other, `every` apart, and then without it. Returns how many requests there are.
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
