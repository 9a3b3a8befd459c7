import { paymentKey } from '#table/keys.ts'
import { openPlace, type PaymentItem, paymentOf } from '#table/payment.ts'
import type { Payment, Refund } from '#domain/payments/payment.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'

const STATUS = { '#status': 'status' }

/**
 * Writes down that an administrator gives a paid payment back, so that the reconciler sees it through. Gives the payment as
 * it then stands, with somebody else's intention when they were faster; undefined when there is no such payment.
 */
export async function beginRefund(table: Table, payment: Payment, refund: Refund): Promise<Payment | undefined> {
  const { gsi2pk, gsi2sk } = openPlace({ ...payment, refund })
  const updated = await updateItem<PaymentItem>(table, {
    Key: paymentKey(payment.key),
    UpdateExpression: 'SET refunding = :reason, refund = :refund, gsi2pk = :open, gsi2sk = :place',
    ConditionExpression: '#status = :paid AND attribute_not_exists(refunding)',
    ExpressionAttributeNames: STATUS,
    ExpressionAttributeValues: {
      ':reason': 'by-administrator',
      ':refund': refund,
      ':paid': 'paid',
      ':open': gsi2pk,
      ':place': gsi2sk,
    },
  })
  return updated.item && paymentOf(updated.item)
}

/** Takes the intention back, for the card service has refused. Gives the payment as it then stands. */
export async function withdrawRefund(table: Table, payment: Payment): Promise<Payment | undefined> {
  const updated = await updateItem<PaymentItem>(table, {
    Key: paymentKey(payment.key),
    UpdateExpression: 'REMOVE refunding, refund, gsi2pk, gsi2sk, failures, trouble',
    ConditionExpression: '#status = :paid AND attribute_exists(refunding)',
    ExpressionAttributeNames: STATUS,
    ExpressionAttributeValues: { ':paid': 'paid' },
  })
  return updated.item && paymentOf(updated.item)
}
