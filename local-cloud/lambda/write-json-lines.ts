import { format } from 'node:util'

const LEVELS = { debug: 'DEBUG', log: 'INFO', info: 'INFO', warn: 'WARN', error: 'ERROR' } as const

/**
 * Has a console write lines as Lambda does for functions whose log format is JSON: time, level, the request's id and the message;
 * what is said in one object stays an object.
 */
export function writeJsonLines(console: Pick<Console, keyof typeof LEVELS>, requestId: () => string): void {
  for (const name of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const write = console[name].bind(console)
    console[name] = (...said: unknown[]) => {
      const message = said.length === 1 ? said[0] : format(...said)
      const line = { timestamp: new Date().toISOString(), level: LEVELS[name], requestId: requestId(), message }
      write('%s', JSON.stringify(line))
    }
  }
}
