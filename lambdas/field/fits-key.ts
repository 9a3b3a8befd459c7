import type { Key } from '#table/keys.ts'

/** The table's own limits, in bytes. */
const MOST = { pk: 2_048, sk: 1_024 }

const fits = (text: string, most: number) => text !== '' && Buffer.byteLength(text) <= most

/** Whether an item can have this key. What somebody sent may be too long for one: then there is no such item. */
export const fitsKey = ({ pk, sk }: Key): boolean => fits(pk, MOST.pk) && fits(sk, MOST.sk)
