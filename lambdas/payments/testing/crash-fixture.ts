import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { atDepth } from '#domain/testing/depth.ts'
import type { PaymentGateway } from '#lambdas/payments/stripe/payment-gateway.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { interceptSends } from '#lambdas/testing/intercept-sends.ts'

/** Where the process dies: before or after its n-th effect (a table write, a card call or a publication), from 0. */
export type CrashPoint = { effect: number; side: 'before' | 'after' }

/**
 * Before and after each of so many effects. With a `turn`, `npm test` takes every fifth of them from that one on, so that
 * five recoveries in turn meet them all.
 */
export function crashPoints(effects: number, turn?: number): CrashPoint[] {
  const points = Array.from({ length: effects }, (_, effect) => effect).flatMap((effect): CrashPoint[] => [
    { effect, side: 'before' },
    { effect, side: 'after' },
  ])
  const every = turn === undefined ? 1 : atDepth({ quick: 5, nightly: 1 })
  return points.filter((_, n) => n % every === (turn ?? 0) % every)
}

/** The same means in a process that dies at a point and does nothing any more; `effects()` says how many it had. */
export function dyingProcess<Deps extends PaymentDeps>(deps: Deps, at?: CrashPoint): Deps & { effects: () => number } {
  let effects = 0
  const process = { dead: false }
  const isDead = () => process.dead
  const die = () => {
    process.dead = true
    return new Error('The process has died')
  }
  const effect = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (isDead()) throw die()
    const mine = effects++
    if (at?.effect === mine && at.side === 'before') throw die()
    const result = await run()
    // Another effect may have ended the process in the meantime.
    if (isDead() || (at?.effect === mine && at.side === 'after')) throw die()
    return result
  }
  const table = interceptSends(deps.table, (command, send) => {
    if (command instanceof TransactWriteCommand || command instanceof UpdateCommand) return effect(send)
    return isDead() ? Promise.reject(die()) : send()
  })
  const gateway = Object.fromEntries(
    Object.entries(deps.gateway as unknown as Record<string, (...args: unknown[]) => unknown>).map(([name, call]) => [
      name,
      ['order', 'cancel', 'refund', 'refundPart', 'refunds', 'disputes', 'find', 'search'].includes(name)
        ? (...args: unknown[]) => effect(() => Promise.resolve(call(...args)))
        : call,
    ]),
  ) as unknown as PaymentGateway
  return {
    ...deps,
    table,
    gateway,
    publish: (document, variables) => effect(() => deps.publish(document, variables)),
    effects: () => effects,
  }
}
