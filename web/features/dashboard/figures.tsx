import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon, UserRoundCheck, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DashboardQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import '#web/ui/chart/figure-card.css'
import { classNames } from '#web/ui/class-names.ts'
import { LinkCard } from '#web/ui/layout/link-card.tsx'

type FiguresProps = { numbers: DashboardQuery['dashboard'] }

/**
 * The academy in four numbers, each linked to its list. Highlights disputed payments and those charged without a
 * course. A payment that is open for a long time may just have been abandoned at the bank's confirmation.
 */
export function Figures({ numbers }: FiguresProps) {
  const { activeNow, students, admins, questions, paidNotEnrolled, stuck, disputed } = numbers
  const attention = paidNotEnrolled + stuck + disputed
  return (
    <ul className="dashboard__figures">
      <li>
        <FigureCard
          label="Students active now"
          value={activeNow.toLocaleString('en-US')}
          note="Seen in the last 15 minutes"
          icon={UserRoundCheck}
          to={paths.progress}
        />
      </li>
      <li>
        <FigureCard
          label="Payments needing attention"
          value={attention.toLocaleString('en-US')}
          note={
            <>
              {`Paid, not enrolled: ${paidNotEnrolled.toLocaleString('en-US')}`}
              <br />
              {`Stuck in processing: ${stuck.toLocaleString('en-US')}`}
              <br />
              {`Disputed: ${disputed.toLocaleString('en-US')}`}
            </>
          }
          icon={attention > 0 ? CircleAlert : CircleCheck}
          tone={paidNotEnrolled + disputed > 0 ? 'alert' : 'neutral'}
          to={paths.paymentsThatAre('attention')}
        />
      </li>
      <li>
        <FigureCard
          label="Students"
          value={students.toLocaleString('en-US')}
          note={`${admins.toLocaleString('en-US')} ${admins === 1 ? 'administrator' : 'administrators'}`}
          icon={Users}
          to={paths.users}
        />
      </li>
      <li>
        <FigureCard
          label="Questions in the bank"
          value={questions.toLocaleString('en-US')}
          icon={CircleHelp}
          to={paths.questions}
        />
      </li>
    </ul>
  )
}

type FigureCardProps = {
  label: string
  value: string
  note?: ReactNode
  icon: LucideIcon
  /** Path of the list behind the number. */
  to: string
  /** `alert`: an administrator has to act. */
  tone?: 'neutral' | 'alert'
}

/** One number with its label. The whole card links to the list behind the number. */
function FigureCard({ label, value, note, icon: Icon, to, tone = 'neutral' }: FigureCardProps) {
  return (
    <LinkCard to={to} className={classNames('figure-card', tone === 'alert' && 'figure-card--alert')}>
      <span className="figure-card__label">
        <Icon size={18} aria-hidden="true" />
        {label}
      </span>
      <span className="figure-card__value">{value}</span>
      {note !== undefined && <span className="figure-card__note">{note}</span>}
    </LinkCard>
  )
}
