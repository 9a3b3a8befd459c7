import { LocalFailure } from '../shared/local-failure.ts'

/** `data` is undefined for the usual folder, `.local`. */
export type Flags = { port: number; fresh: boolean; help: boolean; data: string | undefined }

export const helpText = `npm start -- [options]

  --port N   public port (default 3000); S3 takes the next one
  --fresh    begin with empty data
  --data DIR keep the data there instead of in .local/
  --help     show this

npm run reset empties .local/.`

/** Reads the flags of npm start. Throws LocalFailure for one it does not know. */
export function readFlags(given: string[]): Flags {
  const flags: Flags = { port: 3000, fresh: false, help: false, data: undefined }
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
    } else if (name === '--data') {
      const folder = attached ?? left.shift() ?? ''
      if (folder === '') throw new LocalFailure('--data takes a folder.')
      flags.data = folder
    } else throw new LocalFailure(`npm start does not know ${flag}; npm start -- --help shows what it knows.`)
  }
  return flags
}
