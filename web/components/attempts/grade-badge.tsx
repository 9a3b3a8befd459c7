import { type ScoreBand, scoreBand } from '#domain/attempts/grade.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const TONES: Record<ScoreBand, BadgeTone> = { green: 'success', accent: 'accent', red: 'error' }

type GradeBadgeProps = {
  grade: number
  /** The color band if the grade isn't a Practice score. */
  band?: ScoreBand | undefined
}

/** A grade in percent in the color of its band: green above 75, accent above 55, red otherwise (spec 3.9.7). */
export function GradeBadge({ grade, band = scoreBand(grade) }: GradeBadgeProps) {
  return <Badge tone={TONES[band]}>{grade}%</Badge>
}
