import { progressState } from './progress-state.ts'

/** My courses: the Active and the History tab, each in the given order (spec 3.4.10). */
export const splitProgress = <P extends { endTime: number }>(all: readonly P[], now: number) => ({
  active: all.filter(({ endTime }) => progressState(endTime, now) !== 'ended'),
  history: all.filter(({ endTime }) => progressState(endTime, now) === 'ended'),
})
