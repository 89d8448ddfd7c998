import ts from 'typescript'

/** What has no place in code that must do the same anywhere and at any time. */
const FORBIDDEN = new Set([
  'Date',
  'console',
  'process',
  'performance',
  'crypto',
  'globalThis',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
])

/**
 * The forbidden names that a source uses, with the line of each. A name counts where it stands for a value or
 * a type, not where it names a member (`moment.process`); words in comments and texts do not count either.
 *
 * @param {string} file its name, for TypeScript to know the dialect
 * @param {string} text
 * @returns {string[]}
 */
export function forbiddenNames(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  /** @type {string[]} */
  const found = []
  const visit = (/** @type {ts.Node} */ node) => {
    const name = forbiddenName(node)
    if (name) found.push(`${name} in line ${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function forbiddenName(/** @type {ts.Node} */ node) {
  if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') return 'Math.random'
  if (!ts.isIdentifier(node) || !FORBIDDEN.has(node.text)) return undefined
  return isMemberName(node) ? undefined : node.text
}

function isMemberName(/** @type {ts.Identifier} */ node) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  const declaresMember =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isPropertyDeclaration(parent)
  return declaresMember && parent.name === node
}
