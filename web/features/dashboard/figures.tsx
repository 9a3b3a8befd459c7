import { CircleAlert, CircleCheck, CircleHelp, Users, UserRoundCheck } from 'lucide-react'
import type { DashboardQuery } from '../../../generated/operations.ts'
import { paths } from '../../app/paths.ts'
import { FigureCard } from '../../ui/figure-card.tsx'

const inWords = new Intl.NumberFormat('en-US')

type FiguresProps = { numbers: DashboardQuery['dashboard'] }

/**
 * How the academy stands, in four numbers; each leads to its list. Money that was taken for nothing stands out; a payment
 * that is open for long may only have been left at the bank's question.
 */
export function Figures({ numbers }: FiguresProps) {
  const { activeNow, students, admins, questions, paidNotEnrolled, stuck } = numbers
  const attention = paidNotEnrolled + stuck
  return (
    <ul className="dashboard__figures">
      <li>
        <FigureCard
          label="Students active now"
          value={inWords.format(activeNow)}
          note="Seen in the last 15 minutes"
          icon={UserRoundCheck}
          to={paths.progress}
        />
      </li>
      <li>
        <FigureCard
          label="Payments needing attention"
          value={inWords.format(attention)}
          note={
            <>
              {`Paid, not enrolled: ${inWords.format(paidNotEnrolled)}`}
              <br />
              {`Open for over ten minutes: ${inWords.format(stuck)}`}
            </>
          }
          icon={attention > 0 ? CircleAlert : CircleCheck}
          tone={paidNotEnrolled > 0 ? 'alert' : 'neutral'}
          to={paths.paymentsThatAre(stuck > 0 && paidNotEnrolled === 0 ? 'processing' : 'attention')}
        />
      </li>
      <li>
        <FigureCard
          label="Students"
          value={inWords.format(students)}
          note={`${inWords.format(admins)} ${admins === 1 ? 'administrator' : 'administrators'}`}
          icon={Users}
          to={paths.users}
        />
      </li>
      <li>
        <FigureCard
          label="Questions in the bank"
          value={inWords.format(questions)}
          icon={CircleHelp}
          to={paths.questions}
        />
      </li>
    </ul>
  )
}
