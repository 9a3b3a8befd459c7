import type { WrittenType } from '../question-types.ts'
import { type ComponentType, createContext } from 'react'
import type { ContentFormProps } from './content-form.tsx'

export type ContentForms = Readonly<Record<WrittenType, ComponentType<ContentFormProps>>>

/** The forms of all types, for a content that holds another one: given by context, because those forms are loaded by the same table. */
export const InnerFormsContext = createContext<ContentForms | undefined>(undefined)
