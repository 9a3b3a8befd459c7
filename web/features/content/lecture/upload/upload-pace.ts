import { fileSize } from '#domain/content/file-size.ts'
import type { UploadState } from './upload-state.ts'

type Running = Pick<Extract<UploadState, { phase: 'inProgress' }>, 'sent' | 'total' | 'samples'>

/** Whole percent of the file that is stored (spec 3.4.5). */
export const percentOf = ({ sent, total }: Running): number => (total === 0 ? 0 : Math.floor((sent * 100) / total))

/** Bytes per second over the last seconds. Undefined with too few samples. */
export function speedOf({ samples }: Running): number | undefined {
  const [first, last] = [samples[0], samples[samples.length - 1]]
  if (first === undefined || last === undefined || last.at - first.at < 1000 || last.sent <= first.sent)
    return undefined
  return ((last.sent - first.sent) * 1000) / (last.at - first.at)
}

/** Formats a duration, in minutes once it is longer than one. */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.ceil(seconds))} s`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** Formats the speed and time left. Empty with too few samples. */
export function paceText(running: Running): string {
  const speed = speedOf(running)
  if (speed === undefined) return ''
  return `${fileSize(speed)}/s, about ${durationText((running.total - running.sent) / speed)} left`
}
