import { contentForm, useTextError } from '../../content/content-form.tsx'
import { ContentPart } from '../../content/content-part.tsx'
import { type MarkedDraft, MarkedText, readMarked } from '../../content/marked-text.tsx'

export const HighlightTextForm = contentForm<MarkedDraft>(
  readMarked,
  function HighlightTextEditor({ value, onChange }) {
    const errorOf = useTextError()
    const right = value.spans.filter(({ correct }) => correct).length
    return (
      <ContentPart
        legend="Text to highlight in"
        hint={
          value.spans.length === 0
            ? 'Select words and press “Mark as choice”: two or more, some of them right.'
            : `${right} of ${value.spans.length} choices right`
        }
        codes={['spans-few', 'spans-many', 'spans-all-right', 'correct-missing']}
      >
        <MarkedText label="Text" value={value} error={errorOf(value.text)} onChange={onChange} />
      </ContentPart>
    )
  },
)
