import { academy } from '#domain/academy.ts'
import { lazyCards } from '#lambdas/payments/lazy-cards.ts'
import { stripeOpener } from '#lambdas/payments/open-stripe.ts'
import { publish } from '#lambdas/aws/publish.ts'
import { openTable } from '#lambdas/dynamodb/table.ts'

export const money = {
  table: openTable(),
  cards: lazyCards(stripeOpener()),
  publish,
  now: () => Date.now(),
  timeZone: academy.timeZone,
}
