import { deps } from './deps.ts'
import { type ReceiptEvent, sendReceipts } from '#lambdas/payments/receipts/send-receipts.ts'

/** Reads the table's stream, payments that were settled only; `{ "paymentKey": "…" }` sends a receipt by hand. */
export const handler = (event: ReceiptEvent) => sendReceipts(deps, event)
