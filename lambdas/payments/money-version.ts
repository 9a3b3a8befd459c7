import type { Payment } from '#domain/payments/payment.ts'

/**
 * The condition that parts and disputes of a payment are as they were read, and that it is still in one of these states: every write of
 * them makes its `moneyVersion` one greater, so that none is lost. Payments of older versions have none.
 */
export function ifMoneyAsRead({ moneyVersion }: Payment, ...statuses: readonly string[]) {
  const version = moneyVersion === undefined ? 'attribute_not_exists(moneyVersion)' : 'moneyVersion = :read'
  const names = statuses.map((_, n) => `:status${n}`)
  return {
    ConditionExpression: `${version} AND #status IN (${names.join(', ')})`,
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ...(moneyVersion !== undefined && { ':read': moneyVersion }),
      ...Object.fromEntries(statuses.map((status, n) => [`:status${n}`, status])),
    },
  }
}

/** The version that a write of parts or disputes gives the payment. */
export const nextMoneyVersion = ({ moneyVersion }: Payment): number => (moneyVersion ?? 0) + 1
