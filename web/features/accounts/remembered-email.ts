import { storedValue } from '#web/lib/storage/stored-value.ts'

const isString = (value: unknown): value is string => typeof value === 'string'

/** The e-mail of the last sign-in on this device, never a password; the sign-in page starts with it. */
export const rememberedEmail = storedValue(() => window.localStorage, 'academy.email', isString)
