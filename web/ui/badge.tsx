import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'primary' | 'secondary' | 'success' | 'accent' | 'error'

/** A small status label. The text carries the meaning; color only supports it. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames('badge', tone !== 'neutral' && `badge--${tone}`)}>{children}</span>
}
