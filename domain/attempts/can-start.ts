/** What a student did with a test so far: attempts started, and the number of the one that is running. */
export type Sittings = { started: number; open?: number }

export type StartVerdict =
  { ok: true; resume: number } | { ok: true; resume?: undefined; n: number } | { ok: false; code: 'no-attempts-left' }

/**
 * Whether a test may be started (spec 3.5.24): a running attempt is resumed, else a new one begins while used attempts
 * are below `attempts` (absent: unlimited).
 */
export function canStart({ started, open }: Sittings, attempts: number | undefined): StartVerdict {
  if (open !== undefined) return { ok: true, resume: open }
  if (attempts !== undefined && started >= attempts) return { ok: false, code: 'no-attempts-left' }
  return { ok: true, n: started + 1 }
}
