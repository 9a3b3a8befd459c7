import { classNames } from '#web/ui/class-names.ts'

export type IntervalTone = 'primary' | 'success' | 'accent' | 'error'

type IntervalScaleProps = {
  /**
   * Text alternative to the chart. Absent if text next to it contains the same information; the chart is then hidden
   * from screen readers.
   */
  label?: string
  /** The ends of the scale. Values beyond them are drawn at the end, with an arrow. */
  low: number
  high: number
  /** Absent if nothing is known; only the scale and its mark are drawn then. */
  interval?: { value: number; from: number; to: number } | undefined
  /** The value to compare the interval with. */
  mark: number
  tone?: IntervalTone
  /** Without labels below it, for lists. */
  small?: boolean
  words?: { low: string; mark: string; high: string }
}

/** A value with its interval on a scale, and a mark to compare it with. */
export function IntervalScale(props: IntervalScaleProps) {
  const { label, low, high, interval, mark, tone = 'primary', small = false, words } = props
  const at = (value: number) => `${String((100 * (Math.min(high, Math.max(low, value)) - low)) / (high - low))}%`
  return (
    <div
      className={classNames('interval-scale', `interval-scale--${tone}`, small && 'interval-scale--small')}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <div className="interval-scale__track">
        {interval !== undefined && (
          <>
            <span
              className={classNames(
                'interval-scale__band',
                interval.from < low && 'interval-scale__band--before',
                interval.to > high && 'interval-scale__band--beyond',
              )}
              style={{ insetInlineStart: at(interval.from), insetInlineEnd: `calc(100% - ${at(interval.to)})` }}
            />
            <span className="interval-scale__value" style={{ insetInlineStart: at(interval.value) }} />
          </>
        )}
        <span
          className="interval-scale__mark absolute inset-y-0 -ms-px [border-inline-start:2px_dashed_var(--color-text)]"
          style={{ insetInlineStart: at(mark) }}
        />
      </div>
      {words !== undefined && (
        <div className="relative flex justify-between text-text-muted text-small tabular-nums" aria-hidden="true">
          <span>{words.low}</span>
          <span
            className="absolute text-text font-semibold transform-[translateX(-50%)]"
            style={{ insetInlineStart: at(mark) }}
          >
            {words.mark}
          </span>
          <span>{words.high}</span>
        </div>
      )}
    </div>
  )
}
