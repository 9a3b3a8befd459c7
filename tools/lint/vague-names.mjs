const VAGUE = '[name=/^(one|asked|found|told|kept)$/]'

/** Where variables, parameters, and destructured values are named. */
const bindings = [
  `:matches(VariableDeclarator, FunctionDeclaration) > Identifier.id${VAGUE}`,
  `:matches(:function, TSFunctionType, TSDeclareFunction) > Identifier.params${VAGUE}`,
  `AssignmentPattern > Identifier.left${VAGUE}`,
  `ArrayPattern > Identifier.elements${VAGUE}`,
  `ObjectPattern > Property > Identifier.value${VAGUE}`,
  `RestElement > Identifier.argument${VAGUE}`,
].join(', ')

/** Rejects names that don't describe what they contain. */
const noVagueNames = {
  create: (context) => ({
    [bindings]: (node) => context.report({ node, message: 'Name it by the noun that it holds.' }),
  }),
}

export default { meta: { name: 'academy' }, rules: { 'no-vague-names': noVagueNames } }
