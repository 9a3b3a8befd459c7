import { Lock } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/ui/button.tsx'
import { OFFERED_TYPES } from './question-types.ts'

type TypeChoiceProps = { type: string; onChoose: (type: string) => void }

/** The type of a question, locked once it is chosen (spec 2.4.13). */
export function TypeChoice({ type, onChoose }: TypeChoiceProps) {
  const area = useRef<HTMLFieldSetElement>(null)
  return (
    <fieldset className="choice-group" ref={area}>
      <legend>Type</legend>
      {type === '' ? (
        <div className="type-choice">
          {OFFERED_TYPES.map((offered) => (
            <Button
              key={offered}
              variant="secondary"
              onClick={() => {
                flushSync(() => {
                  onChoose(offered)
                })
                area.current?.form?.querySelector('textarea')?.focus()
              }}
            >
              {offered}
            </Button>
          ))}
        </div>
      ) : (
        <p className="type-choice__locked">
          <Lock size={16} aria-hidden="true" /> {type}
          <span className="muted">The type cannot change any more.</span>
        </p>
      )}
    </fieldset>
  )
}
