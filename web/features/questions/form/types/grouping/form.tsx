import { TextField } from '#web/ui/form/text-field.tsx'
import { contentForm, useTextError } from '../../content/content-form.tsx'
import { ContentPart } from '../../content/content-part.tsx'
import { ItemList } from '../../content/item-list.tsx'
import { fieldsOf, listOfLeast, textOf } from '../../content/lenient.ts'
import { type OptionDraft, OptionList, readOption, rightCount } from '../../content/option-list.tsx'

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
