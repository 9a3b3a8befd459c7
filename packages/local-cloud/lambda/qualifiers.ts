import { InvalidTemplate } from '../cloudformation/invalid-template.ts'
import { resourcesOf, type CloudModel } from '../cloudformation/cloud-model.ts'
import { textOf } from '../shared/json.ts'

/** The version that runs if a function is invoked without a qualifier. */
export const latestVersion = '$LATEST'

/** A qualifier of a function: an alias or version number, and the version to which it resolves. */
export type Qualifier = { functionName: string; qualifier: string; version: string }

/** Splits an ID into the function and its qualifier; `$LATEST` if there is none. */
export function splitQualifier(id: string): { name: string; qualifier: string } {
  const [, arn, rest] = /^(arn:[^:]*:lambda:[^:]*:[^:]*:function:)?(.*)$/.exec(id) ?? []
  const [name = '', qualifier = latestVersion, ...more] = (rest ?? id).split(':')
  // An ID with more parts than a name and a qualifier matches nothing.
  if (more.length > 0) return { name: id, qualifier }
  return { name: `${arn ?? ''}${name}`, qualifier }
}

const parts = (qualified: string): { functionName: string; qualifier: string } => {
  const [functionName = '', qualifier = ''] = qualified.split(':').slice(-2)
  return { functionName, qualifier }
}

/**
 * Reads the template's versions and aliases. Throws InvalidTemplate for an alias of a version that the template doesn't
 * create.
 */
export function readQualifiers(model: CloudModel): Qualifier[] {
  const versions = resourcesOf(model, 'AWS::Lambda::Version').map(({ arn }): Qualifier => {
    const { functionName, qualifier } = parts(arn)
    return { functionName, qualifier, version: qualifier }
  })
  const aliases = resourcesOf(model, 'AWS::Lambda::Alias').map(({ stack, logicalId, arn, properties }): Qualifier => {
    const { functionName, qualifier } = parts(arn)
    const version = textOf(properties['FunctionVersion']) ?? latestVersion
    const isMade = versions.some((made) => made.functionName === functionName && made.version === version)
    if (version !== latestVersion && !isMade)
      throw new InvalidTemplate(
        `${stack}/${logicalId} leads to version ${version} of ${functionName}, which no stack makes.`,
      )
    return { functionName, qualifier, version }
  })
  return [...versions, ...aliases]
}
