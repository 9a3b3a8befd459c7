import type { Json } from '../shared/json.ts'
import { LocalFailure } from '../shared/local-failure.ts'
import type { Outcome } from './invocation.ts'
import type { Schedule } from './read-schedules.ts'

export type Schedules = {
  /**
   * Runs a schedule's targets immediately, by part of its name or logical ID. Throws LocalFailure if no schedule or
   * several match.
   */
  run: (part: string) => Promise<Outcome[]>
  close: () => void
}

const longestTimer = 2 ** 31 - 1

/** Starts the schedules, which invoke their target functions on time. */
export function startSchedules(
  schedules: Schedule[],
  invoke: (id: string, event: Json) => Promise<Outcome>,
): Schedules {
  const timers = new Map<Schedule, NodeJS.Timeout>()

  const strike = (schedule: Schedule, time: number): Promise<Outcome[]> =>
    Promise.all(schedule.targets.map(({ functionArn, event }) => invoke(functionArn, event(time))))

  const arm = (schedule: Schedule, due: number | undefined): void => {
    if (due === undefined) return
    const wait = Math.min(Math.max(0, due - Date.now()), longestTimer)
    const timer = setTimeout(() => {
      if (Date.now() < due) {
        arm(schedule, due)
        return
      }
      void strike(schedule, due)
      arm(schedule, schedule.next(due))
    }, wait)
    timers.set(schedule, timer)
  }
  for (const schedule of schedules) if (schedule.isEnabled) arm(schedule, schedule.next(Date.now()))

  return {
    run: (part) => {
      const wanted = part.toLowerCase()
      const matches = schedules.filter(({ name, logicalId }) => `${name} ${logicalId}`.toLowerCase().includes(wanted))
      const [schedule] = matches
      if (schedule === undefined || matches.length > 1) {
        const names = schedules.map(({ logicalId }) => logicalId).join(', ')
        throw new LocalFailure(`${String(matches.length)} schedules match "${part}"; there are: ${names || 'none'}.`)
      }
      return strike(schedule, Date.now())
    },
    close: () => {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
