import type { Json, JsonObject } from '../shared/json.ts'

/** A resource of the template with all intrinsics in its properties resolved. */
export type CloudResource = {
  stack: string
  logicalId: string
  kind: string
  /** The value of `Ref`. */
  ref: string
  /** The ARN if the type has one; otherwise an empty string. */
  arn: string
  properties: JsonObject
  /** How CloudFormation updates the resource, if the template specifies it. */
  updatePolicy?: JsonObject
}

/** The complete model of a synthesized assembly. */
export type CloudModel = {
  resources: CloudResource[]
  /** Output name → value, across all stacks. */
  outputs: JsonObject
  /** Object key in the assets bucket (`<hash>.zip`) → local file or folder. */
  assets: Map<string, string>
}

/** Local facts from which resource attributes are built. */
export type Place = {
  /** Public URL without a trailing slash, `http://localhost:3000`. */
  origin: string
  region: string
  account: string
}

/** A template before its values are resolved. */
export type Template = { stack: string; body: JsonObject }

/** The result of resolving an intrinsic; undefined represents `AWS::NoValue`. */
export type Resolved = Json | undefined

/** Returns the resources of one type. */
export function resourcesOf(model: CloudModel, kind: string): CloudResource[] {
  return model.resources.filter((resource) => resource.kind === kind)
}

/**
 * Finds a resource by its ARN (function versions and aliases have their own), `Ref` or logical ID; undefined if there
 * is none.
 */
export function findResource(model: CloudModel, id: string): CloudResource | undefined {
  const plain = /^(arn:aws:lambda:[^:]*:[^:]*:function:[^:]+):\$LATEST$/.exec(id)?.[1] ?? id
  const matches = ({ arn, logicalId, ref }: CloudResource) => arn === plain || logicalId === plain || ref === plain
  return model.resources.find((resource) => plain !== '' && matches(resource))
}
