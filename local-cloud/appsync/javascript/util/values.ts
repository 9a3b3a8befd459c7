import { toText } from '#shared/json.ts'
import type { CodeFunction } from '../code-run.ts'

const whole = (value: unknown) => Math.trunc(Number(value))

/** `util.math` and `util.str`. */
export const valueFunctions: Readonly<Record<string, CodeFunction>> = {
  'util.math.roundNum': (_run, value) => Math.round(Number(value)),
  'util.math.minVal': (_run, a, b) => Math.min(Number(a), Number(b)),
  'util.math.maxVal': (_run, a, b) => Math.max(Number(a), Number(b)),
  'util.math.randomDouble': () => Math.random(),
  'util.math.randomWithinRange': (_run, start, end) =>
    whole(start) + Math.floor(Math.random() * (whole(end) - whole(start))),
  'util.str.normalize': (_run, text, form) => toText(text).normalize(toText(form).toUpperCase()),
}
