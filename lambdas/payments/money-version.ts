import type { Payment } from '#domain/payments/payment.ts'

/**
 * Returns a condition that the payment's partial refunds and disputes are as read and that it has one of these
 * statuses. Every write of them increments `moneyVersion`, so that none is lost. Payments of older versions have none.
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

/** Returns the `moneyVersion` for the next write of partial refunds or disputes. */
export const nextMoneyVersion = ({ moneyVersion }: Payment): number => (moneyVersion ?? 0) + 1
