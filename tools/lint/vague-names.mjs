const VAGUE = '[name=/^(one|asked|found|told|kept)$/]'

/** Where a variable, a parameter, or a destructured value gets its name. */
const bindings = [
  `:matches(VariableDeclarator, FunctionDeclaration) > Identifier.id${VAGUE}`,
  `:matches(:function, TSFunctionType, TSDeclareFunction) > Identifier.params${VAGUE}`,
  `AssignmentPattern > Identifier.left${VAGUE}`,
  `ArrayPattern > Identifier.elements${VAGUE}`,
  `ObjectPattern > Property > Identifier.value${VAGUE}`,
  `RestElement > Identifier.argument${VAGUE}`,
].join(', ')

/** Refuses names that say nothing of what they hold. */
const noVagueNames = {
  create: (context) => ({
    [bindings]: (node) => context.report({ node, message: 'Name it by the noun that it holds.' }),
  }),
}

export default { meta: { name: 'academy' }, rules: { 'no-vague-names': noVagueNames } }
