import { contentForm } from '../../content/content-form.tsx'
import { ContentPart } from '../../content/content-part.tsx'
import { fieldsOf, listOfLeast } from '../../content/lenient.ts'
import { type OptionDraft, OptionList, readOption } from '../../content/option-list.tsx'

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
