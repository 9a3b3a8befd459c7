import { isObject, listOf, objectOf, type Json, type JsonObject } from '../shared/json.ts'

const utf8 = (text: string): number => Buffer.byteLength(text, 'utf8')

/** A number uses a byte for every two significant digits, plus one (and one more if negative). */
function numberSize(text: string): number {
  const digits = text
    .replace(/e.*$/i, '')
    .replace(/[-+.]/g, '')
    .replace(/^0+|0+$/g, '')
  return Math.ceil(digits.length / 2) + 1 + (text.startsWith('-') ? 1 : 0)
}

function valueSize(value: Json | undefined): number {
  const [type, content] = Object.entries(objectOf(value))[0] ?? ['NULL', true]
  const texts = listOf(content).map(String)
  if (type === 'S' || type === 'SS') return texts.reduce((sum, text) => sum + utf8(text), 0)
  if (type === 'N' || type === 'NS') return texts.reduce((sum, text) => sum + numberSize(text), 0)
  if (type === 'B' || type === 'BS') return texts.reduce((sum, text) => sum + Buffer.from(text, 'base64').length, 0)
  if (type === 'L') return 3 + listOf(content).reduce((sum: number, item) => sum + 1 + valueSize(item), 0)
  if (type === 'M' && isObject(content)) {
    return 3 + Object.entries(content).reduce((sum, [name, item]) => sum + 1 + utf8(name) + valueSize(item), 0)
  }
  return 1
}

/** The size of an item in DynamoDB's JSON, in bytes, by AWS's published rules; 0 for a missing item. */
export function itemSize(item: JsonObject | undefined): number {
  return Object.entries(item ?? {}).reduce((sum, [name, value]) => sum + utf8(name) + valueSize(value), 0)
}
