import { Code, FunctionRuntime } from 'aws-cdk-lib/aws-appsync'
import { bundleResolver } from './bundle-resolver.ts'

/** A resolver file as AppSync runs it. */
export const resolverCode = (file: string) => ({
  runtime: FunctionRuntime.JS_1_0_0,
  code: Code.fromInline(bundleResolver(file)),
})
