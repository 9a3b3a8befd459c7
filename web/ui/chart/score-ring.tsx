import { type ScoreBand, scoreBand } from '#domain/attempts/grade.ts'
import { classNames } from '#web/ui/class-names.ts'

const TONES: Record<ScoreBand, string> = { green: 'success', accent: 'accent', red: 'error' }
/** The ring's radius in a viewBox of 120 x 120, centered at 60. */
const RADIUS = 50
const LENGTH = 2 * Math.PI * RADIUS

type ScoreRingProps = { grade: number; passGrade: number | undefined }

/**
 * A grade as a ring in the color of its band: green above 75, accent above 55, red otherwise (spec 3.9.7). A notch
 * marks the pass grade; without one, no grade is good or bad. Both in percent.
 */
export function ScoreRing({ grade, passGrade }: ScoreRingProps) {
  return (
    <svg
      viewBox="0 0 120 120"
      className={classNames('score-ring', passGrade !== undefined && `score-ring--${TONES[scoreBand(grade)]}`)}
      role="img"
      aria-label={`Grade ${grade}%${passGrade === undefined ? '' : `, pass grade ${passGrade}%`}`}
    >
      <circle className="fill-none stroke-11 stroke-border" cx="60" cy="60" r={RADIUS} />
      {grade > 0 && (
        <circle
          className="fill-none stroke-11 stroke-current [stroke-linecap:round]"
          cx="60"
          cy="60"
          r={RADIUS}
          strokeDasharray={`${(LENGTH * grade) / 100} ${LENGTH}`}
          transform="rotate(-90 60 60)"
        />
      )}
      {passGrade !== undefined && (
        <line
          className="score-ring__notch stroke-text stroke-3"
          x1="60"
          y1="2"
          x2="60"
          y2="18"
          transform={`rotate(${passGrade * 3.6} 60 60)`}
        />
      )}
      <text className="text-[26px] font-bold tabular-nums [dominant-baseline:middle]" x="60" y="56">
        {grade}%
      </text>
      <text className="score-ring__word" x="60" y="82">
        Grade
      </text>
    </svg>
  )
}
