import type { AnswersProps, ReviewProps } from '#web/components/attempts/question-view.ts'
import { toggleAnswer } from '#web/components/attempts/choice-answers.tsx'
import { OptionRow } from '#web/components/attempts/strikes.tsx'
import { FormattedText } from '#web/components/attempts/formatted/formatted-text.tsx'
import { shownOptions } from './choices.ts'
import { GradedOptions } from '../graded-mark.tsx'
import { ItemStatus } from '../item-status.tsx'
import { type GroupingItem, itemReader, type ShownOption } from '../items.ts'
import { partsText } from '../parts.ts'
import { useRoving } from '../roving.ts'
import '#web/components/attempts/types/item.css'

const read = itemReader<GroupingItem>('groups')

type Group = { label: string; options: ShownOption[] }

/** The groups with their cells, which are numbered across all groups. */
function groupsOf(item: GroupingItem | undefined): Group[] {
  let first = 0
  return (item?.groups ?? []).map(({ label, options }) => {
    const shown = shownOptions(options, first)
    first += options.length
    return { label, options: shown }
  })
}

/** A fieldset of checkboxes for each group. */
export function Answers({ question, position, choice, locked, onChoose }: AnswersProps) {
  const rove = useRoving()
  const groups = groupsOf(read(question))
  return (
    <>
      <div className="grid grid-cols-1 gap-3" data-roving="">
        {groups.map(({ label, options }) => (
          <fieldset
            key={label}
            className="item-group min-w-0 m-0 py-3 px-4 border border-border-strong rounded-medium bg-surface [&_legend+*]:clear-both"
          >
            <legend>{label}</legend>
            {options.map(({ cell, text, textHtml }, index) => (
              <OptionRow
                key={text}
                cell={cell}
                name={text}
                className="item-choice flex items-start gap-3 min-h-target py-[0.6rem] cursor-pointer"
              >
                <input
                  type="checkbox"
                  name={`question-${position}`}
                  checked={choice.includes(cell)}
                  aria-disabled={locked || undefined}
                  {...rove(label, index)}
                  onChange={() => onChoose(toggleAnswer(choice, cell))}
                />
                <FormattedText className="item-choice__text" text={text} html={textHtml} inControl />
              </OptionRow>
            ))}
          </fieldset>
        ))}
      </div>
      <ItemStatus text={partsText(question, choice)} />
    </>
  )
}

export function Review({ question, ...marks }: ReviewProps) {
  return groupsOf(read(question)).map(({ label, options }) => (
    <section key={label} className="grid grid-cols-1 content-start gap-2">
      <h3 className="text-body">{label}</h3>
      <GradedOptions label={label} part={label} options={options} marks={marks} />
    </section>
  ))
}
