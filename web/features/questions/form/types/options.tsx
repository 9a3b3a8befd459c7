import { contentForm, useTextError } from '#web/features/questions/form/content/content-form.tsx'
import { ContentPart } from '#web/features/questions/form/content/content-part.tsx'
import { ItemList } from '#web/features/questions/form/content/item-list.tsx'
import { fieldsOf, listOfLeast, textOf } from '#web/features/questions/form/content/lenient.ts'
import {
  type OptionDraft,
  OptionList,
  readOption,
  rightCount,
} from '#web/features/questions/form/content/option-list.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

type GroupDraft = { label: string; options: OptionDraft[] }

const readGroup = (value: unknown): GroupDraft => {
  const { label, options } = fieldsOf(value)
  return { label: textOf(label), options: listOfLeast(options, readOption, 2) }
}

const blankGroup = (): GroupDraft => ({ label: '', options: [{ text: '' }, { text: '' }, { text: '' }] })

export const GroupingForm = contentForm<{ groups: GroupDraft[] }>(
  (content) => ({ groups: listOfLeast(fieldsOf(content).groups, readGroup, 2) }),
  function GroupingEditor({ value: { groups }, onChange }) {
    const errorOf = useTextError()
    const labels = groups.map(({ label }) => label)
    return (
      <ContentPart legend="Groups" hint="Two to eight, each scored by itself." codes={['groups-few', 'groups-many']}>
        <ItemList
          name="Group"
          items={groups}
          range={[2, 8]}
          movable
          framed
          blank={blankGroup}
          onChange={(changed) => onChange({ groups: changed })}
        >
          {(group, index, change) => (
            <>
              <TextField
                label={`Name of group ${index + 1}`}
                value={group.label}
                error={errorOf(group.label, labels)}
                onChange={(event) => change({ ...group, label: event.target.value })}
              />
              <ContentPart
                legend={`Options of group ${index + 1}`}
                hint={`${rightCount(group.options)} of ${group.options.length} right`}
                codes={['group-without-key', 'options-few', 'options-many']}
                concerns={rightCount(group.options) === 0}
                plain
              >
                <OptionList
                  of={`group ${index + 1}`}
                  mark="checkbox"
                  options={group.options}
                  range={[2, 4]}
                  onChange={(options) => change({ ...group, options })}
                />
              </ContentPart>
            </>
          )}
        </ItemList>
      </ContentPart>
    )
  },
)

export const OrderedResponseForm = contentForm<{ items: OptionDraft[] }>(
  (content) => ({ items: listOfLeast(fieldsOf(content).items, readOption, 3) }),
  function OrderedResponseEditor({ value: { items }, onChange }) {
    return (
      <ContentPart
        legend="Steps in the right order"
        hint="Three to eight. Students see them in another order, and get the point for the whole order only."
        codes={['options-few', 'options-many']}
      >
        <OptionList name="Step" options={items} range={[3, 8]} onChange={(changed) => onChange({ items: changed })} />
      </ContentPart>
    )
  },
)

export const SelectNForm = contentForm<{ options: OptionDraft[] }>(
  (content) => ({ options: listOfLeast(fieldsOf(content).options, readOption, 3) }),
  function SelectNEditor({ value: { options }, onChange }) {
    const right = rightCount(options)
    return (
      <ContentPart
        legend="Options"
        hint={
          right === 0
            ? 'Three to ten. Students choose exactly as many as are right.'
            : `${right} of ${options.length} right: students choose exactly ${right}.`
        }
        codes={['options-few', 'options-many', 'correct-missing', 'select-n-many']}
      >
        <OptionList
          mark="checkbox"
          options={options}
          range={[3, 10]}
          onChange={(changed) => onChange({ options: changed })}
        />
      </ContentPart>
    )
  },
)
