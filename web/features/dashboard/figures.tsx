import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon, UserRoundCheck, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DashboardQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
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
    <ul className="grid grid-cols-4 gap-4 p-0 list-none max-[56.01rem]:grid-cols-[repeat(auto-fit,minmax(min(100%,max(10rem,40%)),1fr))]">
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
  const isAlert = tone === 'alert'
  const quiet = isAlert ? 'text-on-error-soft' : 'text-text-muted'
  return (
    <LinkCard to={to} className={classNames('gap-1 h-full', isAlert && 'figure-card--alert')}>
      <span
        className={classNames(
          'flex items-start gap-2 text-small font-semibold [&_svg]:flex-none [&_svg]:mt-[0.15em]',
          quiet,
        )}
      >
        <Icon size={18} aria-hidden="true" />
        {label}
      </span>
      <span
        className={classNames(
          'figure-card__value text-[clamp(1.75rem,1.4rem+1.2vw,2.25rem)] font-bold tabular-nums leading-tight',
          isAlert && 'text-on-error-soft',
        )}
      >
        {value}
      </span>
      {note !== undefined && <span className={classNames('text-small', quiet)}>{note}</span>}
    </LinkCard>
  )
}
