import { LocalFailure } from '../shared/local-failure.ts'

export type Flags = { port: number; fresh: boolean; help: boolean }

export const helpText = `npm start -- [options]

  --port N   public port (default 3000); S3 takes the next one
  --fresh    begin with empty data
  --help     show this

The local cloud keeps its data in .local/; npm run reset empties it.`

/** Reads the flags of npm start. Throws LocalFailure for one it does not know. */
export function readFlags(given: string[]): Flags {
  const flags: Flags = { port: 3000, fresh: false, help: false }
  const left = [...given]
  for (let flag = left.shift(); flag !== undefined; flag = left.shift()) {
    const [name = '', attached] = flag.split('=')
    if (name === '--fresh') flags.fresh = true
    else if (name === '--help' || name === '-h') flags.help = true
    else if (name === '--port') {
      const value = attached ?? left.shift() ?? ''
      const port = Number(value)
      if (!/^\d+$/.test(value) || port < 1 || port > 65_534) {
        throw new LocalFailure(`--port takes a number from 1 to 65534, not "${value}".`)
      }
      flags.port = port
    } else throw new LocalFailure(`npm start does not know ${flag}; npm start -- --help shows what it knows.`)
  }
  return flags
}
