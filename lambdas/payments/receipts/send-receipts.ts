import type { DynamoDBBatchItemFailure, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { type PaymentItem, paymentOf } from '#table/payment.ts'
import { receiptKind } from '#domain/payments/receipt.ts'
import { findPayment } from '../find-payment.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import { type ReceiptDeps, sendReceipt } from './send-receipt.ts'

/** A batch of the table's stream, or, by an operator's hand, the key of a payment whose receipt did not come. */
export type ReceiptEvent = Partial<DynamoDBStreamEvent> & { paymentKey?: string }

/** The payment of a change that made it paid or refunded; every other change is nobody's receipt. */
function settledPayment({ dynamodb }: DynamoDBRecord): PaymentItem | undefined {
  const before = streamImage<PaymentItem>(dynamodb?.OldImage)
  const after = streamImage<PaymentItem>(dynamodb?.NewImage)
  if (before?.type !== 'payment' || after?.type !== 'payment') return undefined
  const kind = receiptKind(after)
  return kind !== undefined && kind !== receiptKind(before) ? after : undefined
}

async function sendByRecord(deps: ReceiptDeps, record: DynamoDBRecord): Promise<DynamoDBBatchItemFailure[]> {
  const payment = settledPayment(record)
  if (!payment) return []
  try {
    await sendReceipt(deps, paymentOf(payment))
    return []
  } catch (error) {
    logError(error, { payment: payment.key, doing: 'receipt' })
    return [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }]
  }
}

/**
 * Sends the receipts that a batch asks for. Reports the records whose mail was not taken, so that the stream brings them
 * again; one failure stops no other. By hand it fails when the payment does not exist.
 */
export async function sendReceipts(deps: ReceiptDeps, event: ReceiptEvent): Promise<DynamoDBBatchResponse> {
  if (event.paymentKey !== undefined) {
    const payment = await findPayment(deps.table, event.paymentKey)
    if (!payment) throw new Error('There is no payment with this key')
    await sendReceipt(deps, payment)
    return { batchItemFailures: [] }
  }
  const batchItemFailures: DynamoDBBatchItemFailure[] = []
  for (const record of event.Records ?? []) batchItemFailures.push(...(await sendByRecord(deps, record)))
  return { batchItemFailures }
}
