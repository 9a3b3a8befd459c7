import type { Key } from '#table/keys.ts'

/** DynamoDB's limits, in bytes. */
const MAX_BYTES = { pk: 2_048, sk: 1_024 }

const fits = (text: string, maxBytes: number) => text !== '' && Buffer.byteLength(text) <= maxBytes

/** Whether an item can have this key. Input may be too long for a key; then no such item exists. */
export const fitsKey = ({ pk, sk }: Key): boolean => fits(pk, MAX_BYTES.pk) && fits(sk, MAX_BYTES.sk)
