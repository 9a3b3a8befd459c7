/** Where administrators find one payment: the list, searched for its key. */
export const paymentPath = (paymentKey: string): string => `/payments?search=${encodeURIComponent(paymentKey)}`
