import type { Json, JsonObject } from '../shared/json.ts'

/** One resource of the template, with every intrinsic in its properties resolved. */
export type CloudResource = {
  stack: string
  logicalId: string
  kind: string
  /** What `Ref` gives. */
  ref: string
  /** The ARN, where the kind has one; otherwise an empty text. */
  arn: string
  properties: JsonObject
  /** How CloudFormation carries out an update, where the template says so. */
  updatePolicy?: JsonObject
}

/** The whole cloud as the synthesized assembly describes it. */
export type CloudModel = {
  resources: CloudResource[]
  /** Output name → value, over all stacks. */
  outputs: JsonObject
  /** Object key in the assets bucket (`<hash>.zip`) → file or folder on this machine. */
  assets: Map<string, string>
}

/** Facts of this machine that attributes of resources are made of. */
export type Place = {
  /** Public address without a slash at the end, `http://localhost:3000`. */
  origin: string
  region: string
  account: string
}

/** A value of a template while it is being resolved. */
export type Template = { stack: string; body: JsonObject }

/** What an intrinsic resolves to; undefined represents `AWS::NoValue`. */
export type Resolved = Json | undefined

/** The resources of one kind. */
export function resourcesOf(model: CloudModel, kind: string): CloudResource[] {
  return model.resources.filter((resource) => resource.kind === kind)
}

/** The resource with this ARN (a version or an alias of a function has its own), `Ref` or logical id; undefined when there is none. */
export function findResource(model: CloudModel, id: string): CloudResource | undefined {
  const plain = /^(arn:aws:lambda:[^:]*:[^:]*:function:[^:]+):\$LATEST$/.exec(id)?.[1] ?? id
  const matches = ({ arn, logicalId, ref }: CloudResource) => arn === plain || logicalId === plain || ref === plain
  return model.resources.find((resource) => plain !== '' && matches(resource))
}
