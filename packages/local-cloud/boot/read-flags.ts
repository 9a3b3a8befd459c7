import { parseArgs } from 'node:util'
import { LocalFailure } from '../shared/local-failure.ts'

/** `data` is undefined for the default folder, `.local`. */
export type Flags = { port: number; fresh: boolean; help: boolean; data: string | undefined }

export const helpText = `npm start -- [options]

  --port N   public port (default 3000); S3 takes the next one
  --fresh    begin with empty data
  --data DIR keep the data there instead of in .local/
  --help     show this

npm run reset empties .local/.`

const OPTIONS = {
  port: { type: 'string', default: '3000' },
  fresh: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  data: { type: 'string' },
} as const

/** Reads the flags of npm start. Throws LocalFailure for an unknown one. */
export function readFlags(args: string[]): Flags {
  // Not strict, because this command has its own error messages.
  const { values, tokens } = parseArgs({ args, options: OPTIONS, strict: false, allowPositionals: true, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'option' && token.name in OPTIONS) continue
    const flag = token.kind === 'option' ? token.rawName : token.kind === 'positional' ? token.value : '--'
    throw new LocalFailure(`npm start does not know ${flag}; npm start -- --help shows what it knows.`)
  }
  const { fresh, help, data } = values
  const port = typeof values.port === 'string' ? values.port : ''
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_534)
    throw new LocalFailure(`--port takes a number from 1 to 65534, not "${port}".`)
  if (data !== undefined && (typeof data !== 'string' || data === '')) throw new LocalFailure('--data takes a folder.')
  return { port: Number(port), fresh: fresh === true, help: help === true, data }
}
