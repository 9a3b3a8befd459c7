import { minutesOfDay } from './starts-at.ts'

const two = (n: number) => String(n).padStart(2, '0')

/** Formats the value of the browser's time field ('09:00', '' for none) as '9:00AM' (spec 2.5.21). */
export function clockTime(field: string): string {
  const [hour, minute] = field.split(':').map(Number)
  if (field === '' || hour === undefined || minute === undefined || Number.isNaN(hour + minute)) return ''
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)}${hour < 12 ? 'AM' : 'PM'}`
}

/** Returns a time for a time field: '9:00AM' is '09:00'; '' if it is not a time. */
export function fieldTime(time: string): string {
  const minutes = minutesOfDay(time)
  return minutes === undefined ? '' : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
