import { createRequire } from 'node:module'
import type typescript from 'typescript'

/**
 * Loads TypeScript as CommonJS. With `import`, Node would scan its nine megabytes for named exports, which takes three
 * times as long as loading it.
 */
export const ts = createRequire(import.meta.url)('typescript') as typeof typescript
