import { contentForm } from '#web/features/questions/form/content/content-form.tsx'
import { ContentPart } from '#web/features/questions/form/content/content-part.tsx'
import { fieldsOf, listOfLeast } from '#web/features/questions/form/content/lenient.ts'
import {
  type OptionDraft,
  OptionList,
  readOption,
  rightCount,
} from '#web/features/questions/form/content/option-list.tsx'

const SIDES = [
  { side: 'actions', legend: 'Actions to take', name: 'Action', pick: 2, range: [3, 6], usual: 5 },
  {
    side: 'conditions',
    legend: 'Condition most likely experiencing',
    name: 'Condition',
    pick: 1,
    range: [3, 5],
    usual: 4,
  },
  { side: 'parameters', legend: 'Parameters to monitor', name: 'Parameter', pick: 2, range: [3, 6], usual: 5 },
] as const

type BowTieDraft = Record<(typeof SIDES)[number]['side'], OptionDraft[]>

export const BowTieForm = contentForm<BowTieDraft>(
  (content) => {
    const { actions, conditions, parameters } = fieldsOf(content)
    return {
      actions: listOfLeast(actions, readOption, 3),
      conditions: listOfLeast(conditions, readOption, 3),
      parameters: listOfLeast(parameters, readOption, 3),
    }
  },
  function BowTieEditor({ value, onChange }) {
    return SIDES.map(({ side, legend, name, pick, range, usual }) => {
      const options = value[side]
      const right = rightCount(options)
      return (
        <ContentPart
          key={side}
          legend={legend}
          hint={`${right} of ${pick} marked as right; ${usual} are usual. Students see them in another order.`}
          codes={['bow-tie-keys', 'options-few', 'options-many']}
          concerns={right !== pick}
        >
          <OptionList
            name={name}
            mark={pick === 1 ? 'radio' : 'checkbox'}
            options={options}
            range={range}
            movable={false}
            onChange={(changed) => onChange({ ...value, [side]: changed })}
          />
        </ContentPart>
      )
    })
  },
)
