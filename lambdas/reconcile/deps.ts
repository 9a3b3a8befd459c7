import { lazyCards } from '../shared/lazy-cards.ts'
import { stripeOpener } from '../shared/open-stripe.ts'
import { publish } from '../shared/publish.ts'
import { openTable } from '../shared/table.ts'

export const money = { table: openTable(), cards: lazyCards(stripeOpener()), publish, now: () => Date.now() }
