import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { examWords } from '#domain/messages/exams.ts'
import { Timer } from '#web/components/attempts/timer.tsx'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const isHiddenValue = (value: unknown): value is boolean => typeof value === 'boolean'
const stored = storedValue(() => window.sessionStorage, 'academy.hidden-clock', isHiddenValue)

type QuietClockProps = {
  label: string
  text: string
  low: boolean
  /** Whether it can be hidden now. When false, it is shown even if the student hid it. */
  canHide?: boolean
}

/** Clock of a long test. A student can hide it for fewer distractions. */
export function QuietClock({ label, text, low, canHide = true }: QuietClockProps) {
  const [isHidden, setIsHidden] = useState(() => stored.read() ?? false)
  const hides = isHidden && canHide
  return (
    <>
      {!hides && <Timer label={label} text={text} low={low} />}
      {canHide && (
        <IconButton
          label={hides ? examWords.showTime : examWords.hideTime}
          icon={hides ? <Eye size={20} /> : <EyeOff size={20} />}
          onClick={() => {
            stored.write(!isHidden)
            setIsHidden(!isHidden)
          }}
        />
      )}
    </>
  )
}
