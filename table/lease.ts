import type { Key } from './keys.ts'

/** Which run holds a lease (`holder`), and until when at the latest (`until`, epoch milliseconds); 0: it is over. */
export type LeaseItem = Key & { type: 'lease'; holder: string; until: number }
