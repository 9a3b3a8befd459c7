import { Parser } from 'saxen'
import { fileWords } from '#domain/messages/imports.ts'

type Reader = {
  open?: (name: string, attribute: (name: string) => string) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Returns the name of an element or attribute without its namespace prefix. */
const bare = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads XML element by element. Does not expand entities declared by the document. Throws an Error with a sentence. */
export function readXml(bytes: Uint8Array | undefined, { open, text, close }: Reader): void {
  if (bytes === undefined) return
  const parser = new Parser()
  parser.on('openTag', (name, attributes, decode) => {
    open?.(bare(name), (wanted) => {
      const [, value = ''] = Object.entries(attributes()).find(([key]) => bare(key) === wanted) ?? []
      return decode(value)
    })
  })
  parser.on('text', (words, decode) => text?.(decode(words)))
  parser.on('cdata', (words) => text?.(words))
  parser.on('closeTag', (name) => close?.(bare(name)))
  parser.on('error', () => {
    throw new Error(fileWords.workbookBroken)
  })
  parser.parse(new TextDecoder().decode(bytes))
}
