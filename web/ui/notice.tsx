import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type NoticeProps = { tone?: 'info' | 'accent' | 'error' | 'success'; role?: 'status' | 'alert'; children: ReactNode }

/** A permanent notice inside a screen. */
export function Notice({ tone = 'info', role, children }: NoticeProps) {
  const Icon = tone === 'success' ? CircleCheck : tone === 'info' ? Info : CircleAlert
  return (
    <div className={classNames('notice', tone !== 'info' && `notice--${tone}`)} role={role}>
      <Icon size={18} aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}
