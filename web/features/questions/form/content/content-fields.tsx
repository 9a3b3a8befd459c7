import type { WrittenType } from '../question-types.ts'
import { Suspense } from 'react'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { CONTENT_FORMS } from '../types/content-forms.ts'
import type { ContentFormProps } from './content-form.tsx'
import { InnerFormsContext } from './inner-forms.ts'

/** The form of a content, loaded when it is used. */
export function ContentFields({ type, ...props }: ContentFormProps & { type: WrittenType }) {
  const Form = CONTENT_FORMS[type]
  return (
    <InnerFormsContext value={CONTENT_FORMS}>
      <Suspense fallback={<Skeleton label="Loading the form" count={3} />}>
        <Form {...props} />
      </Suspense>
    </InnerFormsContext>
  )
}
