import { useState } from 'react'
import type { AnswersProps, ReviewProps } from '#web/components/attempts/question-view.ts'
import { toggleAnswer } from '#web/components/attempts/choice-answers.tsx'
import { OptionRow } from '#web/components/attempts/strikes.tsx'
import { FormattedText } from '#web/components/attempts/formatted/formatted-text.tsx'
import { shownOptions } from './choices.ts'
import { GradedOptions } from '../graded-mark.tsx'
import { ItemStatus } from '../item-status.tsx'
import { itemReader, type SelectNItem } from '../items.ts'
import { partsText } from '../parts.ts'
import '#web/components/attempts/types/item.css'

const read = itemReader<SelectNItem>('options', 'pick')

/** Checkboxes of which a fixed number may be checked; one more is rejected with a message. */
export function Answers({ question, position, choice, locked, onChoose }: AnswersProps) {
  const [refusal, setRefusal] = useState<string>()
  const item = read(question)
  if (item === undefined) return null
  const { options, pick } = item
  const press = (index: number) => {
    const next = toggleAnswer(choice, index)
    const isRefused = next.length > pick
    setRefusal(isRefused ? `Only ${pick} can be chosen. Deselect one first.` : undefined)
    if (!isRefused) onChoose(next)
  }
  return (
    <>
      {shownOptions(options).map(({ text, textHtml }, index) => (
        <OptionRow key={text} cell={index} name={text}>
          <input
            type="checkbox"
            name={`question-${position}`}
            checked={choice.includes(index)}
            aria-disabled={locked || undefined}
            onChange={() => press(index)}
          />
          <FormattedText
            className="answer__text flex-[1_1_0] min-w-32 max-[16.01rem]:basis-full max-[16.01rem]:min-w-0"
            text={text}
            html={textHtml}
            inControl
          />
        </OptionRow>
      ))}
      <ItemStatus text={partsText(question, choice)} refusal={refusal} />
    </>
  )
}

export function Review({ question, ...marks }: ReviewProps) {
  return <GradedOptions label="Answers" options={shownOptions(read(question)?.options ?? [])} marks={marks} />
}
