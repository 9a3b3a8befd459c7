import { afterEach, describe, expect, it, vi } from 'vitest'
import { reportRun } from './report-run.ts'

const quiet = () => vi.spyOn(console, 'log').mockImplementation(() => undefined)
afterEach(() => vi.restoreAllMocks())

describe('reportRun', () => {
  it('logs the number of stuck payments for the alarm, and fails for those that were not settled', () => {
    const log = quiet()
    const run = { asked: 3, settled: 1, failed: 2, stuck: 1 }
    expect(() => reportRun(run)).toThrow('2 payments could not be settled')
    expect(log.mock.calls).toEqual([[{ doing: 'reconcile', ...run }]])
  })

  it('logs nothing for a run that had nothing to do', () => {
    const log = quiet()
    const run = { asked: 0, settled: 0, failed: 0, stuck: 0 }
    expect(reportRun(run)).toBe(run)
    expect(log).not.toHaveBeenCalled()
  })
})
