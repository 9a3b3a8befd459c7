/** The only modules APPSYNC_JS can import and this runtime offers. */
export const allowedModules: readonly string[] = ['@aws-appsync/utils', '@aws-appsync/utils/dynamodb']
