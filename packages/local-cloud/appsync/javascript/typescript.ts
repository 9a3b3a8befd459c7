import { createRequire } from 'node:module'
import type typescript from 'typescript'

/**
 * TypeScript, loaded as the CommonJS that it is: Node would search its nine megabytes for the names that an `import` can see, which
 * takes three times as long as loading it.
 */
export const ts = createRequire(import.meta.url)('typescript') as typeof typescript
