/** A module of the child as a part of one program: what only a module has falls away, and so do its comments. */

const SIBLING_IMPORT = /^import [^;]*? from '\.[^']*';\n/gm;
const NODE_IMPORT = /^import ([^;]*?) from '(node:[^']*)';\n/gm;
const EXPORT = /^export /gm;
/** A comment that has its lines to itself. One behind code stays, as does what begins a line inside an expression: ` * 2`. */
const COMMENT_LINES = /^[ \t]*(?:\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/[ \t]*)\n/gm;

/**
 * The text of a module for a scope that it shares with its siblings. It is a text of ours, in which no line of a string
 * begins like a comment or an import.
 */
export function asPart(source: string): string {
  return source
    .replace(SIBLING_IMPORT, '')
    .replace(NODE_IMPORT, "const $1 = require('$2');\n")
    .replace(EXPORT, '')
    .replace(COMMENT_LINES, '');
}
