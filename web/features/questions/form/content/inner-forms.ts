import type { WrittenType } from '../question-types.ts'
import { type ComponentType, createContext } from 'react'
import type { ContentFormProps } from './content-form.tsx'

export type ContentForms = Readonly<Record<WrittenType, ComponentType<ContentFormProps>>>

/**
 * The forms of all types, for a content that contains another one. Passed through context, because the same table loads
 * those forms.
 */
export const InnerFormsContext = createContext<ContentForms | undefined>(undefined)
