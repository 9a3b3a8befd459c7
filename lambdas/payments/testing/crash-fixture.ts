import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { atDepth } from '#domain/testing/depth.ts'
import type { PaymentGateway } from '#lambdas/payments/stripe/payment-gateway.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { interceptSends } from '#lambdas/testing/intercept-sends.ts'

/** Where the process dies: before or after its nth effect (table write, card service call, or publication), from 0. */
export type CrashPoint = { effect: number; side: 'before' | 'after' }

/**
 * Returns the crash points before and after each effect. With a `turn`, `npm test` takes every fifth from that one, so
 * that five recoveries together cover all of them.
 */
export function crashPoints(effects: number, turn?: number): CrashPoint[] {
  const points = Array.from({ length: effects }, (_, effect) => effect).flatMap((effect): CrashPoint[] => [
    { effect, side: 'before' },
    { effect, side: 'after' },
  ])
  const every = turn === undefined ? 1 : atDepth({ quick: 5, nightly: 1 })
  return points.filter((_, n) => n % every === (turn ?? 0) % every)
}

/**
 * Returns dependencies of a process that dies at a crash point and then does nothing. `effects()` counts its effects.
 */
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
    // A concurrent effect may have ended the process.
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
