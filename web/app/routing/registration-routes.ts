import type { RouteObject } from 'react-router-dom'
import { paths } from '../paths.ts'
import { route } from './route.ts'

/** The course list and the checkout (spec 1.2.3), the receipts of what was paid and one's own account: `member`. */
export const registrationRoutes: RouteObject[] = [
  route(
    paths.register,
    'public',
    async () => (await import('#web/features/payments/checkout/register.route.tsx')).RegisterPage,
  ),
  route(
    paths.account,
    'member',
    async () => (await import('#web/features/accounts/own/account.route.tsx')).AccountPage,
  ),
  route(
    '/receipts/:paymentKey',
    'member',
    async () => (await import('#web/features/payments/receipt/receipt.route.tsx')).ReceiptPage,
  ),
]
