import { storedValue } from '#web/lib/storage/stored-value.ts'
import { isObject } from '#web/lib/json.ts'

/** Where a reader wanted to go before signing in, and which course they had chosen (spec 1.4.4, 1.4.17). */
export type Remembered = { route: string; courseKey?: string }

function isRemembered(value: unknown): value is Remembered {
  return isObject(value) && 'route' in value && typeof value.route === 'string'
}

const stored = storedValue(() => window.sessionStorage, 'academy.remembered', isRemembered)

export const rememberRoute = (remembered: Remembered): void => {
  stored.write(remembered)
}

export const rememberedRoute = (): Remembered | undefined => stored.read()

export const forgetRoute = (): void => {
  stored.write(undefined)
}
