import { at, listOf, numberOf, textOf, textsOf, type JsonObject } from '../shared/json.ts'

export type CorsRule = {
  allowedMethods: readonly string[]
  /** Each origin or header may contain one `*`, which matches any text. */
  allowedOrigins: readonly string[]
  allowedHeaders: readonly string[]
  exposedHeaders: readonly string[]
  maxAgeSeconds?: number
}

export type LifecycleRule = {
  prefix: string
  /** Days until an incomplete upload is removed. */
  abortUploadsAfterDays?: number
}

export type BucketOptions = { name: string; cors: readonly CorsRule[]; lifecycleRules: readonly LifecycleRule[] }

/** Reads a bucket from its template resource (intrinsics resolved). `name` is its `Ref`. */
export function readBucket(name: string, properties: JsonObject): BucketOptions {
  const rules = listOf(at(properties['CorsConfiguration'], 'CorsRules'))
  const lifecycle = listOf(at(properties['LifecycleConfiguration'], 'Rules')).filter(
    (rule) => at(rule, 'Status') !== 'Disabled',
  )
  return {
    name,
    cors: rules.map((rule) => {
      const maxAgeSeconds = numberOf(at(rule, 'MaxAge'))
      return {
        allowedMethods: textsOf(at(rule, 'AllowedMethods')),
        allowedOrigins: textsOf(at(rule, 'AllowedOrigins')),
        allowedHeaders: textsOf(at(rule, 'AllowedHeaders')),
        exposedHeaders: textsOf(at(rule, 'ExposedHeaders')),
        ...(maxAgeSeconds === undefined ? {} : { maxAgeSeconds }),
      }
    }),
    lifecycleRules: lifecycle.map((rule) => {
      const days = numberOf(at(rule, 'AbortIncompleteMultipartUpload', 'DaysAfterInitiation'))
      return {
        prefix: textOf(at(rule, 'Prefix')) ?? '',
        ...(days === undefined ? {} : { abortUploadsAfterDays: days }),
      }
    }),
  }
}
