import { urlOfName } from './url-of-name.ts'

const MAX_LENGTH = 100
/** Bytes: one character may need many in an address, and the table's keys have at most 1,024. */
const MAX_URL_LENGTH = 600

/** Whether a name is longer than 100 characters, or its address longer than a key may be. */
export const isLongName = (name: string): boolean =>
  name.length > MAX_LENGTH || new TextEncoder().encode(urlOfName(name)).length > MAX_URL_LENGTH
