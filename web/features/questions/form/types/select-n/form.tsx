import { contentForm } from '../../content/content-form.tsx'
import { ContentPart } from '../../content/content-part.tsx'
import { fieldsOf, listOfLeast } from '../../content/lenient.ts'
import { type OptionDraft, OptionList, readOption, rightCount } from '../../content/option-list.tsx'

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
