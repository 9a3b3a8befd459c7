import { useEffect } from 'react'
import { useStore } from 'zustand'
import { loadedCode } from '../types/loaded-code.tsx'

export type FormattedTextProps = {
  as?: 'p' | 'span'
  /** Names its plain text, for what is labelled by it. */
  id?: string
  className: string
  text: string
  /** The formatted twin of the text; absent: it has none. */
  html: string | null | undefined
  /** In a label or a button: without links, tab stops and headings of its own. */
  inControl?: boolean
}

/** What shows formatted texts: loaded with the first of them. */
export const formattedCode = loadedCode(() => import('./formatted-html.tsx'))

/** A text of a question: plain, or its formatted twin once the code for it has come. */
export function FormattedText(props: FormattedTextProps) {
  const { code } = useStore(formattedCode.store)
  const { as: Tag = 'span', id, className, text, html } = props
  useEffect(() => {
    if (html != null) void formattedCode.load()
  }, [html])
  if (html != null && code !== undefined) return <code.FormattedHtml {...props} html={html} />
  return (
    <Tag id={id} className={className}>
      {text}
    </Tag>
  )
}
