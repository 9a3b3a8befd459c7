import { Lock } from 'lucide-react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { questionTypeForm, TYPE_GROUPS } from './question-types.ts'

type TypeChoiceProps = { type: string; onChoose: (type: string) => void }

/** The type of a question, locked once it is chosen (spec 2.4.13). */
export function TypeChoice({ type, onChoose }: TypeChoiceProps) {
  const id = useId()
  const area = useRef<HTMLFieldSetElement>(null)
  return (
    <fieldset className="choice-group" ref={area}>
      <legend>Type</legend>
      {type === '' ? (
        <div className="type-groups">
          {TYPE_GROUPS.map(({ title, types }) => (
            <section key={title} className="type-group" aria-label={title}>
              <h2 className="type-group__title">{title}</h2>
              <div className="type-group__types">
                {types.map((offered) => (
                  <button
                    key={offered}
                    type="button"
                    className="type-button"
                    aria-label={offered}
                    aria-describedby={`${id}-${offered}`}
                    onClick={() => {
                      flushSync(() => onChoose(offered))
                      area.current?.form?.querySelector('textarea')?.focus()
                    }}
                  >
                    <span className="type-button__name">{offered}</span>
                    <span className="type-button__description" id={`${id}-${offered}`}>
                      {questionTypeForm(offered).description}
                    </span>
                  </button>
                ))}
              </div>
            </section>
          ))}
        </div>
      ) : (
        <p className="type-choice__locked">
          <Lock size={16} aria-hidden="true" /> {type}
          <span className="muted">{questionTypeForm(type).description} The type cannot change any more.</span>
        </p>
      )}
    </fieldset>
  )
}
