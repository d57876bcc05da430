/**
 * For tests: a hint read back by the TypeScript parser, and whether a value has the type it says.
 */

import ts from '@typescript/typescript6';

/** Parses a hint as a TypeScript type. Throws when it is not one type and nothing else. */
export function parseHint(hint: string): ts.TypeNode {
  const file = ts.createSourceFile('hint.ts', `type Hint = ${hint};`, ts.ScriptTarget.ES2022, false, ts.ScriptKind.TS);
  const problems = Reflect.get(file, 'parseDiagnostics') as readonly ts.Diagnostic[];
  const [statement, another] = file.statements;
  if (
    problems.length > 0 ||
    statement === undefined ||
    another !== undefined ||
    !ts.isTypeAliasDeclaration(statement)
  ) {
    throw new Error(`Not a TypeScript type: ${hint}`);
  }
  return statement.type;
}

/** Whether a value has a parsed type. `closed` reads an object type as all the properties there may be. */
export function hasType(type: ts.TypeNode, value: unknown, closed: boolean): boolean {
  if (ts.isParenthesizedTypeNode(type)) return hasType(type.type, value, closed);
  if (ts.isUnionTypeNode(type)) return type.types.some((member) => hasType(member, value, closed));
  if (ts.isLiteralTypeNode(type)) return literalOf(type.literal) === value;
  if (ts.isTypeLiteralNode(type)) return hasMembers(type, value, closed);
  if (ts.isTupleTypeNode(type)) return hasItems(type, value, closed);
  if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) && type.typeName.text === 'Array') {
    const [item] = type.typeArguments ?? [];
    return Array.isArray(value) && item !== undefined && value.every((inner) => hasType(item, inner, closed));
  }
  switch (type.kind) {
    case ts.SyntaxKind.UnknownKeyword:
      return true;
    case ts.SyntaxKind.NeverKeyword:
      return false;
    case ts.SyntaxKind.StringKeyword:
      return typeof value === 'string';
    case ts.SyntaxKind.NumberKeyword:
      return typeof value === 'number';
    case ts.SyntaxKind.BooleanKeyword:
      return typeof value === 'boolean';
    case ts.SyntaxKind.ObjectKeyword:
      return isObject(value);
    default:
      throw new Error(`A hint holds no ${ts.SyntaxKind[type.kind]}`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function literalOf(literal: ts.LiteralTypeNode['literal']): unknown {
  if (literal.kind === ts.SyntaxKind.NullKeyword) return null;
  if (literal.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (literal.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isStringLiteral(literal)) return literal.text;
  if (ts.isNumericLiteral(literal)) return Number(literal.text);
  if (ts.isPrefixUnaryExpression(literal) && ts.isNumericLiteral(literal.operand)) return -Number(literal.operand.text);
  throw new Error('A hint holds no such literal');
}

function hasMembers(type: ts.TypeLiteralNode, value: unknown, closed: boolean): boolean {
  if (!isObject(value)) return false;
  const listed = new Set<string>();
  let rest: ts.TypeNode | undefined;
  for (const member of type.members) {
    if (ts.isIndexSignatureDeclaration(member)) rest = member.type;
    else if (ts.isPropertySignature(member) && member.type !== undefined) {
      const name = (member.name as ts.Identifier | ts.StringLiteral).text;
      listed.add(name);
      if (!Object.hasOwn(value, name)) {
        if (member.questionToken === undefined) return false;
      } else if (!hasType(member.type, value[name], closed)) return false;
    } else throw new Error('A hint holds no such member');
  }
  const others = Object.keys(value).filter((name) => !listed.has(name));
  const known = rest;
  return known === undefined
    ? !closed || others.length === 0
    : others.every((name) => hasType(known, value[name], closed));
}

function hasItems(type: ts.TupleTypeNode, value: unknown, closed: boolean): boolean {
  if (!Array.isArray(value)) return false;
  let at = 0;
  for (const element of type.elements) {
    if (ts.isRestTypeNode(element)) return hasType(element.type, value.slice(at), closed);
    const optional = ts.isOptionalTypeNode(element);
    if (at >= value.length && !optional) return false;
    if (at < value.length && !hasType(optional ? element.type : (element as ts.TypeNode), value[at], closed))
      return false;
    at++;
  }
  return value.length <= at;
}
