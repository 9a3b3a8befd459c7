import type { Template } from 'aws-cdk-lib/assertions'

export type Resource = { id: string; Type: string; Properties: Record<string, unknown> }

/** The resources of a type, with their logical IDs. */
export function listResources(template: Template, kind: string): Resource[] {
  return Object.entries(template.findResources(kind)).map(([id, resource]) => ({
    id,
    Type: kind,
    Properties: (resource.Properties ?? {}) as Record<string, unknown>,
  }))
}
