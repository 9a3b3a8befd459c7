import { isObject, type Json, type JsonObject } from '../shared/json.ts'

function mendValue(value: Json): Json {
  if (!isObject(value)) return value
  const [entry] = Object.entries(value)
  if (entry === undefined) return { M: {} }
  const [type, content] = entry
  if (type === 'M' && isObject(content)) return { M: mendImage(content) }
  if (type === 'L' && Array.isArray(content)) return { L: content.map(mendValue) }
  return value
}

/** An item image as a stream gives it. DynamoDB Local writes an empty map as `{}` there; AWS writes `{"M":{}}`. */
export function mendImage(image: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(image).map(([name, value]) => [name, mendValue(value)]))
}

/** A stream record with its images mended. */
export function mendRecord(record: JsonObject): JsonObject {
  const change = record['dynamodb']
  if (!isObject(change)) return record
  const mended = { ...change }
  for (const name of ['Keys', 'NewImage', 'OldImage']) {
    const image = change[name]
    if (isObject(image)) mended[name] = mendImage(image)
  }
  return { ...record, dynamodb: mended }
}
