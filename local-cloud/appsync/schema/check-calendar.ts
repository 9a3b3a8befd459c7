const offset = '(Z|[+-](?:0\\d|1[0-8]):[0-5]\\d(?::[0-5]\\d)?)'
const date = '(-?\\d{4,9})-(\\d\\d)-(\\d\\d)'
const time = '([01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?'
const datePattern = new RegExp(`^${date}${offset}?$`)
const timePattern = new RegExp(`^${time}${offset}?$`)
const dateTimePattern = new RegExp(`^${date}T${time}${offset}$`)

function isDay(match: RegExpExecArray | null): boolean {
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (month < 1 || month > 12 || day < 1) return false
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const length = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return day <= length
}

/** AWSDate: `YYYY-MM-DD`, an offset allowed. */
export const isAwsDate = (text: string): boolean => isDay(datePattern.exec(text))

/** AWSTime: `hh:mm[:ss[.sss]]`, an offset allowed. */
export const isAwsTime = (text: string): boolean => timePattern.test(text)

/** AWSDateTime: `YYYY-MM-DDThh:mm[:ss[.sss]]` with a compulsory offset. */
export const isAwsDateTime = (text: string): boolean => isDay(dateTimePattern.exec(text))
